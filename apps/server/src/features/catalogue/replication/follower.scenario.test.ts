import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  feedId,
  ids,
  offer,
  smallWorld,
} from '../../../adapters/odds-feed/fixtures/small-world.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import { createLocalBus } from '../../../platform/bus/local-bus.ts';
import { catalogueChanged, catalogueHeartbeat } from '../catalogue-events.ts';
import { catalogueSteps, gone, oddsOf, price } from '../fixtures/catalogue-steps.ts';
import { type CatalogueWorld, createCatalogueWorld } from '../fixtures/catalogue-world.ts';
import { contentOf } from '../fixtures/content.ts';

let world: CatalogueWorld;
beforeEach(async () => {
  world = await createCatalogueWorld(smallWorld);
});
afterEach(() => world.close());

const { startLeader, push, journaled, folded } = catalogueSteps(() => world);

/** A bus on which one process misses what the test wants it to miss. */
function deafBus(bus: Bus) {
  const ears = { areOpen: true };
  const deaf: Bus = {
    ...bus,
    subscribe: (topic, listener) =>
      bus.subscribe(topic, (message) => {
        if (ears.areOpen) listener(message);
      }),
  };
  return { deaf, ears };
}

test('[CAT-10] a follower shows the same at every moment, freshness included', async () => {
  const leader = await startLeader();
  const follower = await world.startProcess();
  await eventually(() => expect(follower.catalogue.freshness()).toBe('fresh'));
  for (const odds of [2.3, 2.6, 1.4]) {
    await push(leader, odds);
    await eventually(() =>
      expect(contentOf(follower.catalogue)).toEqual(contentOf(leader.catalogue)),
    );
  }
  world.provider.push(gone('Outcome', ids.draw), {
    ...offer(feedId(65), ids.home, 2.2),
    type: 'create',
  });
  await eventually(() => expect(leader.catalogue.offersOf(ids.home)).toHaveLength(2));
  await eventually(() =>
    expect(contentOf(follower.catalogue)).toEqual(contentOf(leader.catalogue)),
  );
  expect(follower.counts.reloaded).toBe(1);
});

test('[CAT-10] messages that were missed are read from the journal', async () => {
  const leader = await startLeader();
  const { deaf, ears } = deafBus(world.bus);
  const follower = await world.startProcess({ bus: deaf });
  ears.areOpen = false;
  await journaled(leader, price(2.3));
  await journaled(leader, price(2.4));
  expect(oddsOf(follower)).toBe(2100);
  ears.areOpen = true;
  await push(leader, 2.5);
  await eventually(() =>
    expect(contentOf(follower.catalogue)).toEqual(contentOf(leader.catalogue)),
  );
  // What was read shows before the reading is over.
  await eventually(() => expect(follower.counts['caught-up']).toBeGreaterThan(0));
  expect(follower.counts).toMatchObject({ reloaded: 1 });
});

test('[CAT-10] with nothing new, the heartbeat alone tells of what was missed', async () => {
  const leader = await startLeader();
  const { deaf, ears } = deafBus(world.bus);
  const follower = await world.startProcess({ bus: deaf });
  ears.areOpen = false;
  await journaled(leader, price(2.3));
  ears.areOpen = true;
  await eventually(() => expect(oddsOf(follower)).toBe(2300));
});

test('[CAT-12] what is missed and no longer in the journal is read from the tables', async () => {
  const leader = await startLeader();
  const { deaf, ears } = deafBus(world.bus);
  const follower = await world.startProcess({ bus: deaf });
  ears.areOpen = false;
  await journaled(leader, price(2.3));
  await folded(leader);
  await sql`delete from catalogue_change`.execute(world.database.read);
  ears.areOpen = true;
  await eventually(() => expect(oddsOf(follower)).toBe(2300));
  expect(follower.counts.reloaded).toBe(2);
  expect(contentOf(follower.catalogue)).toEqual(contentOf(leader.catalogue));
});

test('[CAT-25] who hears of a fresh leader and cannot follow is behind, and no other', async () => {
  await startLeader();
  const bus = createLocalBus(pino({ level: 'silent' }));
  const { catalogue } = await world.startProcess({ bus });
  const says = (freshness: 'fresh' | 'suspended', rowsAhead: number) =>
    bus.publish(catalogueHeartbeat, {
      ...{ term: '9', freshness },
      seq: catalogue.seq() + rowsAhead,
    });
  const verdict = () => [catalogue.freshness(), catalogue.isBehind()];

  await says('fresh', 0);
  expect(verdict()).toEqual(['fresh', false]);
  world.clock.advance({ seconds: 10 });
  // Rows that never were: no reading brings it there.
  await eventually(async () => {
    await says('fresh', 1_000);
    expect(verdict()).toEqual(['suspended', true]);
  });
  await says('suspended', 0);
  await says('fresh', 0);
  expect(verdict()).toEqual(['fresh', false]);
  await says('suspended', 0);
  world.clock.advance({ seconds: 10 });
  await eventually(() => expect(catalogue.freshness()).toBe('suspended'));
});

test('[CAT-10] a row that does not fit makes a follower read everything anew', async () => {
  const leader = await startLeader();
  const { deaf } = deafBus(world.bus);
  const follower = await world.startProcess({ bus: deaf });
  const changes = JSON.stringify([{ kind: 'offer', act: 'delete', id: feedId(997) }]);
  // While it is still reading, it would not look at the row but read on.
  await eventually(async () => {
    await world.bus.publish(catalogueChanged, { seq: follower.catalogue.seq() + 1, changes });
    expect(follower.counts.diverged).toBe(1);
  });
  await eventually(() => expect(follower.counts.reloaded).toBeGreaterThan(1));
  expect(contentOf(follower.catalogue)).toEqual(contentOf(leader.catalogue));
});
