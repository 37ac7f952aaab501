//! What becomes of challenges, in sentences.

use skipstone_core::challenge::{
    AttemptError, ChallengeCodeError, ChallengeFile, ChallengeFileError, OtherDeal,
};

use crate::days::ChallengeOutcome;
use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// How the round of a challenge ended for who took it up.
    pub fn challenge_outcome(&self, outcome: ChallengeOutcome) -> String {
        let ChallengeOutcome { won, turns, left } = outcome;
        match won {
            true => tr!(self, "days-won", turns = turns),
            false => tr!(self, "days-lost", turns = turns, left = left),
        }
    }

    /// Why a text is no challenge.
    pub fn challenge_code_error(&self, error: &ChallengeCodeError) -> String {
        match error {
            ChallengeCodeError::NotACode => tr!(self, "challenge-code-none"),
            ChallengeCodeError::Checksum => tr!(self, "challenge-code-checksum"),
            ChallengeCodeError::Newer(_) => tr!(self, "challenge-code-newer"),
            ChallengeCodeError::Content(_) | ChallengeCodeError::Challenge(_) => {
                tr!(self, "challenge-code-content")
            }
        }
    }

    /// Why a file is no challenge with records.
    pub fn challenge_file_error(&self, error: &ChallengeFileError) -> String {
        match error {
            ChallengeFileError::Newer(_) => tr!(self, "challenge-code-newer"),
            ChallengeFileError::Code(error) => self.challenge_code_error(error),
            ChallengeFileError::Record(error) => self.record_error(error),
            ChallengeFileError::TooMany => {
                tr!(self, "challenge-file-records", most = ChallengeFile::MAX_RECORDS)
            }
            // Errors of the format concern developers, so the details stay English.
            ChallengeFileError::Header(problem) => tr!(self, "record-broken", problem = problem.as_str()),
        }
    }

    /// Why a record doesn't tell what somebody made of a challenge.
    pub fn attempt_error(&self, error: &AttemptError) -> String {
        match error {
            AttemptError::OtherDeal(what) => {
                let what = match what {
                    OtherDeal::Rules => "rules",
                    OtherDeal::Players => "players",
                    OtherDeal::Dealer => "dealer",
                    OtherDeal::Cards => "cards",
                };
                tr!(self, "attempt-other-deal", what = what)
            }
            AttemptError::Record(difference) => tr!(self, "attempt-broken", line = difference.line),
            AttemptError::NotFromSeed => tr!(self, "attempt-other-deal", what = "cards"),
            AttemptError::Unfinished => tr!(self, "attempt-unfinished"),
            AttemptError::Deviation { line } => tr!(self, "attempt-deviation", line = *line),
        }
    }
}
