# `make demo` and `make test` need nothing but a Swift toolchain: they install Graphviz's library themselves where it
# is missing.

PREFIX ?= /usr/local
SWIFT ?= swift
# '--version' tells it.
install dist: export NAVATLAS_COMMIT := $(shell git rev-parse --short=12 HEAD 2>/dev/null)
FORMATTED = Package.swift Sources Tests Examples

.PHONY: help demo screenshot test test-browser test-libraries fuzz bench build format lint install setup

help:
	@echo 'make demo     run the example app'"'"'s own tool; writes output/'
	@echo 'make test     run the tests'
	@echo 'make screenshot  take the picture of the page that README shows'
	@echo 'make test-browser  test the page of --format html in a real Chromium (installs it with apt)'
	@echo 'make fuzz     try broken and hostile inputs; FUZZ_SECONDS=60, FUZZ_SEED to repeat a run'
	@echo 'make test-libraries SOURCES=folder  test against real libraries, whose sources are in the folder'
	@echo 'make bench    measure, in release; folders of your own: make bench BENCH="Sources ../App"'
	@echo 'make build    build everything'
	@echo 'make format   format the sources'
	@echo 'make lint     check the format of the sources'
	@echo 'make install  install navatlas to PREFIX (now: $(PREFIX))'

demo: setup
	@SWIFT='$(SWIFT)' .ci/demo.sh

screenshot:
	.ci/screenshot.sh

test: setup
	$(SWIFT) test

test-browser: setup
	@BROWSER=$$(.ci/browser.sh) && NAVATLAS_BROWSER="$$BROWSER" $(SWIFT) test --filter BrowserTests

fuzz: setup
	$(SWIFT) build --product navatlas
	$(SWIFT) build --product NavAtlasFuzz
	@bin=$$($(SWIFT) build --show-bin-path) && "$$bin/NavAtlasFuzz" "$$bin/navatlas" Examples

test-libraries: setup
	@SWIFT='$(SWIFT)' Tests/RealLibraries/test.sh $(SOURCES)

bench: setup
	$(SWIFT) build --configuration release --product navatlas
	$(SWIFT) build --configuration release --product NavAtlasBench
	"$$($(SWIFT) build --configuration release --show-bin-path)/NavAtlasBench" $(BENCH)

build: setup
	$(SWIFT) build

format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)

install: setup
	$(SWIFT) build --configuration release --product navatlas
	.ci/install.sh "$$($(SWIFT) build --configuration release --show-bin-path)/navatlas" '$(DESTDIR)$(PREFIX)'

dist: setup
	@SWIFT='$(SWIFT)' .ci/dist.sh

test-dist: dist
	Tests/Distribution/test.sh dist/*.tar.gz

test-shells: setup
	.ci/shells.sh
	$(SWIFT) build --product navatlas
	Tests/Shells/test.sh "$$($(SWIFT) build --show-bin-path)/navatlas"

test-plugins: setup
	$(SWIFT) build --product navatlas
	@SWIFT='$(SWIFT)' Tests/Plugins/test.sh "$$($(SWIFT) build --show-bin-path)/navatlas"

test-manifest: setup
	@SWIFT='$(SWIFT)' Tests/Manifest/test.sh

setup:
	@SWIFT='$(SWIFT)' .ci/setup.sh
