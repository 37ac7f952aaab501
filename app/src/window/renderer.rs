//! Chooses between hardware and software rendering.
//!
//! iced by itself uses any adapter, including one that emulates a graphics card on the processor, which is ten times slower
//! and takes five times the memory of iced's own software renderer.

use std::{env, io};

use iced::wgpu::{AdapterInfo, Backends, DeviceType, Instance, InstanceDescriptor};

/// The environment variable by which iced chooses its renderer.
const BACKEND_VAR: &str = "ICED_BACKEND";
const SOFTWARE: &str = "tiny-skia";

/// Chooses the software renderer if there is no graphics card, or if it is `forced`. Respects iced's own variable unless forced.
///
/// On Unix, this restarts the program and returns only if nothing has to be changed. Call it before anything is opened.
///
/// # Errors
/// If the program can't be restarted.
pub(super) fn choose(forced: bool) -> io::Result<()> {
    let must_switch = match env::var_os(BACKEND_VAR) {
        Some(chosen) => forced && chosen != SOFTWARE,
        None => forced || !has_graphics_card(),
    };
    if must_switch { switch_to_software() } else { Ok(()) }
}

/// Restarts the program with iced's variable.
#[cfg(unix)]
fn switch_to_software() -> io::Result<()> {
    Err(super::restart::restart(|command| {
        command.env(BACKEND_VAR, SOFTWARE);
    }))
}

/// Sets iced's variable.
#[cfg(windows)]
#[allow(unsafe_code, reason = "setting a variable is unsafe on other systems")]
fn switch_to_software() -> io::Result<()> {
    // SAFETY: on Windows, other threads may read the environment meanwhile.
    unsafe { env::set_var(BACKEND_VAR, SOFTWARE) };
    Ok(())
}

fn has_graphics_card() -> bool {
    // Every Mac has a graphics card.
    cfg!(target_os = "macos") || (has_device() && has_adapter())
}

/// Whether the kernel lists a render node. Avoids loading graphics drivers where there is none.
#[cfg(target_os = "linux")]
fn has_device() -> bool {
    let render_node = |entry: io::Result<std::fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.file_name().as_encoded_bytes().starts_with(b"renderD"))
    };
    std::fs::read_dir("/dev/dri").is_ok_and(|mut entries| entries.any(render_node))
        || ["/dev/nvidiactl", "/dev/dxg"].iter().any(|device| std::path::Path::new(device).exists())
}

#[cfg(not(target_os = "linux"))]
fn has_device() -> bool {
    true
}

fn has_adapter() -> bool {
    !adapters().is_empty()
}

/// The graphics cards that are used without `--software`: name and interface. Empty if the processor draws.
pub fn graphics_cards() -> Vec<String> {
    let description = |card: &AdapterInfo| format!("{} ({})", card.name, card.backend);
    if has_device() { adapters().iter().map(description).collect() } else { Vec::new() }
}

/// The graphics cards, without what only emulates one.
fn adapters() -> Vec<AdapterInfo> {
    let backends = Backends::from_env().unwrap_or(Backends::all());
    let instance = Instance::new(&InstanceDescriptor { backends, ..InstanceDescriptor::default() });
    let found = instance.enumerate_adapters(backends);
    let infos = found.iter().map(|adapter| adapter.get_info());
    infos.filter(|info| info.device_type != DeviceType::Cpu).collect()
}
