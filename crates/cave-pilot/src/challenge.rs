//! A challenge and its penalty as numbers, read from the words of the data. Rules: CP-HANDLE-02, CP-DAMAGE-01.

use kernel::Unreadable;

use crate::content::PrintedPart;
use crate::{Die, Part, Property};

/// The left side must beat the right side. Rule: CP-HANDLE-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The properties on the left, one bit each.
    pub properties: u8,
    /// The dice on the right.
    pub dice: [Option<Die>; 2],
    /// The number on the right.
    pub plus: u8,
    /// For each pass. Rule: CP-HANDLE-05.
    pub reputation: u8,
    /// For each failure, from left to right. Rule: CP-HANDLE-06, ruling CP-R-33.
    pub penalty: [Option<Penalty>; 3],
}

/// A part of a penalty. Rule: CP-DAMAGE-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// Hits on a type, and on what follows it.
    Hits(Part, u8),
    /// Lost Reputation.
    Reputation(u8),
    /// Whole Exploration cards. Ruling CP-R-42.
    Cards(u8),
    /// A damage value: as many hits as this die shows. Ruling CP-R-44.
    Shown(Die),
}

impl Challenge {
    /// The properties on the left.
    #[inline]
    pub fn left(&self) -> impl Iterator<Item = Property> {
        kernel::bits(u64::from(self.properties)).map(|bit| Property::ALL[bit])
    }

    /// The place of a die among those of the roll. Ruling CP-R-44: a replaced die keeps its place.
    #[inline]
    pub fn place_of(&self, die: Die) -> usize {
        usize::from(self.dice[0] != Some(die))
    }
}

pub(crate) fn read_challenge(printed: &PrintedPart) -> Result<Challenge, Unreadable> {
    let text = printed.challenge.as_str();
    let (left, right) =
        text.split_once(" > ").ok_or_else(|| Unreadable::new("a challenge such as `SH > Y+1`", text))?;
    let mut challenge =
        Challenge { properties: 0, dice: [None; 2], plus: 0, reputation: printed.reputation, penalty: [None; 3] };
    for letters in left.split('+') {
        challenge.properties |= 1 << property(letters)? as u8;
    }
    let mut dice = 0;
    for term in right.split('+') {
        let die = match term {
            "Y" => Die::Yellow,
            "O" => Die::Orange,
            number => {
                challenge.plus = number.parse().map_err(|_| Unreadable::new("a die or a number", number))?;
                continue;
            }
        };
        challenge.dice[dice] = Some(die);
        dice += 1;
    }
    for (place, term) in printed.penalty.split(", ").filter(|term| !term.is_empty()).enumerate() {
        challenge.penalty[place] = Some(penalty(term)?);
    }
    Ok(challenge)
}

fn property(letters: &str) -> Result<Property, Unreadable> {
    let found = Property::ALL.iter().find(|property| property.letters() == letters);
    found.copied().ok_or_else(|| Unreadable::new("a property such as `SH`", letters))
}

fn penalty(term: &str) -> Result<Penalty, Unreadable> {
    match term {
        "DV(Y)" => return Ok(Penalty::Shown(Die::Yellow)),
        "DV(O)" => return Ok(Penalty::Shown(Die::Orange)),
        _ => {}
    }
    let [what, number] = kernel::words::<2>(term, "a penalty such as `SH 1`")?;
    let n = number.parse().map_err(|_| Unreadable::new("a number", number))?;
    Ok(match what {
        "REP" => Penalty::Reputation(n),
        "XCARD" => Penalty::Cards(n),
        "MI" => Penalty::Hits(Part::Missiles, n),
        letters => Penalty::Hits(
            match property(letters)? {
                Property::Shields => Part::Shields,
                Property::Armor => Part::Armor,
                Property::Attack => Part::Attack,
                Property::Maneuver => Part::Maneuver,
                Property::Power => Part::Power,
                Property::Navigation => Part::Navigation,
                Property::Fuel => Part::Fuel,
            },
            n,
        ),
    })
}
