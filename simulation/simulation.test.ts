import { describe, expect, test } from 'vitest';
import type { Actor } from './actors/actor.ts';
import type { Law } from './laws/law.ts';
import { type Cast, runSimulation, type Simulation } from './simulation.ts';
import { verdictLines } from './summary.ts';

type Counter = { played: number; looks: number };

const player: Actor<Counter> = {
  name: 'player',
  weight: 1,
  draw: (chance) => ({
    says: `plays ${chance.word()}`,
    play: async (scene) => {
      scene.played += 1;
    },
  }),
};

const law = (holds: Law<Counter>['holds'], breach: Law<Counter>['breach']): Law<Counter> => ({
  name: `law ${holds}`,
  holds,
  breach,
});

function run(cast: Partial<Cast<Counter>>, given: Partial<Simulation<Counter>> = {}) {
  return runSimulation<Counter>({
    seed: 5,
    scene: { played: 0, looks: 0 },
    cast: { actors: [player], faults: [], laws: [], ...cast },
    next: (taken) => (taken < 4 ? 'step' : 'finish'),
    stepsPerRest: 2,
    timeoutMs: 60_000,
    clearFaults: async () => undefined,
    onStep: () => undefined,
    ...given,
  });
}

describe('a run', () => {
  test('[SIM-06] ends after its steps', async () => {
    const verdict = await run({});
    expect(verdict).toMatchObject({ steps: 4, breach: undefined });
    expect(verdict.actions.get('player')).toBeGreaterThanOrEqual(16);
  });

  test('[SIM-05] ends with the first broken law, its seed, its step and what was played', async () => {
    const breaks = law('always', (scene) => (scene.played > 9 ? 'ten played' : undefined));
    const verdict = await run({ laws: [law('always', () => undefined), breaks] });
    expect(verdict.breach).toMatchObject({ law: 'law always', fact: 'ten played', step: 2 });
    const lines = verdictLines(5, verdict);
    expect(lines.slice(0, 3)).toEqual([
      '✗ broken law: law always',
      '  ten played',
      '  seed 5, step 2, in which:',
    ]);
    expect(lines.at(-1)).toBe('  again: npm run simulate -- --seed=5 --steps=2');
    expect(lines.slice(3, -1).every((line) => /^ {4}\d+ ms: plays [0-9a-f]{16}$/.test(line))).toBe(
      true,
    );
  });

  test('[SIM-05] that held says so with its seed', async () => {
    const verdict = await run({ laws: [law('always', () => undefined)] });
    expect(verdictLines(5, verdict)).toEqual(['laws held (seed 5, 4 steps, 6 looks at the laws)']);
  });

  test('[SIM-05] that was stopped claims nothing', async () => {
    const verdict = await run({}, { next: (taken) => (taken < 1 ? 'step' : 'leave') });
    expect(verdictLines(5, verdict)).toEqual([
      'stopped before the end, no law broken (seed 5, 1 steps, 0 looks at the laws)',
    ]);
  });

  test('[SIM-05] in which an action cannot be played is broken', async () => {
    const stumbling: Actor<Counter> = {
      ...player,
      draw: () => ({ says: 'stumbles', play: () => Promise.reject(new Error('no feet')) }),
    };
    const { breach } = await run({ actors: [stumbling] });
    expect(breach).toMatchObject({ law: 'every action can be played', fact: 'Error: no feet' });
  });

  test('[SIM-05] whose law cannot be looked at is broken', async () => {
    const blind = law('always', () => Promise.reject(new Error('no eyes')));
    expect((await run({ laws: [blind] })).breach).toMatchObject({
      fact: 'it could not be checked: Error: no eyes',
    });
  });
});

describe('a rest', () => {
  test('[SIM-07] comes every few steps and at the end, unless the run is left', async () => {
    const rests: number[] = [];
    const clearFaults = async (scene: Counter) => {
      rests.push(scene.played);
    };
    await run({}, { clearFaults, next: (taken) => (taken < 5 ? 'step' : 'finish') });
    expect(rests).toHaveLength(3);
    await run({}, { clearFaults, next: (taken) => (taken < 1 ? 'step' : 'leave') });
    expect(rests).toHaveLength(3);
  });

  test('[SIM-37] follows the closing, which a run that is left does not have', async () => {
    const says = 'closes';
    const played: string[] = [];
    const closing = { says, play: async () => void played.push(says) };
    const clearFaults = async () => void played.push('rests');
    await run({ closing }, { clearFaults });
    expect(played).toEqual(['rests', 'rests', 'closes', 'rests']);
    await run({ closing }, { clearFaults, next: (taken) => (taken < 1 ? 'step' : 'leave') });
    expect(played).toHaveLength(4);
  });

  test('[SIM-37] finds what only the closing shows, and what cannot be closed', async () => {
    const closing = {
      says: 'closes',
      play: async (scene: Counter) => {
        scene.looks = 1;
      },
    };
    const decided = law('in the end', ({ looks }) => (looks > 0 ? 'one is open' : undefined));
    const { breach } = await run({ closing, laws: [decided] }, { timeoutMs: 1 });
    expect(breach).toMatchObject({ law: 'law in the end', fact: 'one is open', step: 4 });
    const endless = { says: 'closes', play: () => Promise.reject(new Error('no end')) };
    const stuck = await run({ closing: endless });
    expect(stuck.breach).toMatchObject({
      law: 'every action can be played',
      fact: 'Error: no end',
    });
  });

  test('[SIM-07] waits for a law that holds in the end', async () => {
    const slow = law('in the end', (scene) => {
      scene.looks += 1;
      return scene.looks < 4 ? 'not yet' : undefined;
    });
    expect((await run({ laws: [slow] })).breach).toBeUndefined();
  });

  test('[SIM-07] does not wait for ever', async () => {
    const never = law('in the end', () => 'not yet');
    const { breach } = await run({ laws: [never] }, { timeoutMs: 1 });
    expect(breach).toMatchObject({ law: 'law in the end', fact: 'not yet', step: 2 });
  });

  test('[SIM-07] does not wait for a law that must hold', async () => {
    const strict = law('at rest', (scene) => {
      scene.looks += 1;
      return scene.looks === 1 ? 'once' : undefined;
    });
    expect((await run({ laws: [strict] })).breach).toMatchObject({ fact: 'once', step: 2 });
  });
});
