import { isDeepStrictEqual } from 'node:util';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { KeptChoice } from '@kipute/domain/kept-choices/kept-choice';
import { mergeChoices } from '@kipute/domain/kept-choices/merge-choices';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import { findChoices, lockChoices, writeChoices } from './kept-choices-store.ts';

export type KeptChoicesDeps = { readonly database: Database; readonly clock: Clock };

export type KeptChoicesRoutes = HandlersFor<'player_choice/inquire' | 'player_choice/save'>;

/** Whose choices they are is told by the session alone, so there is no other's to ask for. */
export function keptChoicesRoutes(deps: KeptChoicesDeps): KeptChoicesRoutes {
  return {
    'player_choice/inquire': async (_, { caller }) => {
      const choices = await findChoices(deps.database.read, caller.playerId);
      return answer(choices.map(choiceView));
    },
    'player_choice/save': async ({ choices }, { caller }) => {
      const merged = await saveChoices(deps, caller.playerId, choices.map(choiceOf));
      return answer(merged.map(choiceView));
    },
  };
}

type WireChoice = CallContent<'player_choice/inquire'>[number];

export function choiceView({ removed, changedAtMs, ...choice }: KeptChoice): WireChoice {
  return {
    ...choice,
    removed: removed ? 1 : 0,
    changed_at: new Date(changedAtMs).toISOString(),
  };
}

function choiceOf(wire: CallRequest<'player_choice/save'>['choices'][number]): KeptChoice {
  const { removed, changed_at, ...choice } = wire;
  return { ...choice, removed: removed === 1, changedAtMs: Date.parse(changed_at) };
}

/** What the player's devices chose, with what this device says merged in. */
async function saveChoices(
  { database, clock }: KeptChoicesDeps,
  playerId: bigint,
  choices: readonly KeptChoice[],
): Promise<readonly KeptChoice[]> {
  return await database.transact(async (tx) => {
    const kept = await lockChoices(tx, playerId);
    const merged = mergeChoices(kept, notAhead(choices, clock.now().getTime()));
    if (!isDeepStrictEqual(merged, kept)) await writeChoices(tx, playerId, merged);
    return merged;
  });
}

/** A device whose clock runs ahead would win every merge until the day it believes in. */
const notAhead = (choices: readonly KeptChoice[], nowMs: number): readonly KeptChoice[] =>
  choices.map((choice) => ({ ...choice, changedAtMs: Math.min(choice.changedAtMs, nowMs) }));
