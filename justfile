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

# 100,000 rounds over all presets and tables, each record replayed through the rules.
soak:
    cargo build --release --locked
    tests/soak.sh target/release/skipstone

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

# Draw the card faces again.
cards:
    python3 assets/cards/draw.py
