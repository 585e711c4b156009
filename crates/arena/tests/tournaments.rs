//! Tournaments in folders: the same on any number of threads, after a crash, and in parts; and what is made of them.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use arena::findings::{Findings, find};
use arena::tournament::{Folder, Numbers, Pairing, Ran, Records, ThinkingTime, Tournament, Trouble, round_robin, run};
use arena::{Plan, report, sim, write_tables};
use bots::{Character, Means, Stop};
use catalog::GameId;

/// An empty place for a folder.
fn place(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    path
}

fn bots(words: &[&str]) -> Vec<Character> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

/// Two games of the house, one of them with bots that search.
fn plan(games: u64) -> Tournament {
    let pairings = vec![
        Pairing::new(GameId::CaveTroll, "players 3, set half", bots(&["steady", "random", "random"])).unwrap(),
        Pairing::new(GameId::Casadh, "players 2", bots(&["strong", "novice:7"])).unwrap(),
    ];
    Tournament::new(pairings, games, 55, Some(ThinkingTime::Iterations(4)))
}

fn play(folder: &Folder, threads: usize) -> Ran {
    run(folder, threads, &Stop::default(), |_| {}, || {}).unwrap()
}

/// What a folder's games come to: the tables without the clock's columns, and the findings.
fn results(name: &str, folders: &[Folder]) -> (Vec<String>, String, Findings) {
    let into = place(name);
    fs::create_dir_all(&into).unwrap();
    let mut records = Records::of(folders).unwrap();
    let files = write_tables(&mut records, &into).unwrap();
    assert_eq!(files.len(), 4);
    let seats = fs::read_to_string(into.join("seats.csv")).unwrap();
    // The last three columns are the clock's, and no cell of the others before them has a comma.
    let without_clocks = |line: &str| line.rsplitn(4, ',').last().unwrap().to_string();
    let seats = seats.lines().map(without_clocks).collect();
    (seats, fs::read_to_string(into.join("things.csv")).unwrap(), find(&mut records).unwrap())
}

#[test]
fn rows_do_not_depend_on_the_threads() {
    let [one, two] = [1, 2].map(|threads| {
        let folder = Folder::begin(&place(&format!("threads-{threads}")), plan(6)).unwrap();
        assert_eq!(play(&folder, threads), Ran { played: 12, of: 12 });
        results(&format!("threads-{threads}-tables"), &[folder])
    });
    assert_eq!((&one.0, &one.1, &one.2.fingerprint), (&two.0, &two.1, &two.2.fingerprint));
    assert_eq!(one.0.len(), 1 + 6 * 3 + 6 * 2);
    assert_eq!(one.0[0].split(',').next_back(), Some("choices"));
    assert!(one.0[1].starts_with("cave-troll,\"players 3, set mixed 85 85 85\",3,55,0,0,A,"), "{}", one.0[1]);
}

