# A 'Run Script' phase of Xcode. Set ENABLE_USER_SCRIPT_SANDBOXING to NO: the sandbox hides sources that are not listed.
export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin"
if command -v navatlas >/dev/null; then
    # 'report' lets the build go on; 'check' fails it.
    navatlas report --format xcode "$SRCROOT"
else
    echo "warning: navatlas is not installed"
fi
