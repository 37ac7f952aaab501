//! The console of the process that started the program, on Windows.
//!
//! There a program belongs either to a console, and then opens one beside its window when it is started by a double click, or to
//! none. This one belongs to none, so commands that are started from a console first have to attach to it.

/// Lets the program print into the console that it was started from, if there is one. Standard handles that lead to a file or a
/// pipe keep doing so. Call it before anything is printed.
///
/// The shell doesn't wait for a program without a console of its own; the copy that the installer makes as `skipstone.com` is one
/// with a console.
#[cfg(windows)]
#[allow(unsafe_code, reason = "the calls of the system have no safe form")]
pub(super) fn attach() {
    use windows_sys::Win32::System::Console::{
        ATTACH_PARENT_PROCESS, AttachConsole, GetStdHandle, STD_ERROR_HANDLE, STD_INPUT_HANDLE,
        STD_OUTPUT_HANDLE, SetStdHandle,
    };

    let ids = [STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE];
    // SAFETY: none of these calls takes a pointer, and all report an unusable handle or process as an error. No other thread runs
    // yet that could be using the standard handles.
    unsafe {
        let redirected = ids.map(|id| Some(GetStdHandle(id)).filter(|handle| leads_to_file(*handle)));
        // Fails without a console, as after a double click, and where the program has one already. Then there is nothing to do.
        // It may replace all handles.
        if AttachConsole(ATTACH_PARENT_PROCESS) != 0 {
            for (id, handle) in ids.into_iter().zip(redirected) {
                if let Some(handle) = handle {
                    SetStdHandle(id, handle);
                }
            }
        }
    }
}

/// Other systems give a program its terminal by themselves.
#[cfg(not(windows))]
pub(super) fn attach() {}

/// Whether a handle is one of a file, a pipe or a device such as `NUL`. Without a redirection there is no handle, or a number that
/// means nothing in this process.
#[cfg(windows)]
#[allow(unsafe_code, reason = "the calls of the system have no safe form")]
fn leads_to_file(handle: windows_sys::Win32::Foundation::HANDLE) -> bool {
    use windows_sys::Win32::Storage::FileSystem::{FILE_TYPE_UNKNOWN, GetFileType};

    // SAFETY: the call takes any number and reports one that is no handle of a file as an unknown type.
    unsafe { GetFileType(handle) != FILE_TYPE_UNKNOWN }
}

#[cfg(all(test, windows))]
mod tests {
    use std::fs::File;
    use std::os::windows::io::AsRawHandle as _;
    use std::{io, ptr};

    use windows_sys::Win32::Foundation::INVALID_HANDLE_VALUE;

    use super::*;

    #[test]
    fn files_pipes_and_nul_are_kept() {
        let file = tempfile::tempfile().expect("a file");
        let nul = File::options().write(true).open("NUL").expect("NUL");
        let (reader, writer) = io::pipe().expect("a pipe");
        let handles =
            [file.as_raw_handle(), nul.as_raw_handle(), reader.as_raw_handle(), writer.as_raw_handle()];
        assert!(handles.into_iter().all(leads_to_file));
    }

    #[test]
    fn a_window_program_has_nothing_to_keep() {
        assert!([ptr::null_mut(), INVALID_HANDLE_VALUE].into_iter().all(|handle| !leads_to_file(handle)));
    }
}
