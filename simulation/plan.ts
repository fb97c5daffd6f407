import type { Action, Actor } from './actors/actor.ts';
import { type Chance, createChance } from './chance.ts';

export type TimedAction<Scene> = Action<Scene> & {
  readonly actor: string;
  /** From the beginning of its step. */
  readonly afterMs: number;
};

/** People who act at the same time and, now and then, a fault in their midst. */
export type Step<Scene> = {
  readonly number: number;
  readonly actions: readonly TimedAction<Scene>[];
};

export type Roles<Scene> = {
  readonly actors: readonly Actor<Scene>[];
  readonly faults: readonly Actor<Scene>[];
  /** That of short steps unless it is said. */
  readonly pace?: Pace;
};

type Range = { readonly from: number; readonly to: number };

/** How many act in a step and when, in milliseconds from its beginning. */
export type Pace = {
  readonly crowd: Range;
  readonly crowdMs: Range;
  readonly faultMs: Range;
  readonly stepsPerFault: number;
};

const shortSteps: Pace = {
  crowd: { from: 4, to: 9 },
  crowdMs: { from: 0, to: 200 },
  // Later than the first of the crowd begins and before the last is done: it comes in the middle.
  faultMs: { from: 20, to: 600 },
  stepsPerFault: 3,
};

/** The step of that number, whatever came before it: a longer run begins like a shorter one. */
export function drawStep<Scene>(
  seed: number,
  number: number,
  { actors, faults, pace = shortSteps }: Roles<Scene>,
): Step<Scene> {
  const chance = createChance(`${seed} ${number}`);
  const crowd = Array.from({ length: chance.integer(pace.crowd) }, () =>
    drawAction(chance, actors, pace.crowdMs),
  );
  const fault =
    faults.length > 0 && chance.integer({ from: 1, to: pace.stepsPerFault }) === 1
      ? [drawAction(chance, faults, pace.faultMs)]
      : [];
  return { number, actions: [...crowd, ...fault] };
}

function drawAction<Scene>(
  chance: Chance,
  among: readonly Actor<Scene>[],
  when: Range,
): TimedAction<Scene> {
  const actor = chance.byWeight(among);
  return { actor: actor.name, afterMs: chance.integer(when), ...actor.draw(chance) };
}
