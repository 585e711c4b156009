#!/usr/bin/env python3
"""Learns games: plays them, trains, plays again with what was learned, as often as asked; then tries it against the bots of before.

    learn.py GAME [GAME ...] --learner PATH --work DIR [--rounds steady:40,search:90,search:90] [--out DIR]

A round is who plays and for how many seconds a game. While one game is played on all cores, another is trained. Whatever is
in DIR already is gone on with: parts that were written, weights that were trained. `train.py` lies beside this script.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The table that a mind is tried at after each round.
TRIED_AT = {
    "cave-troll": "players 2, set original",
    "skulldug": "players 2, mode duel, gear suggested, cap 400",
    "casadh": "players 2",
    "cave-pilot": "competitive, players 2, deck easy 12",
}


def say(text):
    print(f"[{time.time() - BEGUN:5.0f} s] {text}", flush=True)


class Game:
    def __init__(self, name, args):
        self.name, self.args = name, args
        self.folder = args.work / name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.training = None
        layout = subprocess.run([args.learner, "layout", name], check=True, capture_output=True, text=True).stdout
        (self.folder / "layout.json").write_text(layout)

    def mind(self, number):
        return self.folder / f"{number}.mind"

    def wait(self):
        if self.training:
            self.training.join()

    def generate(self, number, who, seconds):
        self.wait()
        args, shards = self.args, self.folder / f"shards-{number}"
        command = [args.learner, "generate", self.name, "--out", shards, "--seed", args.seed + number, "--threads", args.threads]
        command += ["--seconds", seconds, "--parts", "0..100000"]
        if who == "steady":
            command += ["--by", "steady", "--noted", 60, "--games", 100]
        else:
            command += ["--by", self.mind(number - 1), "--noted", args.noted, "--games", 8]
            command += ["--long", args.long, "--short", args.short]
        told = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stderr
        say(f"round {number}: {told.strip().splitlines()[-1]}")

    def train(self, number, who):
        """In a thread of its own."""
        args = self.args
        first = 0 if number < 2 else max(1, number - args.remember + 1)
        folders = [self.folder / f"shards-{n}" for n in range(first, number + 1) if (self.folder / f"shards-{n}").exists()]
        command = [sys.executable, HERE / "train.py", "--layout", self.folder / "layout.json", "--out", self.mind(number)]
        command += ["--epochs", args.epochs, "--batch", args.batch, "--shards", *folders]
        if number > 0 and self.mind(number - 1).with_suffix(".pt").exists():
            command += ["--init", self.mind(number - 1).with_suffix(".pt"), "--rate", args.rate / 2]
        else:
            command += ["--rate", args.rate]

        def work():
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
            say(f"{self.name} round {number}: trained\n{done.stdout.rstrip()}{done.stderr[-1500:]}")
            if done.returncode == 0 and args.out:
                with tarfile.open(args.out / f"{self.name}.tar", "w") as tar:
                    for suffix in (".mind", ".json", ".pt"):
                        tar.add(self.mind(number).with_suffix(suffix), f"{self.name}{suffix}")

        self.training = threading.Thread(target=work)
        self.training.start()

    def gate(self, number):
        self.wait()
        args = self.args
        for rival in args.rivals.split(","):
            command = [args.learner, "gate", self.name, "--setup", TRIED_AT[self.name], "--threads", args.threads]
            command += ["--one", f"{self.mind(number)}@{args.think}", "--others", f"{rival}@{args.think}"]
            command += ["--games", args.gate, "--seconds", args.gate_seconds, "--seed", 900 + number]
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
            say(f"round {number}: {done.stdout.strip()}{done.stderr.strip()}")


    def keep(self, number):
        """Puts the mind where Karst has it, unless the one that is there plays better."""
        args, new, kept = self.args, self.mind(number), self.args.keep / f"{self.name}.mind"
        if kept.exists():
            command = [args.learner, "gate", self.name, "--setup", TRIED_AT[self.name], "--threads", args.threads]
            command += ["--one", f"{new}@200", "--others", f"{kept}@200", "--games", args.keep_games, "--seed", 77, "--json", "yes"]
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
            # Weights of other numbers cannot be read any more, and have nothing to lose.
            told = json.loads(done.stdout) if done.returncode == 0 else {"share": 1.0, "games": 0}
            say(f"{self.name}: {100 * told['share']:.1f} % of {told['games']} against the mind that is kept")
            if told["share"] <= 0.5:
                return
        cards = [json.loads(file.read_text()) for file in sorted(self.folder.glob("[0-9]*.json"), key=lambda file: int(file.stem))]
        card = cards[-1] | {
            "rounds": [{"decisions": card["decisions"], "losses_apart": card["losses"][-1][1]} for card in cards],
            "teachers": args.rounds, "seed": args.seed, "long": args.long, "short": args.short, "noted": args.noted,
            "commit": subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip(),
        }
        kept.write_bytes(new.read_bytes())
        kept.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n")
        say(f"{self.name}: kept as {kept}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--learner", required=True)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--out", type=Path, help="copy what was trained last to here")
    parser.add_argument("--rounds", default="steady:40,search:90,search:90")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of these rounds")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--long", type=int, default=200, help="iterations for what is written down")
    parser.add_argument("--short", type=int, default=32, help="iterations for everything else")
    parser.add_argument("--noted", type=int, default=200, help="decisions in a thousand that are written down")
    parser.add_argument("--remember", type=int, default=3, help="rounds of searched games that are learned from")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--gate", type=int, default=96, help="games against the bots of before, after each round; none with 0")
    parser.add_argument("--gate-seconds", type=int, default=20)
    parser.add_argument("--think", default="10ms")
    parser.add_argument("--rivals", default="master")
    parser.add_argument("--keep", type=Path, help="put minds that are better than those of this folder there")
    parser.add_argument("--keep-games", type=int, default=200)
    args = parser.parse_args()
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    games = [Game(name, args) for name in args.games]
    rounds = [(word.split(":")[0], int(word.split(":")[1])) for word in args.rounds.split(",")]
    for number, (who, seconds) in enumerate(rounds, args.first):
        for game in games:
            game.wait()
            if number > args.first and args.gate:
                game.gate(number - 1)
            game.generate(number, who, seconds)
            game.train(number, who)
    for game in games:
        game.wait()
    if args.gate:
        for game in games:
            game.gate(args.first + len(rounds) - 1)
    for game in games if args.keep else []:
        game.keep(args.first + len(rounds) - 1)
    for game in games:
        cards = [json.loads(file.read_text()) for file in sorted(game.folder.glob("[0-9]*.json"))]
        say(f"{game.name}: {len(cards)} rounds, losses apart {[card['losses'][-1][1] for card in cards]}")


if __name__ == "__main__":
    BEGUN = time.time()
    sys.exit(main())