#[test]
fn a_tournament_goes_on_after_a_crash_as_if_nothing_had_happened() {
    let whole = Folder::begin(&place("whole"), plan(5)).unwrap();
    play(&whole, 2);
    let path = place("crashed");
    let crashed = Folder::begin(&path, plan(5)).unwrap();
    let (stop, played) = (Stop::default(), AtomicU64::new(0));
    let stop_after_three = || {
        if played.fetch_add(1, Ordering::Relaxed) == 2 {
            stop.stop();
        }
    };
    let ran = run(&crashed, 1, &stop, |_| {}, stop_after_three).unwrap();
    assert_eq!((ran, ran.is_complete()), (Ran { played: 3, of: 10 }, false));
    // What a crash leaves of a line.
    let journal = path.join("games.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, format!("{text}{{\"pairing\":1,\"numb")).unwrap();
    assert_eq!(Records::open(std::slice::from_ref(&path)).unwrap().n_games(), 3);

    let again = Folder::begin(&path, plan(5)).unwrap();
    let mut before = None;
    let ran = run(&again, 2, &Stop::default(), |ran| before = Some(ran.played), || {}).unwrap();
    assert_eq!((before, ran.is_complete()), (Some(3), true));
    let (one, other) = (results("whole-tables", &[whole]), results("crashed-tables", &[again]));
    assert_eq!((one.0, one.1, one.2.fingerprint), (other.0, other.1, other.2.fingerprint));
}

#[test]
fn parts_make_the_whole() {
    let whole = Folder::begin(&place("all"), plan(5)).unwrap();
    play(&whole, 2);
    let parts = [(0, 2), (2, 5)].map(|(from, to)| {
        let part = Tournament { numbers: Numbers { from, to }, ..plan(5) };
        let folder = Folder::begin(&place(&format!("part-{from}")), part).unwrap();
        play(&folder, 2);
        folder
    });
    let (one, other) = (results("all-tables", &[whole]), results("parts-tables", &parts));
    assert_eq!((one.0, one.1), (other.0, other.1));
    let without_clocks = |mut findings: Findings| {
        findings.games.iter_mut().for_each(|game| game.thoughts.clear());
        findings
    };
    assert_eq!(without_clocks(one.2), without_clocks(other.2));
}

#[test]
fn parquet_holds_the_rows_of_the_csv() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    let path = place("parquet");
    let folder = Folder::begin(&path, plan(3)).unwrap();
    play(&folder, 2);
    write_tables(&mut Records::of(&[folder]).unwrap(), &path).unwrap();
    for name in ["seats", "things"] {
        let csv = fs::read_to_string(path.join(format!("{name}.csv"))).unwrap();
        let reader = SerializedFileReader::new(fs::File::open(path.join(format!("{name}.parquet"))).unwrap()).unwrap();
        let notes = reader.metadata().file_metadata().key_value_metadata().unwrap();
        assert!(notes.iter().any(|note| note.key == "tournament"));
        let mut lines = csv.lines();
        let header = lines.next().unwrap();
        let mut n_rows = 0;
        for (row, line) in reader.get_row_iter(None).unwrap().zip(lines) {
            let row = row.unwrap();
            assert_eq!(row.get_column_iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(","), header);
            let cell = |field: &parquet::record::Field| match field {
                parquet::record::Field::Str(text) if text.contains(',') => format!("\"{text}\""),
                parquet::record::Field::Str(text) => text.clone(),
                parquet::record::Field::Null => String::new(),
                parquet::record::Field::Double(number) => number.to_string(),
                other => other.to_string(),
            };
            let cells: Vec<_> = row.get_column_iter().map(|(_, field)| cell(field)).collect();
            assert_eq!(cells.join(","), line);
            n_rows += 1;
        }
        assert_eq!(n_rows, csv.lines().count() - 1);
    }
}

#[test]
fn findings_add_up_and_the_report_shows_them() {
    let path = place("findings");
    let pairings = round_robin(GameId::CaveTroll, "players 2", &bots(&["steady", "random"])).unwrap();
    let folder = Folder::begin(&path, Tournament::new(pairings, 60, 3, None)).unwrap();
    play(&folder, 2);
    let findings = find(&mut Records::of(&[folder]).unwrap()).unwrap();
    let game = &findings.games[0];
    let [steady, random] = game.pairings[0].standings.as_slice() else { panic!("{game:?}") };
    assert_eq!((steady.bot.as_str(), random.bot.as_str()), ("steady", "random"));
    assert!((steady.share.value + random.share.value - 1.0).abs() < 1e-9);
    assert!(steady.share.low > 0.7 && steady.share.low < steady.share.value, "{steady:?}");
    assert_eq!(game.ladder[0].bot, "steady");
    assert!(game.ladder[0].elo.low > game.ladder[1].elo.high, "{:?}", game.ladder);
    let chairs: f64 = game.tables[0].seats.iter().map(|seat| seat.value).sum();
    assert!((chairs - 1.0).abs() < 1e-9);
    let first = game.things.iter().find(|thing| thing.role == "starts").unwrap();
    assert_eq!((first.seats, first.common), (60, 0.5));
    let knight = game.things.iter().find(|thing| (thing.role.as_str(), thing.thing.as_str()) == ("plays", "knight"));
    assert!(knight.is_some_and(|knight| knight.seats > 0 && knight.times == knight.seats));
    assert!(findings.reproducible);

    let page = report(&findings);
    for words in [
        "<title>Arena: Cave Troll</title>",
        "Win rates",
        "Elo",
        "Seat advantage",
        "Length and scores",
        "Tables in numbers",
        "What went with winning",
        "Decision time",
        "players 2, set original",
        findings.fingerprint.as_str(),
        "<svg",
    ] {
        assert!(page.contains(words), "{words}");
    }
    for elsewhere in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.contains(elsewhere), "the page needs {elsewhere}");
    }
}

