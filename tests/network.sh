# A network of its own for a script, which nothing leaves, and with it displays of its own: their numbers are free or taken by network,
# but their sockets lie in one folder for all. To be sourced; needs unshare.
# shellcheck shell=bash

# Starts the script again in a new network, once: as an ordinary user, as root, or where only root may and the user may become it.
# The arguments are the script's. To be called first of all.
enter_own_network() {
    if [ -z "${SKIPSTONE_IN_NETWORK:-}" ]; then
        export SKIPSTONE_IN_NETWORK=1
        for way in "unshare --map-root-user" unshare "sudo -n --preserve-env=SKIPSTONE_IN_NETWORK unshare"; do
            # shellcheck disable=SC2086 # a command and its options
            if $way --net --mount true 2>/dev/null; then exec $way --net --mount "$0" "$@"; fi
        done
        echo "${0##*/}: it needs namespaces of its own (unshare --net --mount)"
        exit 1
    fi
    ip link set lo up
    mkdir -p /tmp/.X11-unix
    mount -t tmpfs -o mode=1777 tmpfs /tmp/.X11-unix
}
