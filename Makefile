# `make demo` and `make test` need nothing but a Swift toolchain: they install Graphviz's library themselves where it
# is missing.

PREFIX ?= /usr/local
SWIFT ?= swift
# What is built here needs no plugins of the package, for which SwiftPM builds all of the tool a second time.
export NAVATLAS_PLUGINS := none
# '--version' tells it.
install dist: export NAVATLAS_COMMIT := $(shell git rev-parse --short=12 HEAD 2>/dev/null)
FORMATTED = Package.swift Plugins Sources Tests Examples

.PHONY: help demo screenshot test test-browser test-coverage test-dist test-integrations test-libraries test-manifest test-mcp \
	test-plugins test-shells test-styles test-watch fuzz bench bench-page build format lint web docs dist install setup

help:
	@echo 'make build     build everything'
	@echo 'make install   install navatlas with completions and manual page to PREFIX (now: $(PREFIX))'
	@echo 'make demo      run the examples, and write output/'
	@echo 'make docs      build the documentation site into .build/docs/site'
	@echo 'make dist      write an archive for Linux that needs no Swift toolchain'
	@echo 'make test      run the tests'
	@echo 'make lint      check the sources, and the script and style of the page'
	@echo 'make web       put the script and style of the page into the program, where they have changed'
	@echo 'make fuzz      try broken and hostile inputs; FUZZ_SECONDS=60, FUZZ_SEED to repeat a run'
	@echo 'make bench     measure, in release; folders of your own: make bench BENCH="Sources ../App"'
	@echo 'make bench-page PAGES="map.html …"  measure how smoothly pages move in Chromium'
	@echo 'make screenshot         take the picture of the page that README shows'
	@echo 'make test-browser       test the HTML map in Chromium'
	@echo 'make test-coverage      run an example'\''s tests with coverage, and read what they take'
	@echo 'make test-dist          run the archive where there is no toolchain'
	@echo 'make test-integrations  run the GitHub Action, hooks and scripts for other services'
	@echo 'make test-libraries SOURCES=folder  test against real libraries, whose sources are in the folder'
	@echo 'make test-manifest      test where SwiftSyntax comes from'
	@echo 'make test-mcp           ask the server of the Model Context Protocol with the client from PyPI'
	@echo 'make test-plugins       run the SwiftPM plugins on an example'
	@echo 'make test-styles        compile the scanner without each style'
	@echo 'make test-watch         edit an app that is watched; WATCH_SECONDS=60, WATCH_SEED to repeat a run'
	@echo 'make test-shells        complete command lines in bash, zsh and fish, and check the manual page'

demo: setup
	@SWIFT='$(SWIFT)' .ci/demo.sh

screenshot:
	.ci/screenshot.sh

test: setup
	$(SWIFT) test

test-browser: setup
	@BROWSER=$$(.ci/browser.sh) && TOOLS=$$(.ci/page-tools.sh) && NAVATLAS_BROWSER="$$BROWSER" \
		NAVATLAS_AXE="$$TOOLS/axe_playwright_python/axe.min.js" $(SWIFT) test --filter BrowserTests

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

bench-page:
	@NAVATLAS_BROWSER=$$(.ci/browser.sh) .ci/bench-page.py $(PAGES)

build: setup
	$(SWIFT) build

format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)
	.ci/lint-page.sh

web:
	.ci/embed-web.sh

install: setup
	$(SWIFT) build --configuration release --product navatlas
	.ci/install.sh "$$($(SWIFT) build --configuration release --show-bin-path)/navatlas" '$(DESTDIR)$(PREFIX)'

dist: setup
	@SWIFT='$(SWIFT)' .ci/dist.sh

test-coverage: setup
	$(SWIFT) build --product navatlas
	Tests/Coverage/test.sh "$$($(SWIFT) build --show-bin-path)/navatlas"

test-dist: dist
	Tests/Distribution/test.sh dist/*.tar.gz

test-mcp: setup
	$(SWIFT) build --product navatlas
	Tests/Protocol/test.sh "$$($(SWIFT) build --show-bin-path)/navatlas"

test-watch: setup
	$(SWIFT) build --product navatlas
	Tests/Watching/soak.py "$$($(SWIFT) build --show-bin-path)/navatlas" $(or $(WATCH_SECONDS),60) $(WATCH_SEED)
	Tests/Watching/limit.py "$$($(SWIFT) build --show-bin-path)/navatlas"

test-shells: setup
	.ci/shells.sh
	$(SWIFT) build --product navatlas
	Tests/Shells/test.sh "$$($(SWIFT) build --show-bin-path)/navatlas"

docs: setup
	@SWIFT='$(SWIFT)' .ci/docs.sh

test-integrations: setup
	$(SWIFT) build --product navatlas
	Tests/Integrations/test.sh "$$($(SWIFT) build --show-bin-path)/navatlas"

test-plugins: setup
	$(SWIFT) build --product navatlas
	@SWIFT='$(SWIFT)' Tests/Plugins/test.sh "$$($(SWIFT) build --show-bin-path)/navatlas"

test-styles: setup
	Tests/Styles/test.sh

test-manifest: setup
	@SWIFT='$(SWIFT)' Tests/Manifest/test.sh

setup:
	@SWIFT='$(SWIFT)' .ci/setup.sh
