# A virtual display for scripts that open windows. To be sourced; needs Xvfb.
# shellcheck shell=bash

# Starts one of that size, like 1280x800, on a free number, and waits until it answers. Its name is in $DISPLAY, and the process to
# end in $display.
start_display() {
    local ready number
    exec {ready}< <(exec Xvfb -displayfd 1 -screen 0 "$1x24" 2>/dev/null)
    # shellcheck disable=SC2034 # for the script to end
    display=$!
    read -r number <&"$ready" || fail "Xvfb doesn't start"
    export DISPLAY=:$number
}