#[test]
fn a_tournament_plays_the_games_of_a_simulation() {
    let bots = bots(&["steady", "random", "novice"]);
    let simulation = Plan {
        setup: cave_troll::Setup::original(3),
        bots: bots.clone(),
        means: Means::default(),
        games: 12,
        seed: 8,
        threads: 2,
    };
    let summary = sim::<cave_troll::CaveTroll>(&simulation, &|| {}).unwrap();
    let pairing = Pairing::new(GameId::CaveTroll, &simulation.setup.to_string(), bots).unwrap();
    let folder = Folder::begin(&place("like-sim"), Tournament::new(vec![pairing], 12, 8, None)).unwrap();
    play(&folder, 2);
    let findings = find(&mut Records::of(&[folder]).unwrap()).unwrap();
    let game = &findings.games[0];
    assert_eq!(game.tables[0].steps.unwrap().mean, summary.steps.mean);
    for (standing, simulated) in game.pairings[0].standings.iter().zip(&summary.bots) {
        assert_eq!((&standing.bot, standing.score.unwrap().mean), (&simulated.name, simulated.score.mean));
        assert!((standing.share.value - simulated.win_share).abs() < 1e-9);
    }
}

#[test]
fn options_are_compared_with_the_table_that_lacks_them() {
    let setups = ["players 2", "players 2, house chests-survive-trolls", "players 2, set alternate", "players 3"];
    let pairings =
        setups.iter().map(|setup| round_robin(GameId::CaveTroll, setup, &bots(&["random"])).unwrap().remove(0));
    let folder = Folder::begin(&place("options"), Tournament::new(pairings.collect(), 20, 3, None)).unwrap();
    play(&folder, 2);
    let findings = find(&mut Records::of(&[folder]).unwrap()).unwrap();
    let options: Vec<_> =
        findings.games[0].options.iter().map(|option| (option.option.as_str(), option.beside.as_str())).collect();
    assert_eq!(
        options,
        [("house chests-survive-trolls", "players 2, set original"), ("set alternate", "players 2, set original"),]
    );
    assert!(findings.games[0].ladder.is_empty(), "a bot that met only itself has no rating");
}

#[test]
fn games_that_do_not_end_are_broken_off_and_told() {
    let pairings = vec![Pairing::new(GameId::Skulldug, "players 2, mode duel", bots(&["random", "random"])).unwrap()];
    let tournament = Tournament { longest: 200, ..Tournament::new(pairings, 4, 1, None) };
    let folder = Folder::begin(&place("endless"), tournament).unwrap();
    play(&folder, 2);
    let (seats, _, findings) = results("endless-tables", &[folder]);
    assert_eq!((findings.unfinished, findings.games[0].pairings[0].finished), (4, 0));
    assert!(seats[1].contains(",false,,,0,0,"), "{}", seats[1]);
    assert!(report(&findings).contains("had not ended after 200 steps"));
}

/// Every game tells who began, what was used, and when a turn begins; a pilot alone has a title.
#[test]
fn all_games_can_be_counted() {
    let setups = [
        (GameId::CaveTroll, "players 2"),
        (GameId::Skulldug, "players 3, mode free-for-all, cap 40"),
        (GameId::Casadh, "players 2"),
        (GameId::CavePilot, "solo, players 1, deck standard"),
    ];
    let equals = |(game, setup)| round_robin(game, setup, &bots(&["steady"])).unwrap().remove(0);
    let folder =
        Folder::begin(&place("counted"), Tournament::new(setups.into_iter().map(equals).collect(), 4, 1, None));
    let folder = folder.unwrap();
    play(&folder, 2);
    let (_, things, findings) = results("counted-tables", &[folder]);
    let used = ["plays,", "picks up,", "lays,", "buys,"];
    for (game, role) in findings.games.iter().zip(used) {
        assert!(game.tables[0].turns.unwrap().mean > 2.0, "{}", game.game);
        // Alone nobody is first.
        let starts = game.things.iter().any(|thing| thing.role == "starts");
        assert_eq!(starts, game.tables[0].players > 1, "{}", game.game);
        let told = |line: &str| line.starts_with(game.game) && line.contains(role);
        assert!(things.lines().any(told), "{} never {role}", game.game);
    }
    let titles = &findings.games[3].pairings[0].standings[0].endings;
    let title = |ending: &&(String, u64)| ["rookie", "novice", "flying-ace", "cave-pilot"].contains(&ending.0.as_str());
    assert_eq!(titles.iter().filter(title).map(|ending| ending.1).sum::<u64>(), 4, "{titles:?}");
}

