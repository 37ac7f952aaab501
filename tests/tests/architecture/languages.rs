//! The packages have texts in every language of `assets/locales`, and in no other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::root;

/// The files for Linux desktops, without their endings.
const LINUX: &str = "packaging/linux/org.example.Skipstone";

/// Where texts are, in the order of a file, by language.
type Places = BTreeMap<String, Vec<String>>;

/// The names of a folder's entries, without an ending.
fn names(folder: &str, ending: &str) -> BTreeSet<String> {
    let entries = root().join(folder).read_dir().expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter_map(|name| name.strip_suffix(ending).map(str::to_owned)).collect()
}

/// The codes of all languages.
fn languages() -> BTreeSet<String> {
    names("assets/locales", "")
}

/// The codes of all languages as Linux desktops write them, such as `pt_BR`.
fn desktop_languages() -> BTreeSet<String> {
    languages().iter().map(|code| code.replace('-', "_")).collect()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The places of the lines that `split` takes apart into place and language.
fn places(text: &str, split: impl Fn(&str) -> Option<(&str, &str)>) -> Places {
    let mut places = Places::new();
    for (place, language) in text.lines().filter_map(split) {
        places.entry(language.to_owned()).or_default().push(place.trim().to_owned());
    }
    places
}

/// The key and the language of a line such as `Comment[de]=…`.
fn of_entry(line: &str) -> Option<(&str, &str)> {
    line.split_once("]=")?.0.split_once('[')
}

/// The element and the language of a line such as `<p xml:lang="de">…</p>`.
fn of_element(line: &str) -> Option<(&str, &str)> {
    let (element, rest) = line.split_once(" xml:lang=\"")?;
    Some((element, rest.split_once('"')?.0))
}

/// Asserts that each language has texts in the places where the others have them.
fn assert_complete(path: &str, places: &Places, languages: &BTreeSet<String>) {
    assert_eq!(&places.keys().cloned().collect::<BTreeSet<_>>(), languages, "the languages of {path}");
    let (first, wanted) = places.first_key_value().expect("a language");
    for (language, own) in places {
        assert_eq!(own, wanted, "{path}: {language}, compared with {first}");
    }
}

#[test]
fn linux_desktops_have_every_language() {
    let all = desktop_languages();
    // What names no language is English.
    let others: BTreeSet<String> = all.iter().filter(|language| *language != "en").cloned().collect();

    let path = format!("{LINUX}.desktop");
    assert_complete(&path, &places(&read(&path), of_entry), &others);

    for path in [format!("{LINUX}.metainfo.xml"), format!("{LINUX}.xml")] {
        assert_complete(&path, &places(&read(&path), of_element), &others);
    }

    let about = read(&format!("{LINUX}.metainfo.xml"));
    let listed = about.lines().filter_map(|line| line.trim().strip_prefix("<lang>")?.strip_suffix("</lang>"));
    assert_eq!(listed.map(str::to_owned).collect::<BTreeSet<_>>(), all, "the list in the metainfo");
}

#[test]
fn the_windows_installer_has_every_language() {
    let folder = "packaging/windows/texts";
    let texts = names(folder, ".nsh").into_iter().map(|code| {
        let text = read(&format!("{folder}/{code}.nsh"));
        let names = text.lines().filter_map(|line| line.strip_prefix("LangString ")?.split(' ').next());
        (code, names.map(str::to_owned).collect())
    });
    assert_complete(folder, &texts.collect(), &languages());
}

#[test]
fn the_macos_bundle_has_every_language() {
    let folder = "packaging/macos";
    let texts = names(folder, ".lproj").into_iter().map(|code| {
        let text = read(&format!("{folder}/{code}.lproj/InfoPlist.strings"));
        let keys = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
        (code, keys.map(str::to_owned).collect())
    });
    assert_complete(folder, &texts.collect(), &languages());
}
