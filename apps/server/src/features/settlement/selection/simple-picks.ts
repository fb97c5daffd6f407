import type { BettingType } from '@kipute/contract/constants/betting-types/betting-types';
import { eventParts } from '@kipute/contract/constants/matches/event-parts';
import type { GradingRule } from '@kipute/domain/grading/grading-rules';
import type { Score, Side } from '@kipute/domain/grading/score';
import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type MarketSnapshot, type Sides, teamOf } from '../match-snapshot.ts';

export type Reading = {
  readonly snapshot: MarketSnapshot;
  readonly type: BettingType;
  readonly sides: Sides;
};

/** Undefined where the record does not say enough. */
export type ReadPick = (reading: Reading) => Pick | undefined;

const drawTypes: readonly number[] = [outcomeTypes.draw, outcomeTypes.handicapDraw];

/** Home, draw or away, whatever else the selection says. */
export function sideOf({ snapshot: { selection }, sides }: Reading): Side | undefined {
  const { typeId, code, teamId } = selection;
  if (teamId !== null) return teamOf(teamId, sides);
  return drawTypes.includes(typeId) || code === '#D' ? 'draw' : undefined;
}

/** Home, draw or away; with a line, where its market is a handicap. */
export function sidePick(reading: Reading): Pick | undefined {
  const { type, snapshot } = reading;
  if (type.grading === 'finishing-place' || type.grading === 'head-to-head') {
    return participantPick(reading);
  }
  const of = sideOf(reading);
  if (!of) return undefined;
  return type.isHandicap ? handicapPick(reading) : plainSide(of, snapshot.selection.line);
}

/** A line on a plain winner would be a handicap that its type does not know of. */
const plainSide = (kind: Side, line: number | null): Pick | undefined =>
  line === null ? { kind } : undefined;

/** One of several that are set against each other. */
function participantPick({ snapshot: { selection, siblings } }: Reading): Pick | undefined {
  const { teamId } = selection;
  const others = siblings.filter(({ id }) => id !== selection.id).map((one) => one.teamId);
  const against = others.filter((id) => id !== null);
  if (teamId === null || against.length !== others.length) return undefined;
  return { kind: 'participant', participantId: teamId, against };
}

/**
 * The line of home and draw is the home team's, that of away its own; that of the market is the
 * home team's. Where the two deny each other nobody knows which was meant.
 */
export function handicapPick(reading: Reading): Pick | undefined {
  const { market, selection } = reading.snapshot;
  const of = sideOf(reading);
  const { line } = selection;
  if (!of || line === null) return undefined;
  const ofHome = of === 'away' ? -line : line;
  const isDenied = market.line !== null && market.line !== ofHome;
  return isDenied ? undefined : { kind: 'handicap', of, line: line === 0 ? 0 : line };
}

/** Two of home, draw and away. The draw has no id, so one team alone stands with it. */
export function doubleChancePick({ snapshot, sides }: Reading): Pick | undefined {
  const { teamId, secondTeamId, code } = snapshot.selection;
  const first = teamOf(teamId, sides);
  const isWithDraw = secondTeamId === null && (code ?? '').split(' ').includes('#D');
  const second = isWithDraw ? 'draw' : teamOf(secondTeamId, sides);
  if (!first || !second || first === second) return undefined;
  return { kind: 'any-of', of: [{ kind: first }, { kind: second }] };
}

/** Some types have one number for both directions: then the name alone tells. */
function directionOf({ snapshot: { selection } }: Reading): 'over' | 'under' | undefined {
  const { typeId, name } = selection;
  if (typeId === outcomeTypes.totalOver) return 'over';
  if (typeId === outcomeTypes.totalUnder) return 'under';
  if (/^over\b/i.test(name)) return 'over';
  return /^under\b/i.test(name) ? 'under' : undefined;
}

