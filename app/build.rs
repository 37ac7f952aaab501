//! Tells the program what it is built from, packs the texts of all languages and the licences of others' work into it, and gives
//! `skipstone.exe` its icons, its version and its manifest, which other systems keep beside the program.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use winresource::WindowsResource;

use folder::LocaleFolder;

// The program uses all of it, and its items are public there.
#[allow(dead_code, unreachable_pub)]
#[path = "src/locale/folder.rs"]
mod folder;

const ICONS: &str = "assets/icons";
const LICENCES: &str = "assets/licences/third-party.txt";
const LOCALES: &str = "assets/locales";
const MANIFEST: &str = "packaging/windows/skipstone.manifest";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    build_info();
    pack_licences()?;
    pack_locales()?;
    if env::var_os("CARGO_CFG_WINDOWS").is_none() { Ok(()) } else { windows_resources() }
}

/// The commit and the platform, for `skipstone --version --json`.
fn build_info() {
    let target = env::var("TARGET").unwrap_or_default();
    println!("cargo::rustc-env=SKIPSTONE_TARGET={target}");
    // Whoever builds from an archive names the commit.
    println!("cargo::rerun-if-env-changed=SKIPSTONE_COMMIT");
    if env::var_os("SKIPSTONE_COMMIT").is_none()
        && let Some(commit) = git(&["rev-parse", "HEAD"])
    {
        println!("cargo::rustc-env=SKIPSTONE_COMMIT={commit}");
        // The file that changes with every commit.
        if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
            println!("cargo::rerun-if-changed={log}");
        }
    }
}

/// What git answers; `None` where the source is no repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_owned())
}

/// The list of licences, which hardly anybody opens, takes an eighth of its size.
fn pack_licences() -> io::Result<()> {
    pack(&fs::read(input(LICENCES))?, "third-party.txt.zlib")
}

/// The texts of all languages, of which one is unpacked, take a third of their size. `locales.rs` lists them.
fn pack_locales() -> io::Result<()> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(input(LOCALES))? {
        let folder = entry?.path();
        println!("cargo::rerun-if-changed={}", folder.display());
        folders.push(LocaleFolder::read(&folder, |error| error, |file| fs::read_to_string(file))?);
    }
    folders.sort_by_key(|folder| folder.name().to_lowercase());
    let mut list = String::new();
    for folder in &folders {
        let (code, name, messages, packed) =
            (&folder.code, folder.name(), folder.message_count(), format!("{}.ftl.zlib", folder.code));
        pack(folder.text().as_bytes(), &packed)?;
        let _ = writeln!(
            list,
            "Packed {{ language: Language {{ code: {code:?} }}, name: {name:?}, messages: {messages}, \
             texts: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{packed}\")) }},"
        );
    }
    fs::write(output("locales.rs"), format!("[{list}]"))
}

/// Writes a compressed file for the program to include.
fn pack(contents: &[u8], name: &str) -> io::Result<()> {
    let mut encoder = ZlibEncoder::new(fs::File::create(output(name))?, Compression::best());
    encoder.write_all(contents)?;
    encoder.finish().map(|_| ())
}

/// Where the build puts a file that the program includes.
fn output(name: &str) -> PathBuf {
    PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join(name)
}

/// Where a file of the workspace is that the program is built from. Asked when the build runs: a checkout can be moved, or share the
/// build folder of another one.
fn input(path: &str) -> String {
    let package = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let path = format!("{package}/../{path}");
    println!("cargo::rerun-if-changed={path}");
    path
}

fn windows_resources() -> io::Result<()> {
    let icon = |name: &str| input(&format!("{ICONS}/{name}.ico"));
    // The first one is the program's; the installer refers to the other one by its number.
    let icons = [("1", icon("skipstone")), ("2", icon("skipstone-record"))];

    let mut resource = WindowsResource::new();
    for (number, path) in &icons {
        resource.set_icon_with_id(path, number);
    }
    resource
        .set_manifest_file(&input(MANIFEST))
        .set("ProductName", "Skipstone")
        // What the task manager calls the program.
        .set("FileDescription", "Skipstone")
        .set("OriginalFilename", "skipstone.exe")
        .set("LegalCopyright", "The Skipstone contributors. MIT or Apache-2.0.");
    resource.compile_for("skipstone")
}