#[test]
fn round_robins_seat_one_among_others() {
    let three = bots(&["master", "steady", "random"]);
    let tables = |setup: &str| {
        let pairings = round_robin(GameId::Casadh, setup, &three).unwrap();
        let words = |pairing: &Pairing| pairing.bots.iter().map(|bot| bot.to_string()[..1].to_string()).collect();
        pairings.iter().map(words).collect::<Vec<String>>()
    };
    assert_eq!(tables("players 1"), ["m", "s", "r"]);
    assert_eq!(tables("players 2"), ["ms", "mr", "sr"]);
    assert_eq!(tables("players 3"), ["mss", "smm", "mrr", "rmm", "srr", "rss"]);
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let refusal = |result: Result<Folder, Trouble>| result.expect_err("it is refused").to_string();
    let path = place("refused");
    let folder = Folder::begin(&path, plan(2)).unwrap();
    assert!(refusal(Folder::begin(&path, Tournament { seed: 9, ..plan(2) })).contains("seed 9 instead of 55"));
    assert!(refusal(Folder::begin(&path, plan(3))).contains("games 0..3 instead of 0..2"));
    assert!(Records::of(&[folder]).err().unwrap().to_string().contains("no game of"));
    assert!(refusal(Folder::open(&place("nowhere"))).contains("there is no tournament in"));

    let other = place("other-files");
    fs::create_dir_all(&other).unwrap();
    fs::write(other.join("diary.txt"), "dear diary").unwrap();
    assert!(refusal(Folder::begin(&other, plan(2))).contains("holds other files and no tournament"));
    fs::write(other.join("tournament.json"), "{}").unwrap();
    assert!(refusal(Folder::open(&other)).contains("this is no tournament"));

    let mut old = plan(2);
    old.rules.insert("cave-troll".into(), 0);
    assert!(refusal(Folder::begin(&place("old"), old)).contains("the rules have changed"));
    let too_many = Pairing::new(GameId::CaveTroll, "players 2", bots(&["steady"]));
    assert_eq!(too_many.unwrap_err().to_string(), "the setup has 2 seats, and 1 bots are to play");
}

#[test]
fn a_damaged_journal_and_a_second_player_are_refused() {
    let path = place("damaged");
    let folder = Folder::begin(&path, plan(2)).unwrap();
    play(&folder, 1);
    let journal = path.join("games.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, text.replacen("{\"pairing\":", "{\"pairing\":7", 1)).unwrap();
    let refusal = run(&folder, 1, &Stop::default(), |_| {}, || {}).unwrap_err().to_string();
    assert!(refusal.contains("games.jsonl, line 1: ") && refusal.contains("not part of this tournament"), "{refusal}");
    fs::write(&journal, format!("nonsense\n{text}")).unwrap();
    let refusal = Records::of(std::slice::from_ref(&folder)).err().unwrap().to_string();
    assert!(refusal.contains("line 1: this is no game"), "{refusal}");

    fs::write(&journal, &text).unwrap();
    let locked = fs::File::options().append(true).open(&journal).unwrap();
    locked.lock().unwrap();
    let refusal = run(&folder, 1, &Stop::default(), |_| {}, || {}).unwrap_err();
    assert!(matches!(refusal, Trouble::Busy(_)), "{refusal}");
}

#[test]
fn folders_of_different_tournaments_are_not_merged() {
    let folders = [55, 56].map(|seed| {
        let folder = Folder::begin(&place(&format!("seed-{seed}")), Tournament { seed, ..plan(1) }).unwrap();
        play(&folder, 2);
        folder
    });
    let refusal = Records::of(&folders).err().unwrap().to_string();
    assert!(refusal.contains("are not parts of one tournament (seed 55 instead of 56)"), "{refusal}");
}
