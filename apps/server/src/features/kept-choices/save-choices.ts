import { isDeepStrictEqual } from 'node:util';
import type { KeptChoice } from '@kipute/domain/kept-choices/kept-choice';
import { mergeChoices } from '@kipute/domain/kept-choices/merge-choices';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockChoices, writeChoices } from './kept-choices-store.ts';

export type ChoicesSaverDeps = { readonly database: Database; readonly clock: Clock };

type SaveChoices = (
  playerId: bigint,
  choices: readonly KeptChoice[],
) => Promise<readonly KeptChoice[]>;

/** What the player's devices chose, with this device's word merged in. */
export function choicesSaver({ database, clock }: ChoicesSaverDeps): SaveChoices {
  return (playerId, choices) =>
    database.transact(async (tx) => {
      const kept = await lockChoices(tx, playerId);
      const merged = mergeChoices(kept, notAhead(choices, clock.now().getTime()));
      if (!isDeepStrictEqual(merged, kept)) await writeChoices(tx, playerId, merged);
      return merged;
    });
}

/** A device whose clock runs ahead would win every merge until the day it believes in. */
const notAhead = (choices: readonly KeptChoice[], nowMs: number): readonly KeptChoice[] =>
  choices.map((choice) => ({ ...choice, changedAtMs: Math.min(choice.changedAtMs, nowMs) }));
