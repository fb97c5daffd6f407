import { expect, test } from 'vitest';
import { crashOf } from '../laws/crash.ts';
import { crashOfSeed, createChain, roundHash, sha256 } from './hash-chain.ts';

test('[AVI-05] each seed hashes to the one played before it, the first to the terminating hash', () => {
  const chain = createChain(0, { rounds: 50 });
  for (let round = 1; round <= 50; round += 1) {
    expect(sha256(chain.seed(round))).toBe(chain.seed(round - 1));
  }
  expect(sha256(chain.seed(1))).toBe(chain.terminatingHash);
});

test('[AVI-05] from last seed and salt everybody makes the same chain and the same crashes', () => {
  const given = { lastSeed: 'ab'.repeat(32), salt: 'chumvi', rounds: 20 };
  const [one, other] = [createChain(0, given), createChain(9, given)];
  expect(one.terminatingHash).toBe(other.terminatingHash);
  const crashes = Array.from({ length: 20 }, (_, at) => crashOfSeed(one.seed(at + 1), one.salt));
  expect(crashes).toEqual(
    Array.from({ length: 20 }, (_, at) => crashOf(roundHash(other.seed(at + 1), 'chumvi'))),
  );
});

test('[AVI-05] salt and seeds are drawn anew for every chain', () => {
  const [one, other] = [createChain(0, { rounds: 2 }), createChain(0, { rounds: 2 })];
  expect(one.terminatingHash).not.toBe(other.terminatingHash);
  expect(one.salt).not.toBe(other.salt);
});

test('[AVI-01] over a hundred thousand rounds of a chain 97 % come back', () => {
  const chain = createChain(0, { lastSeed: '5a'.repeat(32), salt: 'x', rounds: 100_000 });
  const crashes = Array.from({ length: chain.length }, (_, at) =>
    crashOfSeed(chain.seed(at + 1), chain.salt),
  );
  for (const [multiplier, within] of [
    [110, 0.005],
    [200, 0.015],
    [1_000, 0.04],
  ] as const) {
    const won = crashes.filter((crash) => crash >= multiplier).length;
    expect(Math.abs((won * multiplier) / 100 / chain.length - 0.97)).toBeLessThan(within);
  }
});
