import type { CountedUnit } from '../counted-units.ts';
import type { Score, Side, Team } from '../score.ts';
import type { GradedSport } from './sport-shapes.ts';

export const resultStatuses = [
  'in-progress',
  'ended',
  'abandoned', // begun and not played to its end
  'retired', // one side gave up
  'cancelled', // never begun
  'walkover', // never begun, one side goes through
] as const;
export type ResultStatus = (typeof resultStatuses)[number];

/** One goal, corner, card, frame … */
export type Incident = {
  readonly unit: CountedUnit;
  /** A period, never a sum of several. */
  readonly partId: number;
  /** Whom it counts for: an own goal the other team than its scorer's. */
  readonly team: Team | null;
  readonly playerId: string | null;
  /** As it is shown: the first is 1, and in stoppage time it stays 45 or 90. */
  readonly minute: number | null;
  /** Of stoppage time; 0 when it was not in stoppage time. */
  readonly addedMinute: number | null;
  /** header, penalty, own-goal … */
  readonly method: string | null;
  /** How many it is: three for a long shot in basketball. */
  readonly worth: number;
  readonly isTakenBack: boolean;
};

export type PlayerRecord = {
  readonly playerId: string;
  readonly team: Team;
  readonly role: 'started' | 'substitute' | 'unused';
  /** The minute a substitute came on. */
  readonly fromMinute: number | null;
  readonly counts: Readonly<Partial<Record<CountedUnit, number>>>;
};

/** What the score alone does not tell. Null where nobody told it. */
export type Ending = {
  readonly stage: 'ordinary-time' | 'overtime' | 'shoot-out' | null;
  readonly winner: Side | 'no-contest' | null;
  readonly qualifier: Team | null;
  /** knockout, submission, decision … */
  readonly method: string | null;
  readonly round: number | null;
  /** Of that round. */
  readonly second: number | null;
  /** By participant; two of one place share it. */
  readonly places: Readonly<Record<string, number>> | null;
};

/** How a match of any sport ended, or stands. */
export type MatchResult = {
  readonly matchId: string;
  readonly sport: GradedSport;
  readonly status: ResultStatus;
  /** Grows with every word about the match. */
  readonly version: number;
  /** Parts that were played to their end although the match was not. */
  readonly completedParts: readonly number[];
  /** The minute being played when this was told; all before it are over. */
  readonly minute: number | null;
  /** By unit, then by part. What nobody counted is not there. */
  readonly counts: Readonly<Partial<Record<CountedUnit, Readonly<Record<number, Score>>>>>;
  /** In the order they happened. */
  readonly incidents: readonly Incident[];
  /** Of these units every single one is among the incidents. */
  readonly orderedUnits: readonly CountedUnit[];
  /** Everybody who could have played; null when nobody told. */
  readonly lineUp: readonly PlayerRecord[] | null;
  readonly ending: Ending;
};

export const noEnding: Ending = {
  stage: null,
  winner: null,
  qualifier: null,
  method: null,
  round: null,
  second: null,
  places: null,
};

/** Nothing of it was played, so no market can have been decided. */
export const wasNeverPlayed = ({ status }: MatchResult): boolean =>
  status === 'cancelled' || status === 'walkover';

export const standingIncidents = ({ incidents }: MatchResult): readonly Incident[] =>
  incidents.filter(({ isTakenBack }) => !isTakenBack);

/** Whether anything at all is said of a part. */
export const isPartTold = ({ counts, incidents }: MatchResult, partId: number): boolean =>
  Object.values(counts).some((byPart) => byPart[partId] !== undefined) ||
  incidents.some((incident) => incident.partId === partId);

/** Why a result is not believed; in the order they are looked for. */
export type ResultRefusal =
  | 'unknown-part'
  | 'count-impossible' // negative, a half of something that comes whole, or level where somebody must win
  | 'minute-impossible' // beyond any match
  | 'played-though-cancelled'
  | 'no-score'
  | 'part-above-whole' // half time above full time
  | 'parts-do-not-add-up'
  | 'units-do-not-add-up' // cards that are not the yellow and the red ones
  | 'ending-impossible' // a shoot-out at tennis, a sixth round, place nought
  | 'stage-contradicts-score'
  | 'shoot-out-level'
  | 'winner-contradicts-score'
  | 'qualifier-contradicts-shoot-out'
  | 'incident-outside-its-part'
  | 'incidents-out-of-order'
  | 'incidents-do-not-add-up'
  | 'player-not-in-line-up'
  /** Twelve who began, or a player with more goals than the team. */
  | 'line-up-impossible';

/** What a word about a match is, beside the last one that was taken. */
type Following =
  | 'first'
  | 'repeated' // the same again: nothing happens twice
  | 'newer'
  | 'stale' // older than what is known: recorded, never taken
  | 'of-another-match'
  | 'contradicts'; // a match that was over is told otherwise: a person decides

/** A result comes twice, late, or against the one before (GRA-40). */
export function followResult(before: MatchResult | undefined, next: MatchResult): Following {
  if (!before) return 'first';
  if (before.matchId !== next.matchId) return 'of-another-match';
  if (isSame({ ...before, version: next.version }, next)) return 'repeated';
  if (next.version < before.version) return 'stale';
  if (next.version === before.version) return 'contradicts';
  return before.status === 'in-progress' ? 'newer' : 'contradicts';
}

/** Whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  if (Array.isArray(one) !== Array.isArray(other) || mine.size !== theirs.size) return false;
  return [...mine].every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)));
}
