//! Who follows whom, and who is against whom. Rules: SK-SETUP-04, SK-TEAM-01, SK-TEAM-12, SK-TEAM-17,
//! rulings SK-R-12, SK-R-15, SK-R-70, SK-R-73.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::setup::Mode;
use crate::state::State;
use crate::{Illegal, Pawn};

impl State {
    /// Who takes turns: players, or teams.
    #[inline]
    pub fn n_parties(&self) -> u8 {
        if self.mode() == Mode::Team { self.setup.players / 2 } else { self.setup.players }
    }

    /// The party of a seat; partners sit opposite each other. Ruling SK-R-70.
    #[inline]
    pub fn party_of(&self, seat: Seat) -> u8 {
        seat.index() as u8 % self.n_parties()
    }

    /// The seats of a party, the lower first.
    #[inline]
    pub fn party_seats(&self, party: u8) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n = usize::from(self.n_parties());
        (usize::from(party)..usize::from(self.setup.players)).step_by(n).map(Seat::new)
    }

    /// The party that is `n` places after the first one.
    pub fn nth_party(&self, n: u8) -> u8 {
        (self.first + n) % self.n_parties()
    }

    /// The other partner.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.party_seats(self.party_of(seat)).find(|other| *other != seat)
    }

    /// Is it a ghost's turn? Ruling SK-R-13.
    #[inline]
    pub fn ghost_on_turn(&self) -> Option<u8> {
        match self.waiting[0] {
            crate::Waiting::Ghost { n, .. } => Some(n),
            _ => None,
        }
    }

    /// Does `seat` own the turn in progress? Only then it has AP. Ruling SK-R-33.
    #[inline]
    pub fn is_on_turn(&self, seat: Seat) -> bool {
        self.turn > 0 && self.party_of(seat) == self.party && self.ghost_on_turn().is_none()
    }

    /// The owners of this turn who take part in it: alive and not resigned. Rulings SK-R-66, SK-R-67.
    #[inline]
    pub fn active_owners(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.party_seats(self.party).filter(|seat| self.is_alive(*seat) && !self.player(*seat).resigned)
    }

    /// Owners who may still act. Ruling SK-R-65.
    #[inline]
    pub fn unfinished(&self) -> SeatSet {
        self.active_owners().filter(|seat| !self.player(*seat).finished).collect()
    }

    /// All seats in turn order, beginning with the party in turn; in a team the lower seat first. Ruling SK-R-70.
    pub fn in_turn_order(&self) -> ArrayVec<Seat, 6> {
        let n = self.n_parties();
        (0..n).flat_map(|later| self.party_seats((self.party + later) % n)).collect()
    }

    /// Any explorer that is neither one's own nor the partner's; ghosts are opponents. Rule: SK-TEAM-17, SK-GHOST-02.
    #[inline]
    pub fn is_opponent(&self, seat: Seat, pawn: Pawn) -> bool {
        pawn.seat().is_none_or(|other| self.party_of(other) != self.party_of(seat))
    }

    /// The first player after the affected one, in turn order, who is an opponent with a living explorer. Ruling SK-R-15.
    pub fn next_opponent(&self, seat: Seat) -> Option<Seat> {
        let n = self.n_parties();
        let own = self.party_of(seat);
        (1..n).flat_map(|later| self.party_seats((own + later) % n)).find(|other| self.is_alive(*other))
    }

    /// May `seat` interact with this explorer? It is on the board, and no ghost before its first turn.
    /// Rule: SK-GHOST-04, rulings SK-R-53, SK-R-73.
    pub fn require_target(&self, pawn: Pawn) -> Result<(), Illegal> {
        if self.at(pawn).is_none() {
            return Err(Illegal::NotOnBoard(pawn));
        }
        match pawn.ghost_number() {
            Some(n) if self.ghosts.seasoned >> n & 1 == 0 => Err(Illegal::NewGhost(pawn)),
            _ => Ok(()),
        }
    }
}
