import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Burst } from '../commands/burst.ts';
import { Director } from '../commands/director.ts';
import { aFixture, aWorld, only } from '../fixtures/small-world.ts';
import { FeedServer } from '../protocol/feed-server.ts';

const commands = [
  'goal home',
  'goal away',
  'var',
  'penalty home',
  'red away',
  'corner home',
  'kickoff',
  'kickoff',
  'postpone',
  'abandon',
  'end',
  'correct',
  '1000 outcomes',
  'burst 500',
] as const;

const programme = only(
  aFixture(-40),
  aFixture(2, '1/Tanzania/NBC Premier League'),
  aFixture(90, '8/USA/NBA'),
);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ pass: fc.constantFrom(2, 30, 400, 2_000, 9_000) }) },
  { weight: 4, arbitrary: fc.record({ command: fc.constantFrom(...commands) }) },
);

test('[OSIM-52] whatever happens in whatever order, the stream keeps the rules of the feed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1_000), fc.array(step, { maxLength: 16 }), async (seed, steps) => {
      const world = aWorld({ seed: String(seed), programme });
      const { store, engine, checker } = world;
      const tapped = { ...store, takeChanges: world.check };
      const feed = new FeedServer({ store: tapped, subscriptionName: 'kipute' });
      const burst = new Burst(engine);
      const director = new Director(engine, feed, burst);
      for (const one of steps) {
        if ('pass' in one) world.pass(one.pass, Math.max(5, one.pass / 12));
        else director.command(one.command);
        burst.turn();
      }
      world.check();
      await feed.close();
      expect(checker.broken()).toEqual([]);
      // Whoever comes now gets as a dump what the others have made of the stream.
      const dump = store.snapshot();
      expect(dump.length).toBe(checker.known().size);
      const differs = dump.filter(
        (one) => !isDeepStrictEqual(checker.known().get(`${one.entityClass} ${one.id}`), one),
      );
      expect(differs).toEqual([]);
    }),
    { seed: 7, numRuns: 8 },
  );
});
