import { expect, test } from 'vitest';
import type { Scene } from './actors/actor.ts';
import { enter } from './actors/casino/casino-players.ts';
import { createHistory } from './history.ts';
import { casinoAddsUp, casinoMovesOnce, providersAgree } from './laws/casino/wallet-books.ts';
import { booksBalance } from './laws/ledger.ts';
import { failureInCalm } from './laws/processes.ts';
import type { CasinoKnobs } from './world/casino-provider.ts';
import { PLAYERS } from './world/people.ts';
import { inWorld } from './world/world.ts';

/** Nothing is measured: a machine that is busy may take as long as it needs. */
const TIMEOUT_MS = 10 * 60_000;

/** A stake and its win each arrive twice, and the stake once more after the win. */
const MESSAGES_A_SPIN = 5;
const MESSAGES = 1_000;
const STORMS: readonly CasinoKnobs[] = [
  { order: 'reordered', copies: 'twice' },
  { order: 'reordered', copies: 'twice', answers: 'first-lost' },
  { stakes: 'rollback-first', copies: 'twice' },
];
const SPINS_A_STORM = Math.ceil(MESSAGES / MESSAGES_A_SPIN / PLAYERS);
const STAKE = 100;

const LOOKS_MAX = 240;
const LOOK_AGAIN_MS = 500;

/** Who meets a busy door comes again: the storm is about what is played inside. */
async function untilIn(scene: Scene, visit: Parameters<typeof enter>[1]) {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const page = await enter(scene, visit, 'kete-mbili');
    if (page) return page;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return undefined;
}

/** Everybody at once, each spin after the last. */
async function spinAll(scene: Scene, spins: number): Promise<readonly string[]> {
  const said = await Promise.all(
    scene.world.people.players.map(async (person, at) => {
      const page = await untilIn(scene, { person, server: at % 2 === 0 ? 'A' : 'B' });
      const outcomes: string[] = [];
      for (let spin = 0; page && spin < spins; spin += 1) {
        outcomes.push((await page.play(STAKE)) ?? 'no answer');
      }
      return outcomes;
    }),
  );
  return said.flat();
}

async function untilBooksAgree(scene: Scene): Promise<string | undefined> {
  let fact: string | undefined;
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    fact = await providersAgree.breach(scene);
    if (fact === undefined) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return fact;
}

test('[SIM-90] a thousand shuffled, doubled and reordered messages end with both books equal', {
  timeout: TIMEOUT_MS,
}, async () => {
  const history = createHistory();
  const options = { name: 'wallet-storm', bus: 'none', speed: 1, matches: 'few' } as const;
  await inWorld({ ...options, history, playerCount: PLAYERS }, async (world) => {
    const scene = { world, history };
    const [first = {}, ...others] = STORMS;
    await world.casino.order('kipute-studio', first);
    const said = await spinAll(scene, SPINS_A_STORM);
    expect(said.length * MESSAGES_A_SPIN).toBeGreaterThanOrEqual(MESSAGES);
    expect(new Set(said)).toEqual(new Set(['played']));
    for (const knobs of others) {
      await world.casino.order('kipute-studio', knobs);
      await spinAll(scene, 2);
    }
    await world.casino.beWell();
    expect(await untilBooksAgree(scene)).toBeUndefined();
    for (const law of [casinoMovesOnce, casinoAddsUp, booksBalance]) {
      expect(await law.breach(scene)).toBeUndefined();
    }
    expect(failureInCalm(history.all())).toBeUndefined();
  });
});
