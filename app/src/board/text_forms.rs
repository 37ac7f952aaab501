//! A text that can be shortened without losing what counts.

/// A text in several forms, the longest first: a place shows the longest that fits it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TextForms(Vec<String>);

impl TextForms {
    /// A text in these forms, the longest first; empty without any.
    pub fn new(forms: impl IntoIterator<Item = String>) -> TextForms {
        TextForms(forms.into_iter().collect())
    }

    /// The forms, the longest first.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// The longest form; empty if there is nothing to say.
    pub fn full(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    /// The longest form that fits, or the shortest if none does.
    pub fn fitting(&self, fits: impl Fn(&str) -> bool) -> &str {
        self.0.iter().find(|form| fits(form)).or(self.0.last()).map_or("", String::as_str)
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.full().is_empty()
    }
}

impl From<String> for TextForms {
    fn from(only: String) -> TextForms {
        TextForms(vec![only])
    }
}
