//! Score sheets: their text as it is printed, their pictures by what is on them.

use jiff::tz::TimeZone;
use skipstone::locale::{Language, Locale};
use skipstone::score_sheet::Sheet;
use skipstone::store::SavedSeries;

use super::played;

fn sheet(series: &SavedSeries, language: Language) -> Sheet {
    Sheet::new(series, &Locale::new(language), &TimeZone::fixed(jiff::tz::offset(1))).expect("a table")
}
#[test]
#[ignore]
fn look() {
    let mut one = played::series(played::table("preset = 'quick'", 4, 2), 9, 9, 0).series;
    let two =
        played::series(played::table("preset = 'quick'\nscoring='lowest-left'\ntarget=40", 6, 6), 3, 40, 0)
            .series;
    let three = played::series(played::table("preset = 'quick'", 2, 2), 5, 3, 0).series;
    one.name = "Sunday evening".into();
    for (i, s) in [one, two, three].iter().enumerate() {
        for l in Language::ALL {
            let sheet = sheet(s, l);
            println!("{sheet}");
            for (p, png) in sheet.pictures().unwrap().iter().enumerate() {
                std::fs::write(format!("/tmp/sheet-{i}-{}-{p}.png", l.code()), png).unwrap();
            }
        }
    }
}
