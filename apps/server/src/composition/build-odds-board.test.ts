import { expect, test } from 'vitest';
import type { Match } from '../features/catalogue/index.ts';
import { boardLoaded } from './build-odds-board.ts';

type Freshness = 'fresh' | 'suspended';

/** A board that is being loaded, and how far its lists are from an answer. */
function aBoard({ kept = 0, freshness = 'suspended' as Freshness } = {}) {
  const loaded = Promise.withResolvers<void>();
  const waited = Promise.withResolvers<void>();
  const listeners: ((freshness: Freshness) => void)[] = [];
  const matches = new Map(Array.from({ length: kept }, (_, at) => [String(at), {} as Match]));
  const seen = { isWhole: false };
  boardLoaded(
    {
      loaded: loaded.promise,
      matches: () => matches,
      freshness: () => freshness,
      onFreshness: (listener) => listeners.push(listener),
    },
    () => waited.promise,
  ).then(() => {
    seen.isWhole = true;
  });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    seen,
    load: () => {
      loaded.resolve();
      return settled();
    },
    becomes: (now: Freshness) => {
      for (const listener of listeners) listener(now);
      return settled();
    },
    longAfter: () => {
      waited.resolve();
      return settled();
    },
  };
}

test.each([
  ['matches that were kept', { kept: 1 }],
  ['an image that was there before', { freshness: 'fresh' as const }],
])('[ODB-61] with %s a board is whole as soon as it is loaded', async (_what, board) => {
  const { seen, load } = aBoard(board);
  expect(seen.isWhole).toBe(false);
  await load();
  expect(seen.isWhole).toBe(true);
});

test("[ODB-61] the first time a world is opened, the provider's image is waited for", async () => {
  const { seen, load, becomes } = aBoard();
  await load();
  await becomes('suspended');
  expect(seen.isWhole).toBe(false);
  await becomes('fresh');
  expect(seen.isWhole).toBe(true);
});

test('[ODB-61] a provider that stays silent is not waited for for ever', async () => {
  const { seen, load, longAfter } = aBoard();
  await load();
  expect(seen.isWhole).toBe(false);
  await longAfter();
  expect(seen.isWhole).toBe(true);
});
