//! Gives `skipstone.exe` its icons, its version and its manifest. Other systems keep these beside the program.

use std::{env, io};

use winresource::WindowsResource;

const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/icons");
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../packaging/windows/skipstone.manifest");

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return Ok(());
    }
    let icon = |name: &str| format!("{ASSETS}/{name}.ico");
    // The first one is the program's; the installer refers to the other one by its number.
    let icons = [("1", icon("skipstone")), ("2", icon("skipstone-record"))];

    let mut resource = WindowsResource::new();
    for (number, path) in &icons {
        println!("cargo::rerun-if-changed={path}");
        resource.set_icon_with_id(path, number);
    }
    println!("cargo::rerun-if-changed={MANIFEST}");
    resource
        .set_manifest_file(MANIFEST)
        .set("ProductName", "Skipstone")
        // What the task manager calls the program.
        .set("FileDescription", "Skipstone")
        .set("OriginalFilename", "skipstone.exe")
        .set("LegalCopyright", "The Skipstone contributors. MIT or Apache-2.0.");
    resource.compile_for("skipstone")
}
