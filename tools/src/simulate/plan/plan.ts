import type { Action, Actor } from '../actors/actor.ts';
import { type Chance, createChance } from './chance.ts';

export type TimedAction<Scene> = Action<Scene> & {
  readonly actor: string;
  /** From the beginning of its step. */
  readonly afterMs: number;
};

/** People who act at the same time and, now and then, a trouble in their midst. */
export type Step<Scene> = {
  readonly number: number;
  readonly actions: readonly TimedAction<Scene>[];
};

export type Roles<Scene> = {
  readonly actors: readonly Actor<Scene>[];
  readonly troubles: readonly Actor<Scene>[];
};

const CROWD = { from: 4, to: 9 };
const CROWD_MS = { from: 0, to: 200 };
/** Later than the first of the crowd begins and before the last is done: it comes in the middle. */
const TROUBLE_MS = { from: 20, to: 600 };
const STEPS_PER_TROUBLE = 3;

/** The step of that number, whatever came before it: a longer run begins like a shorter one. */
export function drawStep<Scene>(
  seed: number,
  number: number,
  { actors, troubles }: Roles<Scene>,
): Step<Scene> {
  const chance = createChance(`${seed} ${number}`);
  const crowd = Array.from({ length: chance.integer(CROWD) }, () =>
    drawAction(chance, actors, CROWD_MS),
  );
  const trouble =
    troubles.length > 0 && chance.integer({ from: 1, to: STEPS_PER_TROUBLE }) === 1
      ? [drawAction(chance, troubles, TROUBLE_MS)]
      : [];
  return { number, actions: [...crowd, ...trouble] };
}

function drawAction<Scene>(
  chance: Chance,
  among: readonly Actor<Scene>[],
  when: { readonly from: number; readonly to: number },
): TimedAction<Scene> {
  const actor = chance.byWeight(among);
  return { actor: actor.name, afterMs: chance.integer(when), ...actor.draw(chance) };
}
