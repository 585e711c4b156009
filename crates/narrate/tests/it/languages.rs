//! Whole random games, told in every language at once: the same is said, in other words, and nothing of it in English.

use catalog::{GameId, Live, Match, Spoken, with_game};
use kernel::{Actor, Seat, SeatSet, Viewer};
use narrate::{Language, People};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Games and modes that say different things.
const SETUPS: &[(GameId, &str)] = &[
    (GameId::CaveTroll, "players 3"),
    (GameId::CaveTroll, "players 2, set alternate"),
    (GameId::Skulldug, "players 2, mode duel, cap 60"),
    (GameId::Skulldug, "players 4, mode team, cap 60"),
    (GameId::Skulldug, "players 1, mode solo-normal"),
    (GameId::Casadh, "players 1"),
    (GameId::Casadh, "players 4"),
    (GameId::CavePilot, "competitive, players 3"),
    (GameId::CavePilot, "team, players 4"),
    (GameId::CavePilot, "solo, players 1, deck short"),
    (GameId::CavePilot, "purge, players 2"),
    (GameId::CavePilot, "night-mail, players 2"),
    (GameId::CavePilot, "rising-water, players 2"),
];

/// Words that any English sentence has, and no German one.
const ENGLISH: &[&str] = &[
    "the",
    "and",
    "your",
    "you",
    "with",
    "of",
    "to",
    "is",
    "are",
    "has",
    "have",
    "from",
    "for",
    "left",
    "worth",
    "there",
    "each",
    "turn",
    "turns",
    "cards",
    "nothing",
    "nobody",
    "more",
    "at",
    "by",
    "or",
    "no",
    "passageway",
    "health",
    "dark",
];

/// So many steps lie between two moments at which everything is looked at.
const STRIDE: usize = 17;

/// What is heard in one language. Names may be the same in another, sentences may not.
#[derive(Default)]
struct Heard {
    sentences: Vec<String>,
    names: Vec<String>,
}

impl Heard {
    fn all(&self) -> impl Iterator<Item = &String> {
        self.sentences.iter().chain(&self.names)
    }

    /// What is told of a step.
    fn step(&mut self, game: &dyn Match, people: People<'_>) {
        let told = narrate::told(game, game.n_steps() - 1, Viewer::seat(Seat::new(0)), people);
        self.sentences.extend(told.sentences);
    }

    /// What is told to a seat that decides.
    fn decision(&mut self, game: &dyn Match, seat: Seat, people: People<'_>) {
        let viewer = Viewer::seat(seat);
        let offers = narrate::offers(game, seat, people);
        self.sentences.push(narrate::prompt(game, viewer, people));
        self.sentences.extend(offers.iter().map(|offer| offer.words.clone()));
        self.sentences.extend(narrate::since(game, seat, viewer, people));
        let choices = narrate::choices(game, seat, people);
        self.sentences.extend(choices.can.into_iter().map(|kind| kind.words));
        self.sentences.extend(choices.cannot.into_iter().flat_map(|no| [no.words, vec![no.why]].concat()));
        for offer in [offers.first(), offers.last()].into_iter().flatten() {
            self.sentences.extend(narrate::why_do(game, seat, &offer.action, people));
            let odds = narrate::odds(game, seat, &offer.action, people.language).expect("an offer can be tried");
            for odd in odds.told(people.language) {
                self.names.push(odd.chance);
                self.sentences.push(odd.words);
            }
        }
        for viewer in [viewer, Viewer::PUBLIC] {
            let scene = narrate::scene(game, viewer, Some(seat), people);
            self.sentences.extend([scene.whereabouts, scene.near, scene.hand]);
            self.sentences.extend(scene.players.into_iter().chain(scene.table));
            for place in scene.places {
                self.names.extend([place.name, place.about]);
                self.names.extend(place.exits.into_iter().map(|exit| exit.words).chain(place.here));
                self.sentences.extend(place.news);
            }
            self.names.extend(narrate::board(game, viewer, people).lines().map(str::to_owned));
        }
        let topics = game.reaction(seat).into_iter().flat_map(|reaction| reaction.topics);
        self.names.extend(topics.map(|topic| narrate::topic(game.game(), topic, people.language)));
    }

    /// What is told of the end.
    fn end(&mut self, game: &dyn Match, people: People<'_>) {
        let outcome = game.outcome().expect("the game is over");
        let forfeited = SeatSet::one(Seat::new(0));
        for (forfeited, you) in [(SeatSet::NONE, None), (forfeited, Some(Seat::new(0)))] {
            let course = narrate::course(game, &outcome, forfeited, people, you).expect("it is over");
            self.sentences.extend(course.reasons.into_iter().map(|reason| reason.sentence).chain([course.measure]));
            self.names.extend(course.columns.into_iter().map(|column| column.title).chain([course.points]));
            self.sentences
                .extend(course.turning.into_iter().flat_map(|point| [vec![point.sentence], point.cause].concat()));
        }
        for before in [&[][..], &[-1], &[0], &[1000, 1]] {
            self.sentences.push(narrate::compared(game.game(), 0, before, people.language));
        }
    }
}

/// A random game as it is heard in all languages.
fn listen<G: Spoken>(setup: &str) -> [Heard; 2] {
    let setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    let mut live = Live::<G>::new(setup).unwrap();
    let names = ["Anna", "Benno", "Cleo", "Dora"].map(String::from);
    let mut heard = [Heard::default(), Heard::default()];
    let mut each = |live: &Live<G>, listen: &dyn Fn(&mut Heard, &dyn Match, People<'_>)| {
        for (heard, language) in heard.iter_mut().zip(Language::ALL) {
            listen(heard, live, People { names: &names[..live.n_seats()], language });
        }
    };
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut buffer = Vec::new();
    while let Some(step) = testkit::by_verb::<G>(&live.state, &mut rng, &mut buffer) {
        if let Actor::Seats(seats) = live.actor()
            && live.n_steps().is_multiple_of(STRIDE)
        {
            let seat = seats.iter().next().expect("somebody is asked");
            each(&live, &|heard, game, people| heard.decision(game, seat, people));
        }
        live.take(&step.to_string()).unwrap();
        each(&live, &|heard, game, people| heard.step(game, people));
    }
    each(&live, &|heard, game, people| heard.end(game, people));
    heard
}

/// Is there a word in it that is nobody's name?
fn is_worded(text: &str) -> bool {
    text.split(' ').any(|word| word.chars().count() > 3 && word.starts_with(char::is_lowercase))
}

#[test]
fn the_same_is_said_in_every_language_in_other_words_and_german_is_german() {
    for (game, setup) in SETUPS {
        let [english, german] = with_game!(*game, G => listen::<G>(setup));
        assert_eq!(english.names.len(), german.names.len(), "{game}, {setup}");
        assert_eq!(english.sentences.len(), german.sentences.len(), "{game}, {setup}");
        for (one, other) in english.all().zip(german.all()) {
            assert_eq!(one.is_empty(), other.is_empty(), "{game}: {one:?} is {other:?}");
        }
        for (one, other) in english.sentences.iter().zip(&german.sentences) {
            assert!(one != other || !is_worded(one), "{game}: {one:?} is not translated");
        }
        for said in german.all() {
            let words = said.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
            let foreign: Vec<String> = words.filter(|word| ENGLISH.contains(&word.as_str())).collect();
            assert!(foreign.is_empty(), "{game}, {setup}: {foreign:?} in {said:?}");
        }
    }
}
