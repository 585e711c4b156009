// Which rule governs a card, a figure or an artifact.

import type { Artifact, Card, Kind } from '../../../generated/cave-troll';

const FIGURES: Readonly<Record<Kind, string>> = {
  adventurer: 'CT-HERO-ADVENTURER-01',
  barbarian: 'CT-HERO-BARBARIAN-01',
  thief: 'CT-HERO-THIEF-01',
  knight: 'CT-HERO-KNIGHT-01',
  dwarf: 'CT-HERO-DWARF-01',
  'cave-troll': 'CT-MON-TROLL-01',
  orc: 'CT-MON-ORC-01',
  wraith: 'CT-MON-WRAITH-01',
  berserker: 'CT-ALT-BERSERKER-01',
  assassin: 'CT-ALT-ASSASSIN-01',
  paladin: 'CT-ALT-PALADIN-01',
  'giant-slayer': 'CT-ALT-SLAYER-01',
  'rampaging-troll': 'CT-ALT-TROLL-01',
  grunt: 'CT-ALT-GRUNT-01',
  'siren-banshee': 'CT-ALT-SIREN-01',
};

const EVENTS: Readonly<Record<string, string>> = {
  treasure: 'CT-DRAW-09',
  'score-a-room': 'CT-DRAW-13',
  'find-an-artifact': 'CT-DRAW-14',
};

export function ruleOfFigure(kind: Kind): string {
  return FIGURES[kind];
}

export function ruleOfCard(card: Card): string {
  // `adventurer+2` is an adventurer with two icons.
  const [id = card] = card.split('+');
  return EVENTS[id] ?? FIGURES[id as Kind];
}

export function ruleOfArtifact(artifact: Artifact): string {
  return `CT-ART-${artifact.toUpperCase()}-01`;
}
