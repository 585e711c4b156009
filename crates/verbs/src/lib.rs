//! What the executable can do. Every verb is a file of its own; what several verbs need stands beside them.
//!
//! Verbs write to standard output what was asked for, and to standard error why it could not be done: one sentence.

mod data_folder;
mod interrupt;
mod network;
mod page_folder;
mod progress;
mod record_file;
mod rulebook;
mod screen;
mod spoken;
mod table;
mod trouble;

mod admin;
mod arena;
mod bench;
mod bench_search;
mod learn;
mod perft;
mod play;
mod replay;
mod rules;
mod serve;
mod sim;
mod think;
mod verify;

// The messages.
mod say {
    words::messages!("say");
}

mod term {
    words::messages!("term");
}

use std::process::ExitCode;

use clap::{Parser, Subcommand};
pub use server::Page;

/// Counts, so that `karst bench` can say how often the rules ask for memory: they should not. A count is one
/// addition in the thread's own memory; bots, which ask for memory at every thought, play 1500 games in 6.3 s with it
/// and in 6.3 s without. Under it is an allocator that is quicker than the system's where many threads ask for small
/// pieces, as a server does.
#[global_allocator]
static ALLOCATOR: testkit::CountingAllocator<mimalloc::MiMalloc> = testkit::CountingAllocator(mimalloc::MiMalloc);

/// One table for cave games: play them, host them, measure them.
#[derive(Parser)]
#[command(
    name = "karst",
    version,
    after_help = "\
Examples:
  karst serve --open                        host tables and open the browser
  karst play cave-troll                     play at this terminal against a bot
  karst learn casadh                        a first game with a coach
  karst rules dwarf                         what the rules say about the dwarf
  karst verify game.karst                   were the dice honest?

Exit codes: 0 done, 1 refused or failed, 2 not understood."
)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Serve(serve::Serve),
    Admin(admin::Admin),
    Play(play::Play),
    Learn(learn::Learn),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Perft(perft::Perft),
    Rules(rules::Rules),
    Bench(bench::Bench),
    Think(think::Think),
}

/// Does what the command line asks for; a server shows this page.
pub fn run(page: Page) -> ExitCode {
    let out = &mut std::io::stdout();
    let done = match Cli::parse().verb {
        Verb::Serve(serve) => serve.run(page),
        Verb::Admin(admin) => admin.run(out),
        Verb::Play(play) => play.run(out),
        Verb::Learn(learn) => learn.run(out),
        Verb::Sim(sim) => sim.run(out),
        Verb::Arena(arena) => arena.run(out),
        Verb::Replay(replay) => replay.run(out),
        Verb::Verify(verify) => verify.run(out),
        Verb::Perft(perft) => perft.run(out),
        Verb::Rules(rules) => rules.run(out),
        Verb::Bench(bench) => bench.run(out),
        Verb::Think(think) => think.run(),
    };
    done.map_or_else(trouble::exit_code, |()| ExitCode::SUCCESS)
}
