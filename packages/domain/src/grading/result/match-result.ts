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
