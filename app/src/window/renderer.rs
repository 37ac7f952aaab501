//! Who draws: a graphics card, or the processor where there is none.
//!
//! iced would take any adapter, a graphics card that is only pretended by the processor too, which is ten times slower and
//! takes five times the memory of iced's own software renderer.

use std::process::Command;
use std::{env, io};

use iced::wgpu::{Backends, DeviceType, Instance, InstanceDescriptor};

/// Where iced looks for the renderer to take.
const CHOICE: &str = "ICED_BACKEND";
const SOFTWARE: &str = "tiny-skia";

/// Whether the software renderer must be asked for. Who set iced's own variable has chosen already.
pub(super) fn must_switch_to_software(forced: bool) -> bool {
    match env::var_os(CHOICE) {
        Some(chosen) => forced && chosen != SOFTWARE,
        None => forced || !has_graphics_card(),
    }
}

/// Starts the program again with the software renderer and ends with it. A running process can't change its own environment
/// safely, for other threads may be reading it.
pub(super) fn restart_with_software() -> io::Error {
    let again = env::current_exe().map(|program| {
        let mut again = Command::new(program);
        again.args(env::args_os().skip(1)).env(CHOICE, SOFTWARE);
        again
    });
    match again {
        Ok(again) => become_it(again),
        Err(error) => error,
    }
}

#[cfg(unix)]
fn become_it(mut again: Command) -> io::Error {
    std::os::unix::process::CommandExt::exec(&mut again)
}

#[cfg(not(unix))]
fn become_it(mut again: Command) -> io::Error {
    match again.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(1)),
        Err(error) => error,
    }
}

fn has_graphics_card() -> bool {
    // Every Mac has one.
    cfg!(target_os = "macos") || (has_device() && has_adapter())
}

/// Whether the kernel knows a graphics card. Where not, nothing has to be loaded to find out.
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
    let backends = Backends::from_env().unwrap_or(Backends::all());
    let instance = Instance::new(&InstanceDescriptor { backends, ..InstanceDescriptor::default() });
    let adapters = instance.enumerate_adapters(backends);
    adapters.iter().any(|adapter| adapter.get_info().device_type != DeviceType::Cpu)
}