/** In a market of some minutes the first numbers are those, and the line is the selection's. */
export function totalPick(reading: Reading): Pick | undefined {
  const { snapshot, type } = reading;
  const { line } = snapshot.selection;
  const kind = directionOf(reading);
  if (!kind || line === null) return undefined;
  const isDenied =
    !type.inMinutes && snapshot.market.line !== null && snapshot.market.line !== line;
  return isDenied ? undefined : { kind, line };
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** `7+` has no upper end, and its name says so; without that it may be anything. */
export function rangePick({ snapshot: { selection } }: Reading): Pick | undefined {
  const { line: least, line2: most, name } = selection;
  if (least === null || !isCount(least)) return undefined;
  if (most !== null) return isRange(least, most) ? { kind: 'range', least, most } : undefined;
  return name.includes(`${least}+`) ? { kind: 'range', least, most: null } : undefined;
}

const isRange = (least: number, most: number): boolean => isCount(most) && most >= least;

export function minutesPick({ snapshot: { selection } }: Reading): Pick | undefined {
  const { line: least, line2: most } = selection;
  if (least === null || most === null || !isCount(least) || !isRange(least, most)) return undefined;
  return { kind: 'minutes', least, most };
}

/** `Simba by 2`, `Simba by 3+`, `Simba by 6-10`: only the name has the upper end. */
const MARGIN = / by (\d+)(?:-(\d+)|(\+))?$/;

export function marginPick({ snapshot: { selection }, sides }: Reading): Pick | undefined {
  const team = teamOf(selection.teamId, sides);
  const [, first, last, open] = MARGIN.exec(selection.name) ?? [];
  const least = Number(first);
  if (!team || first === undefined || least !== selection.line) return undefined;
  if (open) return { kind: 'margin', team, least, most: null };
  return { kind: 'margin', team, least, most: last === undefined ? least : Number(last) };
}

type Selection = MarketSnapshot['selection'];

function scoreOf({ line, line2 }: Selection): Score | undefined {
  const isScore = [line, line2].every((goals) => Number.isInteger(goals) && Number(goals) >= 0);
  return isScore && line !== null && line2 !== null ? { home: line, away: line2 } : undefined;
}

export function scorePick({ snapshot: { selection } }: Reading): Pick | undefined {
  const score = scoreOf(selection);
  return score && { kind: 'score', ...score };
}

/** Every score that no other selection lists; one of them that cannot be read leaves it unknown. */
function otherScorePick({ snapshot: { selection, siblings } }: Reading): Pick | undefined {
  const others = siblings.filter(({ id }) => id !== selection.id);
  const listed = others.flatMap((one) => {
    const score = one.typeId === outcomeTypes.scoreExact ? scoreOf(one) : undefined;
    return score ?? [];
  });
  const isKnown = listed.length > 0 && listed.length === others.length;
  return isKnown ? { kind: 'other-score', listed } : undefined;
}

/** A team is no player. */
export function playerPick({ snapshot: { selection }, sides }: Reading): Pick | undefined {
  const { teamId } = selection;
  if (teamId === null || teamOf(teamId, sides)) return undefined;
  return { kind: 'player', playerId: teamId };
}

/** Whoever is not listed by name. */
function otherPlayerPick({ snapshot: { siblings } }: Reading): Pick | undefined {
  const players = siblings.filter(({ typeId }) => typeId === outcomeTypes.player);
  const listed = players.flatMap(({ teamId }) => teamId ?? []);
  const isKnown = listed.length > 0 && listed.length === players.length;
  return isKnown ? { kind: 'other-player', listed } : undefined;
}

/** Scorer and score, in the order of the types that are put together. */
export function playerAndScorePick(reading: Reading): Pick | undefined {
  const player = playerPick(reading);
  const score = scorePick(reading);
  return player && score && { kind: 'all-of', of: [player, score] };
}

/** What the provider says in words alone is a closed list: any other word is not understood. */
const wordOf = ({ snapshot: { selection } }: Reading): string =>
  (selection.text ?? selection.name).trim().toLowerCase();

export function yesNoPick({ snapshot: { selection } }: Reading): Pick | undefined {
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
  footballParts.includes(reading.snapshot.market.partId) ? halves[wordOf(reading)] : undefined;

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
