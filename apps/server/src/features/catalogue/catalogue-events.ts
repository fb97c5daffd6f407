import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Change } from './changes.ts';
import type { Refusal } from './world/apply-change.ts';

/** Said after the commit of a row of the journal: its number and its text. */
export const catalogueChanged = defineTopic(
  'catalogue-changed',
  z.object({ seq: z.number().int(), changes: z.string() }),
);

/** Said by the leader every second; who does not hear it cannot know what prices are worth. */
export const catalogueHeartbeat = defineTopic(
  'catalogue-heartbeat',
  z.object({ seq: z.number().int(), freshness: z.enum(['fresh', 'suspended']) }),
);

/** What is worth counting in the catalogue. */
export type CatalogueEvent =
  | Refusal
  | 'applied'
  | 'start-moved-into-past'
  | 'silence'
  | 'image'
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
 * Selections of these matches went so soon after the last word on them that whoever looked found
 * neither; from the end of this transaction on the word can be read.
 */
export type OnLastWords = (tx: Transaction, matchIds: ReadonlySet<string>) => Promise<void>;

export const tellNobody: OnLastWords = async () => {};

/** A word of the provider that was not taken, and the rule it breaks. */
export type RefusedWord = {
  readonly refusal: Refusal;
  readonly change: Change;
  /** Of what it tells; undefined where it names none and nobody holds what it is about. */
  readonly matchId: string | undefined;
};
