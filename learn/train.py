#!/usr/bin/env python3
"""Trains a mind: games written down by `learner generate` go in, weights that Karst reads come out.

    train.py --layout layout.json --shards DIR [DIR ...] --out casadh.mind [--init casadh.pt] [--epochs 4]

On a GPU where there is one, else slowly without. Beside the weights a card is written (`.json`): how many decisions, how
large the errors were on games that were not learned from, and how true the odds are there, in ten bins.
"""

import argparse
import json
import struct
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

WIDE, NARROW, SEATS = 128, 32, 6
ANSWERS = SEATS + 2  # a share for every seat, one for nobody, and points
ONE, WEIGHT = 256, 128  # one in a layer, one in a weight: as in crates/bots/src/net/mod.rs
MOST = 4 - 1 / ONE
FORMAT = 1
LARGEST = (1 << 12) / WEIGHT


COLUMNS = [
    ("position", "<u2"), ("position_ends", "<u4"), ("action", "<u2"), ("action_ends", "<u4"), ("choice_ends", "<u4"),
    ("thought", "<f4"), ("value", "<f4"), ("ends", "<f4"), ("points", "<f4"), ("players", "u1"), ("table", "u1"),
]


def read_shard(path):
    data = path.read_bytes()
    if data[:8] != b"KSHARD01":
        raise SystemExit(f"{path} is no shard")
    at, columns = 8, {}
    for name, kind in COLUMNS:
        (size,) = struct.unpack_from("<Q", data, at)
        columns[name] = np.frombuffer(data, kind, size // np.dtype(kind).itemsize, at + 8)
        at += 8 + size
    return columns


def read_shards(folders, most):
    """All columns of all shards laid together; lengths instead of ends."""
    files = [file for folder in folders for file in sorted(Path(folder).glob("*.shard"))]
    if not files:
        raise SystemExit(f"no shards in {' '.join(map(str, folders))}")
    parts = {name: [] for name, _ in COLUMNS}
    n = 0
    for file in files:
        shard = read_shard(file)
        if n >= most:
            break
        n += len(shard["value"])
        for name in ("position_ends", "action_ends", "choice_ends"):
            shard[name] = np.diff(shard[name].astype(np.int64), prepend=0)
        for name, _ in COLUMNS:
            parts[name].append(shard[name])
    whole = {name: np.concatenate(arrays) for name, arrays in parts.items()}
    whole["ends"] = whole["ends"].reshape(-1, SEATS + 1)
    return whole, len(files)


class Data:
    """Decisions on the device, of which any may be picked."""

    def __init__(self, whole, device):
        to = lambda array, kind: torch.from_numpy(np.ascontiguousarray(array)).to(device=device, dtype=kind)
        marks = lambda array: to(array.view(np.int16).reshape(-1, 2), torch.int16)
        self.position, self.action = marks(whole["position"]), marks(whole["action"])
        self.position_len = to(whole["position_ends"], torch.int64)
        self.action_len = to(whole["action_ends"], torch.int64)
        self.choice_len = to(whole["choice_ends"], torch.int64)
        start = lambda length: torch.cumsum(length, 0) - length
        self.position_start, self.action_start = start(self.position_len), start(self.action_len)
        self.choice_start = start(self.choice_len)
        self.thought = to(whole["thought"], torch.float32)
        self.value, self.points = to(whole["value"], torch.float32), to(whole["points"], torch.float32)
        self.ends, self.players = to(whole["ends"], torch.float32), to(whole["players"], torch.int64)
        self.table = to(whole["table"], torch.int64)

    def __len__(self):
        return len(self.value)


def runs(start, length):
    """Indices of runs laid one behind the other, and where each begins there."""
    begin = torch.cumsum(length, 0) - length
    total = int(length.sum())
    flat = torch.arange(total, device=start.device) + torch.repeat_interleave(start - begin, length, output_size=total)
    return flat, begin


def bag(marks, flat, begin, table):
    picked = marks[flat]
    index = picked[:, 0].to(torch.int64) & 0xFFFF
    return F.embedding_bag(index, table, begin, mode="sum", per_sample_weights=picked[:, 1].to(table.dtype))


class Mind(torch.nn.Module):
    def __init__(self, layout):
        super().__init__()
        n_position, n_action = layout["position"], layout["action"]
        self.first = torch.nn.Parameter(torch.randn(n_position, WIDE) * 0.05)
        self.first_bias = torch.nn.Parameter(torch.full((WIDE,), 0.1))
        self.second = torch.nn.Linear(WIDE, 2 * NARROW)
        self.answers = torch.nn.Linear(NARROW, ANSWERS)
        # The last column is an action's own bias.
        self.actions = torch.nn.Parameter(torch.randn(n_action, NARROW + 1) * 0.02)
        self.many = float(layout["many_points"])

    def forward(self, data, picked):
        flat, begin = runs(data.position_start[picked], data.position_len[picked])
        wide = (bag(data.position, flat, begin, self.first) + self.first_bias).clamp(0, MOST)
        halves = self.second(wide)
        answers = self.answers(halves[:, :NARROW].clamp(0, MOST))
        question = halves[:, NARROW:].clamp(-MOST, MOST)
        choices = data.choice_len[picked]
        actions, _ = runs(data.choice_start[picked], choices)
        flat, begin = runs(data.action_start[actions], data.action_len[actions])
        rows = bag(data.action, flat, begin, self.actions)
        of = torch.repeat_interleave(torch.arange(len(picked), device=rows.device), choices, output_size=len(rows))
        likings = (rows[:, :NARROW] * question[of]).sum(1) + rows[:, NARROW]
        seats = torch.arange(SEATS + 1, device=rows.device)
        absent = (seats[None] >= data.players[picked][:, None]) & (seats[None] < SEATS)
        shares = answers[:, : SEATS + 1].masked_fill(absent, -30.0)
        return shares, answers[:, SEATS + 1], likings, of, actions

    def keep_small(self):
        """Weights that would not fit into their whole numbers are cut."""
        with torch.no_grad():
            self.first.clamp_(-60, 60)
            self.second.weight.clamp_(-LARGEST, LARGEST)
            self.answers.weight.clamp_(-LARGEST, LARGEST)
            self.actions.clamp_(-60, 60)


def segment_log_softmax(likings, of, n):
    most = torch.full((n,), -1e9, device=likings.device).scatter_reduce(0, of, likings, "amax")
    below = likings - most[of]
    return below - torch.zeros(n, device=likings.device).index_add(0, of, below.exp()).log()[of]


def wanted_shares(data, picked, trust, alone_for_points):
    """Who won, mixed with what the search thought of it where there was one."""
    ends, value = data.ends[picked], data.value[picked]
    players = data.players[picked]
    searched = (value >= 0) & ~((players == 1) & alone_for_points)
    seats = torch.arange(SEATS + 1, device=ends.device)[None]
    others = (seats > 0) & (seats < players[:, None])
    others = torch.where((players == 1)[:, None], seats == SEATS, others).float()
    others = others / others.sum(1, keepdim=True)
    # What the search leaves to others is given to those who won, and evenly where it was the one who decides.
    lost = ends.clone()
    lost[:, 0] = 0
    left = lost.sum(1, keepdim=True)
    spread = torch.where(left > 0.01, lost / left.clamp(min=0.01), others)
    thought = spread * (1 - value[:, None])
    thought[:, 0] = value
    mixed = (1 - trust) * ends + trust * thought
    return torch.where(searched[:, None], mixed, ends)


def losses(mind, data, picked, args, alone):
    shares, points, likings, of, actions = mind(data, picked)
    wanted = wanted_shares(data, picked, args.trust, alone)
    value = -(wanted * F.log_softmax(shares, 1)).sum(1).mean()
    policy = -(data.thought[actions] * segment_log_softmax(likings, of, len(picked))).sum() / len(picked)
    score = F.smooth_l1_loss(points, data.points[picked] / mind.many, beta=0.3)
    return value, policy, score


def calibration(mind, data, held, layout):
    """Ten bins of my own share of victory, for each table: how often it came true."""
    told, true, table = [], [], []
    with torch.no_grad():
        for picked in held.split(65536):
            shares = F.softmax(mind(data, picked)[0], 1)
            told.append(shares[:, 0]), true.append(data.ends[picked][:, 0]), table.append(data.table[picked])
    told, true, table = torch.cat(told), torch.cat(true), torch.cat(table)
    report = {}
    for at, setup in enumerate(layout["tables"]):
        here = table == at
        if int(here.sum()) < 200:
            continue
        bins, error, n = [], 0.0, 0
        for low in range(10):
            inside = here & (told >= low / 10) & (told < (low + 1) / 10 + (low == 9))
            count = int(inside.sum())
            if count:
                means = float(told[inside].mean()), float(true[inside].mean())
                bins.append([round(means[0], 4), round(means[1], 4), count])
                error, n = error + abs(means[0] - means[1]) * count, n + count
        report[setup] = {"decisions": n, "mean_error": round(error / n, 4), "bins": bins}
    return report


def write(mind, layout, path):
    whole = lambda tensor, one: np.rint(tensor.detach().cpu().numpy() * one)
    short = lambda tensor, one: np.clip(whole(tensor, one), -32767, 32767).astype("<i2").tobytes()
    long = lambda tensor, one: whole(tensor, one).astype("<i4").tobytes()
    header = [FORMAT, layout["version"], layout["position"], layout["action"], WIDE, NARROW, ANSWERS]
    out = b"KMND" + struct.pack("<7I", *header)
    out += short(mind.first, ONE) + short(mind.first_bias, ONE)
    out += short(mind.second.weight, WEIGHT) + long(mind.second.bias, ONE * WEIGHT)
    out += short(mind.answers.weight, WEIGHT) + long(mind.answers.bias, ONE * WEIGHT)
    out += short(mind.actions[:, :NARROW], WEIGHT) + short(mind.actions[:, NARROW], WEIGHT)
    Path(path).write_bytes(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layout", required=True)
    parser.add_argument("--shards", nargs="+", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--init", help="go on from these (.pt)")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-5)
    parser.add_argument("--trust", type=float, default=0.5, help="how much what a search thought counts beside the end")
    parser.add_argument("--most", type=int, default=1 << 40, help="no more decisions than this")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    begun = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    layout = json.loads(Path(args.layout).read_text())
    whole, n_files = read_shards(args.shards, args.most)
    data = Data(whole, device)
    mind = Mind(layout).to(device)
    if args.init:
        mind.load_state_dict(torch.load(args.init, map_location=device))
    # Decisions of a game lie side by side: whole stretches are kept apart, so that no game is learned from and judged by.
    stretch = torch.arange(len(data), device=device) * 400 // len(data)
    is_held = stretch % 20 == 7
    held, rest = is_held.nonzero()[:, 0], (~is_held).nonzero()[:, 0]
    print(f"{len(data)} decisions of {n_files} parts, {len(held)} kept apart, {device}, {time.time() - begun:.0f} s", flush=True)
    optimizer = torch.optim.AdamW(mind.parameters(), lr=args.rate, weight_decay=args.decay)
    steps = max(1, args.epochs * (len(rest) // args.batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps + 1, pct_start=0.1)
    alone, history, step = bool(layout["alone_for_points"]), [], 0
    for epoch in range(args.epochs):
        sums = torch.zeros(3, device=device)
        order = rest[torch.randperm(len(rest), device=device)]
        batches = [batch for batch in order.split(args.batch) if len(batch) == args.batch or len(rest) < args.batch]
        for picked in batches:
            value, policy, score = losses(mind, data, picked, args, alone)
            optimizer.zero_grad(set_to_none=True)
            (value + policy + 0.5 * score).backward()
            optimizer.step()
            mind.keep_small()
            if step < steps:
                schedule.step()
            step += 1
            sums += torch.stack([value, policy, score]).detach()
        with torch.no_grad():
            parts = [torch.stack(losses(mind, data, picked, args, alone)) * len(picked) for picked in held.split(65536)]
            apart = torch.stack(parts).sum(0) / len(held)
        row = [[round(float(x), 4) for x in sums / max(1, len(batches))], [round(float(x), 4) for x in apart]]
        history.append(row)
        print(f"epoch {epoch + 1}: value, policy, points {row[0]}; apart {row[1]}; {time.time() - begun:.0f} s", flush=True)
    report = calibration(mind, data, held, layout)
    for setup, told in report.items():
        print(f"  odds off by {100 * told['mean_error']:.1f} points in {told['decisions']} decisions: {setup}", flush=True)
    write(mind, layout, args.out)
    torch.save(mind.state_dict(), Path(args.out).with_suffix(".pt"))
    card = {
        "game": layout["game"], "features": layout["version"], "decisions": len(data), "parts": n_files,
        "epochs": args.epochs, "trust": args.trust, "rate": args.rate, "seed": args.seed, "losses": history,
        "calibration": report, "seconds": round(time.time() - begun), "device": device, "torch": torch.__version__,
    }
    Path(args.out).with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
