import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Change, Refusal } from './changes.ts';

/** Published after the commit of a row of the journal: its number and its text. */
export const catalogueChanged = defineTopic(
  'catalogue-changed',
  z.object({ seq: z.number().int(), changes: z.string() }),
);

/**
 * Published by the leader every second; a follower that hears none reads the same from the database.
 * The number of the term travels as text.
 */
export const catalogueHeartbeat = defineTopic(
  'catalogue-heartbeat',
  z.object({
    term: z.string().regex(/^\d+$/),
    seq: z.number().int(),
    freshness: z.enum(['fresh', 'in-play-suspended', 'suspended']),
  }),
);

/** What is worth counting in the catalogue. */
export type CatalogueEvent =
  | Refusal
  | 'applied'
  | 'start-moved-into-past'
  | 'silence'
  | 'snapshot'
  | 'journaled'
  | 'folded'
  | 'caught-up'
  | 'reloaded'
  | 'diverged'
  | 'took-the-lead'
  | 'lost-the-lead';

export type CountCatalogueEvent = (event: CatalogueEvent, times: number) => void;

export const countNothing: CountCatalogueEvent = () => {};

/**
 * Selections of these matches were deleted so soon after their final status that nobody can have
 * read it; once this transaction commits it can be read from the tables.
 */
export type OnLastWords = (tx: Transaction, matchIds: ReadonlySet<string>) => Promise<void>;

export const ignoreLastWords: OnLastWords = async () => {};

/** A change of the provider that was refused, and the rule it breaks. */
export type RefusedChange = {
  readonly refusal: Refusal;
  readonly change: Change;
  /** Undefined when it names none and what it changes is not held. */
  readonly matchId: string | undefined;
};
