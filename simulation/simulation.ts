import { setTimeout as delay } from 'node:timers/promises';
import type { Action } from './actors/actor.ts';
import type { Law } from './laws/law.ts';
import { drawStep, type Roles, type Step, type TimedAction } from './plan.ts';

/** Who acts, what goes wrong and what must hold all the same. */
export type Cast<Scene> = Roles<Scene> & {
  readonly laws: readonly Law<Scene>[];
  /** Played after the last step, unless the run was left; then comes one more rest. */
  readonly closing?: Action<Scene>;
};

export type Simulation<Scene> = {
  readonly seed: number;
  readonly scene: Scene;
  readonly cast: Cast<Scene>;
  /** Asked before every step. To leave is to end without a rest, and without what a rest shows. */
  readonly next: (stepsTaken: number) => 'step' | 'finish' | 'leave';
  readonly stepsPerRest: number;
  /** How long a law may take that holds in the end; a loaded machine is not a broken house. */
  readonly timeoutMs: number;
  /** Takes away every fault that would last. */
  readonly clearFaults: (scene: Scene) => Promise<void>;
  readonly onStep: (progress: Progress) => void;
};

export type Progress = {
  readonly steps: number;
  /** How often each actor and each fault had its turn. */
  readonly actions: ReadonlyMap<string, number>;
  readonly lawsChecked: number;
};

type Breach = {
  readonly law: string;
  readonly fact: string;
  readonly step: number;
  /** What was played in that step. */
  readonly said: readonly string[];
};

export type Verdict = Progress & {
  readonly breach: Breach | undefined;
  /** A run that was left has not shown what a rest would have shown. */
  readonly ending: 'finished' | 'left';
};

const LOOK_AGAIN_MS = 250;

/** Step after step until time is up or a law is broken; the first breach ends it. */
export async function runSimulation<Scene>(simulation: Simulation<Scene>): Promise<Verdict> {
  const { seed, cast, next, stepsPerRest, onStep } = simulation;
  const actions = new Map<string, number>();
  const judge = createJudge(simulation);
  let step: Step<Scene> = { number: 0, actions: [] };
  let breach: Finding | undefined;
  while (breach === undefined && next(step.number) === 'step') {
    step = drawStep(seed, step.number + 1, cast);
    breach = (await play(step, simulation.scene)) ?? (await judge.afterStep());
    if (breach === undefined && step.number % stepsPerRest === 0) breach = await judge.atRest();
    for (const { actor } of step.actions) actions.set(actor, (actions.get(actor) ?? 0) + 1);
    onStep({ steps: step.number, actions, lawsChecked: judge.checked() });
  }
  const ending = next(step.number) === 'leave' ? 'left' : 'finished';
  if (ending === 'finished') breach ??= await close(step.number, simulation, judge);
  return {
    ending,
    steps: step.number,
    actions,
    lawsChecked: judge.checked(),
    breach: breach && { ...breach, step: step.number, said: linesOf(step) },
  };
}

type Finding = { readonly law: string; readonly fact: string };

const linesOf = <Scene>({ actions }: Step<Scene>): readonly string[] =>
  actions.map(({ afterMs, says }) => `${afterMs} ms: ${says}`);

const PLAYABLE = 'every action can be played';

async function play<Scene>(step: Step<Scene>, scene: Scene): Promise<Finding | undefined> {
  const playOne = async ({ afterMs, play: run }: TimedAction<Scene>) => {
    await delay(afterMs);
    await run(scene);
  };
  // All of them are waited for, so that nothing of one step reaches into the next.
  const outcomes = await Promise.allSettled(step.actions.map(playOne));
  const failed = outcomes.find((one) => one.status === 'rejected');
  return failed && { law: PLAYABLE, fact: String(failed.reason) };
}

/** Once more at rest, unless nothing has happened since the last one. */
async function close<Scene>(
  steps: number,
  { scene, cast: { closing }, stepsPerRest }: Simulation<Scene>,
  judge: Judge,
): Promise<Finding | undefined> {
  if (!closing) return steps % stepsPerRest === 0 ? undefined : judge.atRest();
  const last = { number: steps, actions: [{ ...closing, actor: 'closing', afterMs: 0 }] };
  return (await play(last, scene)) ?? judge.atRest();
}

/** A house that cannot even be looked at does not keep the law. */
async function lookFor<Scene>(law: Law<Scene>, scene: Scene): Promise<string | undefined> {
  try {
    return await law.breach(scene);
  } catch (error) {
    return `it could not be checked: ${error}`;
  }
}

type Judge = {
  readonly afterStep: () => Promise<Finding | undefined>;
  readonly atRest: () => Promise<Finding | undefined>;
  readonly checked: () => number;
};

function createJudge<Scene>(simulation: Simulation<Scene>): Judge {
  const { scene, cast, timeoutMs, clearFaults } = simulation;
  const lawsThatHold = (when: Law<Scene>['holds']) =>
    cast.laws.filter(({ holds }) => holds === when);
  let checked = 0;

  async function check(law: Law<Scene>): Promise<Finding | undefined> {
    checked += 1;
    const fact = await lookFor(law, scene);
    return fact === undefined ? undefined : { law: law.name, fact };
  }

  async function firstBroken(when: Law<Scene>['holds']): Promise<Finding | undefined> {
    for (const law of lawsThatHold(when)) {
      const finding = await check(law);
      if (finding) return finding;
    }
    return undefined;
  }

  async function untilItHolds(law: Law<Scene>): Promise<Finding | undefined> {
    for (const deadline = Date.now() + timeoutMs; ; await delay(LOOK_AGAIN_MS)) {
      const finding = await check(law);
      if (!finding || Date.now() > deadline) return finding;
    }
  }

  return {
    checked: () => checked,
    afterStep: () => firstBroken('always'),
    atRest: async () => {
      await clearFaults(scene);
      for (const law of lawsThatHold('in the end')) {
        const finding = await untilItHolds(law);
        if (finding) return finding;
      }
      return (await firstBroken('at rest')) ?? firstBroken('always');
    },
  };
}
