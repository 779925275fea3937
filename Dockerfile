# docker build -t navatlas . && docker run --rm -v "$PWD:/app" navatlas check .
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make libgraphviz-dev pkg-config fonts-liberation
WORKDIR /navatlas
COPY . .
RUN git config --global --add safe.directory /navatlas && make dist && \
    mkdir /image && tar xzf dist/*.tar.gz -C /image --strip-components 1

FROM debian:bookworm-slim
# Git reads revisions for 'diff'; Graphviz paints PNG and PDF.
RUN apt-get update && apt-get install -y --no-install-recommends git graphviz fonts-liberation && \
    rm -rf /var/lib/apt/lists/* && git config --system --add safe.directory '*'
COPY --from=build /image /usr/local
WORKDIR /app
ENTRYPOINT ["navatlas"]
CMD ["check", "."]
