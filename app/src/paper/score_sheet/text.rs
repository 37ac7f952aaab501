//! The score sheet as plain text with columns for a monospaced font.

use std::fmt;

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::{Cell, Sheet};

/// The widest line in columns; most printers and mails wrap longer ones.
const WIDEST: usize = 80;
/// The fewest columns a name is shortened to.
const SHORTEST: usize = 6;

/// The widths of the columns, in characters.
struct Widths {
    round: usize,
    date: usize,
    dealer: usize,
    /// A team's points of a round.
    gained: usize,
    /// A team's total.
    total: usize,
    /// The column of each team.
    teams: Vec<usize>,
    /// The space between columns.
    gap: usize,
}

impl Widths {
    fn of(sheet: &Sheet) -> Widths {
        let widest = |words: &mut dyn Iterator<Item = &str>| words.map(str::width).max().unwrap_or_default();
        let head = &sheet.headings;
        let rows = || sheet.rows.iter();
        let cells = || rows().flat_map(|row| &row.cells);
        let gained = cells().map(|cell| cell.gain().width()).max().unwrap_or_default();
        let total = sheet.totals.iter().map(|total| total.to_string().width()).max().unwrap_or_default();
        // The last total is the widest. A team's column is at least as wide as its numbers.
        let numbers = gained + 1 + total;
        let mut widths = Widths {
            round: widest(&mut rows().map(|row| row.number.as_str()).chain([&*head.round])),
            date: widest(&mut rows().map(|row| row.date.as_str()).chain([&*head.date])),
            dealer: widest(&mut rows().map(|row| row.dealer.as_str()).chain([&*head.dealer, &*head.total])),
            gained,
            total,
            teams: sheet.teams.iter().map(|team| team.width().max(numbers)).collect(),
            gap: 3,
        };
        // Narrows the gaps a little first, then long names, then the rest of the gaps.
        while widths.sum() > WIDEST && widths.narrow(numbers.max(SHORTEST)) {}
        widths
    }

    fn sum(&self) -> usize {
        let teams: usize = self.teams.iter().map(|team| team + self.gap).sum();
        self.round + self.date + self.dealer + 2 * self.gap + teams
    }

    /// Narrows the gaps or the widest column by one; `false` if nothing can be narrowed. `least` is the minimum for teams.
    fn narrow(&mut self, least: usize) -> bool {
        if self.gap > 2 {
            self.gap -= 1;
            return true;
        }
        let names = self.teams.iter_mut().map(|team| (least, team)).chain([(SHORTEST, &mut self.dealer)]);
        match names.filter(|(least, width)| **width > *least).max_by_key(|(_, width)| **width) {
            Some((_, width)) => *width -= 1,
            None if self.gap > 1 => self.gap -= 1,
            None => return false,
        }
        true
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        writeln!(f, "{}", "=".repeat(self.title.width().min(WIDEST)))?;
        for words in self.players.iter().chain([&self.rules, &self.began]) {
            paragraph(f, words)?;
        }
        if !self.rows.is_empty() {
            writeln!(f)?;
            self.table(f, &Widths::of(self))?;
        }
        writeln!(f)?;
        paragraph(f, &self.outcome)?;
        for (at, note) in self.notes.iter().enumerate() {
            f.write_str(if at == 0 { "\n" } else { "" })?;
            paragraph(f, &format!("* {note}"))?;
        }
        Ok(())
    }
}

impl Sheet {
    fn table(&self, f: &mut fmt::Formatter<'_>, widths: &Widths) -> fmt::Result {
        let head = &self.headings;
        let line = "-".repeat(widths.sum());
        widths.line(f, [&head.round, &head.date, &head.dealer], self.teams.iter().cloned())?;
        writeln!(f, "{line}")?;
        for row in &self.rows {
            let cell = |cell: &Cell| {
                format!("{} {:>total$}", right(&cell.gain(), widths.gained), cell.total, total = widths.total)
            };
            widths.line(f, [&row.number, &row.date, &row.dealer], row.cells.iter().map(cell))?;
        }
        writeln!(f, "{line}")?;
        widths.line(f, ["", "", &head.total], self.totals.iter().map(u32::to_string))
    }
}

impl Widths {
    /// Writes a row of the table.
    fn line(
        &self,
        f: &mut fmt::Formatter<'_>,
        [round, date, dealer]: [&str; 3],
        teams: impl Iterator<Item = String>,
    ) -> fmt::Result {
        let gap = " ".repeat(self.gap);
        let dealer = shortened(dealer, self.dealer);
        write!(
            f,
            "{}{gap}{}{gap}{}",
            right(round, self.round),
            left(date, self.date),
            left(&dealer, self.dealer)
        )?;
        for (team, width) in teams.zip(&self.teams) {
            write!(f, "{gap}{}", right(&shortened(&team, *width), *width))?;
        }
        writeln!(f)
    }
}

/// Writes a text wrapped at [`WIDEST`].
fn paragraph(f: &mut fmt::Formatter<'_>, words: &str) -> fmt::Result {
    let mut used = 0;
    for word in words.split_whitespace() {
        match used {
            0 => {}
            used if used + 1 + word.width() <= WIDEST => f.write_str(" ")?,
            _ => {
                writeln!(f)?;
                used = 0;
            }
        }
        f.write_str(word)?;
        used += usize::from(used > 0) + word.width();
    }
    writeln!(f)
}

fn left(words: &str, width: usize) -> String {
    format!("{words}{}", " ".repeat(width.saturating_sub(words.width())))
}

fn right(words: &str, width: usize) -> String {
    format!("{}{words}", " ".repeat(width.saturating_sub(words.width())))
}

/// Shortens a text to a width in columns.
fn shortened(words: &str, width: usize) -> String {
    if words.width() <= width {
        return words.to_owned();
    }
    let mut room = width.saturating_sub(1);
    let still_fits = |letter: &char| {
        let wide = letter.width().unwrap_or_default();
        let fits = wide <= room;
        room = room.saturating_sub(wide);
        fits
    };
    words.chars().take_while(still_fits).chain(['…']).collect()
}
