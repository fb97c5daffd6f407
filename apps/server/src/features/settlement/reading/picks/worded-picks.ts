import { eventParts } from '@kipute/contract/constants/matches/event-parts';
import type { GradingRule } from '@kipute/domain/grading/grading-rules';
import type { Pick } from '@kipute/domain/grading/selection';
import { otherPlayerPick } from './player-picks.ts';
import type { Reading, ReadPick } from './read-pick.ts';
import { otherScorePick } from './score-picks.ts';

/** What the provider says in words alone is a closed list: any other word is not understood. */
const wordOf = ({ image: { selection } }: Reading): string =>
  (selection.text ?? selection.name).trim().toLowerCase();

export function yesNoPick({ image: { selection } }: Reading): Pick | undefined {
  if (selection.yes === null) return undefined;
  return { kind: selection.yes ? 'yes' : 'no' };
}

const halves: Readonly<Record<string, Pick>> = {
  '1st half': { kind: 'part', partId: eventParts['first-half'].id },
  '2nd half': { kind: 'part', partId: eventParts['second-half'].id },
  equal: { kind: 'equal' },
};
const footballParts: readonly number[] = [
  eventParts['whole-match'].id,
  eventParts['ordinary-time'].id,
];

/** Halves of other sports are other parts, and nobody has seen how the feed asks for them. */
export const halfPick: ReadPick = (reading) =>
  footballParts.includes(reading.image.market.partId) ? halves[wordOf(reading)] : undefined;

const methods: Readonly<Record<string, string>> = {
  shot: 'shot',
  header: 'header',
  'free kick': 'free-kick',
  penalty: 'penalty',
  'own goal': 'own-goal',
  'ko/tko': 'knockout',
  submission: 'submission',
  decision: 'decision',
};

export function methodNamed(word: string): Pick | undefined {
  const method = methods[word.toLowerCase()];
  return method === undefined ? undefined : { kind: 'method', method };
}

export const methodPick: ReadPick = (reading) => methodNamed(wordOf(reading));

const teamsScoring: Readonly<Record<string, Pick>> = {
  none: { kind: 'none' },
  one: { kind: 'range', least: 1, most: 1 },
  both: { kind: 'both' },
};

const scorerRules: readonly GradingRule[] = ['first-scorer', 'next-scorer', 'last-scorer'];

/** A word means something only in the markets where it has been seen. */
export const namedPick: ReadPick = (reading) => {
  const { grading } = reading.type;
  const word = wordOf(reading);
  if (grading === 'teams-scoring') return teamsScoring[word];
  if (grading === 'correct-score' && word === 'any other') return otherScorePick(reading);
  const isOfScorers = scorerRules.includes(grading) && word === 'any other player';
  return isOfScorers ? otherPlayerPick(reading) : undefined;
};
