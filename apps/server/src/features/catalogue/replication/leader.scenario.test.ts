import { setTimeout } from 'node:timers/promises';
import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ToldChange } from '../../../adapters/odds-feed/fixtures/scripted-provider.ts';
import { ids, smallWorld } from '../../../adapters/odds-feed/fixtures/small-world.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type CatalogueWorld,
  createCatalogueWorld,
  type Process,
} from '../fixtures/catalogue-world.ts';
import { contentOf } from '../fixtures/content.ts';
import type { OddsFeed } from '../ports.ts';
import { leadership } from '../storage/leadership.ts';

let world: CatalogueWorld;
beforeEach(async () => {
  world = await createCatalogueWorld(smallWorld);
});
afterEach(() => world.close());

let version = 100;
const price = (odds: number): ToldChange => {
  version += 1;
  return { entityClass: 'BettingOffer', type: 'update', id: ids.homeOffer, version, odds };
};
const oddsOf = ({ catalogue }: Process) => catalogue.offer(ids.homeOffer)?.odds;
const isFresh = (process: Process) =>
  eventually(() => expect(process.catalogue.freshness()).toBe('fresh'));

async function startContender(feed: OddsFeed = world.openFeed()): Promise<Process> {
  return world.startProcess({ feed });
}

async function startLeader(feed?: OddsFeed): Promise<Process> {
  const leader = await startContender(feed);
  await isFresh(leader);
  return leader;
}

/** Ends the connection that holds the lock, as a failing network would. */
const killLockConnection = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'kipute-feed-leader' and datname = current_database()
      and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`.execute(
    world.database.read,
  );

/** The first reading meets a database that has just gone. */
function failingOnce(database: Database): Database {
  let isAway = true;
  const read = new Proxy(database.read, {
    get: (reader, name) => {
      if (name === 'transaction' && isAway) {
        isAway = false;
        throw new Error('the database is away');
      }
      const value = Reflect.get(reader, name);
      return typeof value === 'function' ? value.bind(reader) : value;
    },
  });
  return { ...database, read };
}

const requestNames = () => world.provider.requests.flatMap((request) => Object.keys(request));

describe('who leads', () => {
  test('[CAT-16] of five contenders one consumes the feed, and all show the same', async () => {
    const fleet = await Promise.all(Array.from({ length: 5 }, () => startContender()));
    for (const process of fleet) await isFresh(process);
    world.provider.push(price(2.7));
    for (const process of fleet) await eventually(() => expect(oddsOf(process)).toBe(2700));
    expect(fleet.flatMap(({ counts }) => counts['took-the-lead'] ?? [])).toEqual([1]);
    expect(world.provider.clients).toBe(1);
    expect(requestNames().filter((name) => name === 'SubscribeRequest')).toHaveLength(1);
  });

  test('[CAT-16] whose first reading failed leads all the same, and has loaded', async () => {
    // Nothing but leading brings it to read again.
    const everyMs = { heartbeat: 3_600_000 };
    const database = failingOnce(world.database);
    const leader = await world.startProcess({ feed: world.openFeed(), database, everyMs });
    await eventually(() => expect(oddsOf(leader)).toBeGreaterThan(0));
  });

  test('[CAT-17] when the leader ends, another goes on where it stood', async () => {
    const first = await startLeader();
    world.provider.push(price(2.7));
    await eventually(() => expect(oddsOf(first)).toBe(2700));
    const second = await startContender();
    await first.catalogue.close();
    world.provider.lose(price(2.8), 'remembered');
    await eventually(() => expect(oddsOf(second)).toBe(2800));
    await isFresh(second);
    // It needed no second snapshot.
    expect(requestNames().filter((name) => name === 'SubscribeRequest')).toHaveLength(1);
    expect(second.counts.snapshot).toBe(undefined);
  });

  test('[CAT-17] a leader that ends has folded everything it accepted', async () => {
    const first = await startLeader();
    world.provider.push(price(2.7));
    await eventually(() => expect(oddsOf(first)).toBe(2700));
    const content = contentOf(first.catalogue);
    await first.catalogue.close();
    await sql`delete from catalogue_change`.execute(world.database.read);
    const other = await world.startProcess();
    expect(contentOf(other.catalogue)).toEqual(content);
  });

  test('[CAT-18] a leader whose lock is gone stops before anything else', async () => {
    const stops: string[] = [];
    const feed = world.openFeed();
    const watched: OddsFeed = {
      ...feed,
      stop: () => {
        stops.push(first.catalogue.freshness());
        feed.stop();
      },
    };
    const first = await startLeader(watched);
    const second = await startContender();
    await killLockConnection();
    await eventually(() => expect(first.counts['lost-the-lead']).toBe(1));
    // Nothing had been shown or said yet when consuming ended.
    expect(stops).toEqual(['fresh']);
    await isFresh(second);
    await isFresh(first);
    world.provider.push(price(3.1));
    for (const process of [first, second]) {
      await eventually(() => expect(oddsOf(process)).toBe(3100));
    }
    expect(world.provider.clients).toBe(1);
    expect(contentOf(first.catalogue)).toEqual(contentOf(second.catalogue));
  });

  test('[CAT-18] a row that another has written first ends the lead, and what it says holds', async () => {
    const leader = await startLeader();
    const seq = leader.catalogue.seq() + 1;
    const changes = JSON.stringify([
      { kind: 'offer', act: 'update', id: ids.homeOffer, changed: { price: 9990 } },
    ]);
    await sql`insert into catalogue_change (seq, at, changes)
      values (${seq}, now(), ${changes})`.execute(world.database.read);
    world.provider.push(price(2.7));
    await eventually(() => expect(leader.counts['lost-the-lead']).toBe(1));
    await isFresh(leader);
    const other = await world.startProcess();
    expect(contentOf(other.catalogue)).toEqual(contentOf(leader.catalogue));
    // It went on from the position of the last row, which had none: so from a whole snapshot.
    expect(oddsOf(leader)).toBe(2700);
  });
});

describe('a leader that stands still', () => {
  /** It has the lock and an open connection, and says nothing any more. */
  async function frozenLeader(): Promise<{ readonly lost: Promise<void> }> {
    const client = new Client({ connectionString: world.url });
    const lost = new Promise<void>((resolve) => client.on('end', () => resolve()));
    client.on('error', () => {});
    await client.connect();
    expect(await leadership.take(client)).toBe(1n);
    return { lost };
  }
  const silentFor = (time: string) =>
    sql`update feed_lead set beaten_at = clock_timestamp() - ${time}::interval`.execute(
      world.database.read,
    );

  test('[CAT-24] is replaced once its signs of life fail to come, and not before', async () => {
    const { lost } = await frozenLeader();
    const contender = await startContender();
    // Many tries later it still waits, however slow this machine is.
    await silentFor('-1 hour');
    await setTimeout(300);
    expect(contender.counts['took-the-lead']).toBe(undefined);
    await silentFor('3 seconds');
    await lost;
    await isFresh(contender);
    world.provider.push(price(2.7));
    await eventually(() => expect(oddsOf(contender)).toBe(2700));
  });

  test('[CAT-24] that wakes after another took its term writes nothing more', async () => {
    const leader = await startLeader();
    await sql`update feed_lead set term = term + 1`.execute(world.database.read);
    world.provider.push(price(2.7));
    await eventually(() => expect(leader.counts['lost-the-lead']).toBe(1));
    // It competes again, and goes on from what was written.
    await isFresh(leader);
    await eventually(() => expect(oddsOf(leader)).toBe(2700));
  });
});

describe('freshness', () => {
  test('[CAT-19] nothing is fresh before the snapshot is whole', async () => {
    world.provider.beSilent(true);
    const leader = await startContender();
    await eventually(() => expect(requestNames()).toEqual(['SubscribeRequest']));
    const follower = await world.startProcess();
    expect([leader, follower].map(({ catalogue }) => catalogue.freshness())).toEqual([
      'suspended',
      'suspended',
    ]);
    world.provider.beSilent(false);
    world.provider.drop();
    await isFresh(leader);
    await isFresh(follower);
    expect(contentOf(follower.catalogue)).toEqual(contentOf(leader.catalogue));
  });

  test('[CAT-20] ten seconds of silence suspend everything; a frame alone reopens nothing', async () => {
    const leader = await startLeader();
    const follower = await world.startProcess();
    await isFresh(follower);
    world.provider.push(price(2.7));
    await eventually(() => expect(oddsOf(leader)).toBe(2700));

    world.provider.beSilent(true);
    world.clock.advance({ seconds: 9 });
    await eventually(() => expect(follower.catalogue.freshness()).toBe('fresh'));
    expect(leader.catalogue.freshness()).toBe('fresh');
    world.clock.advance({ seconds: 1 });
    for (const process of [leader, follower]) {
      await eventually(() => expect(process.catalogue.freshness()).toBe('suspended'));
    }
    expect(leader.counts.silence).toBe(1);

    // The provider wakes, but on the new line it has not told yet what was missed.
    await eventually(() => expect(requestNames()).toContain('UpdateDataResumeRequest'));
    world.provider.lose(price(2.9), 'remembered');
    world.provider.beSilent(false);
    world.provider.ping();
    expect(leader.catalogue.freshness()).toBe('suspended');
    world.clock.advance({ seconds: 10 });
    await isFresh(leader);
    await isFresh(follower);
    expect([oddsOf(leader), oddsOf(follower)]).toEqual([2900, 2900]);
  });

  test('[CAT-20] any frame, even a ping, is a sign of life', async () => {
    const leader = await startLeader();
    for (let round = 0; round < 4; round += 1) {
      world.clock.advance({ seconds: 6 });
      const answered = () => requestNames().filter((name) => name === 'PingResponse').length;
      const before = answered();
      world.provider.ping();
      await eventually(() => expect(answered()).toBe(before + 1));
    }
    expect(leader.counts.silence).toBe(undefined);
    expect(leader.catalogue.freshness()).toBe('fresh');
  });

  test('[CAT-21] a line that stays away suspends after three seconds', async () => {
    const leader = await startLeader();
    await world.provider.close();
    await eventually(() => {
      world.clock.advance({ seconds: 1 });
      expect(leader.catalogue.freshness()).toBe('suspended');
    });
    // Long before its silence would have.
    expect(leader.counts.silence).toBe(undefined);
    world.provider.replaceSnapshot(
      smallWorld.filter(({ entityClass }) => entityClass !== 'EventInfo'),
    );
    await world.provider.open();
    await isFresh(leader);
    expect(leader.catalogue.factsOf(ids.match)).toEqual([]);
  });

  test('[CAT-22] a follower that hears no leader for ten seconds is suspended', async () => {
    const leader = await startLeader();
    const follower = await world.startProcess();
    await isFresh(follower);
    await leader.catalogue.close();
    world.clock.advance({ seconds: 10 });
    await eventually(() => expect(follower.catalogue.freshness()).toBe('suspended'));
  });

  test('[CAT-22] a follower whose bus is silent reads from the database what the leader says', async () => {
    const leader = await startLeader();
    const silentBus: Bus = { ...world.bus, subscribe: () => () => {}, onRejoin: () => () => {} };
    const follower = await world.startProcess({ bus: silentBus, everyMs: { silentBus: 0 } });
    await isFresh(follower);
    world.provider.push(price(2.9));
    await eventually(() => expect(oddsOf(follower)).toBe(2900));
    world.clock.advance({ seconds: 60 });
    world.provider.ping();
    await isFresh(follower);
    expect(leader.counts['lost-the-lead']).toBe(undefined);
  });

  test('[CAT-23] three seconds without news suspend what is in play, ten the rest', async () => {
    const leader = await startLeader();
    const follower = await world.startProcess();
    await isFresh(follower);
    await leader.catalogue.close();
    world.clock.advance({ seconds: 3 });
    await eventually(() => expect(follower.catalogue.freshness()).toBe('in-play-suspended'));
    world.clock.advance({ seconds: 7 });
    await eventually(() => expect(follower.catalogue.freshness()).toBe('suspended'));
  });

  test('[CAT-22] listeners hear each change of it once', async () => {
    const leader = await startLeader();
    const heard: string[] = [];
    leader.catalogue.onFreshness((freshness) => heard.push(freshness));
    world.provider.beSilent(true);
    world.clock.advance({ seconds: 10 });
    await eventually(() => expect(heard).toEqual(['suspended']));
    world.provider.beSilent(false);
    world.clock.advance({ seconds: 10 });
    await isFresh(leader);
    expect(heard).toEqual(['suspended', 'fresh']);
  });
});

describe('a second snapshot', () => {
  test('[CAT-07] followers get the differences alone', async () => {
    const leader = await startLeader();
    const follower = await world.startProcess();
    const before = leader.catalogue.seq();
    const changed = smallWorld
      .filter(({ id }) => id !== ids.awayOffer)
      .map((entity) => (entity.id === ids.drawOffer ? { ...entity, odds: 4.5 } : entity));
    world.provider.replaceSnapshot(changed);
    world.provider.forget();
    world.provider.drop();
    await eventually(() => expect(leader.counts.snapshot).toBe(2));
    await isFresh(leader);
    const { rows } = await sql<{ changes: string }>`
      select changes from catalogue_change where seq > ${before}`.execute(world.database.read);
    expect(rows.flatMap((row) => JSON.parse(row.changes))).toEqual([
      { kind: 'offer', act: 'update', id: ids.drawOffer, changed: { price: 4500 } },
      { kind: 'offer', act: 'update', id: ids.awayOffer, changed: { isWithdrawn: true } },
    ]);
    await eventually(() =>
      expect(contentOf(follower.catalogue)).toEqual(contentOf(leader.catalogue)),
    );
  });

  test('[CAT-07] versions that only grew are not written', async () => {
    const leader = await startLeader();
    const before = leader.catalogue.seq();
    world.provider.replaceSnapshot(smallWorld.map((entity) => ({ ...entity, version: 9_000 })));
    world.provider.forget();
    world.provider.drop();
    await eventually(() => expect(leader.counts.snapshot).toBe(2));
    await isFresh(leader);
    expect(leader.catalogue.seq()).toBe(before);
    world.provider.push({ ...price(2.9), version: 8_000 });
    world.provider.push({ ...price(3.1), version: 9_001 });
    await eventually(() => expect(oddsOf(leader)).toBe(3100));
    expect(leader.counts.stale).toBe(1);
  });

  test('[CAT-07] a provider that counts its versions anew is believed', async () => {
    const leader = await startLeader();
    world.provider.push({ ...price(2.7), version: 5_000 });
    await eventually(() => expect(oddsOf(leader)).toBe(2700));
    world.provider.replaceSnapshot(smallWorld);
    world.provider.forget();
    world.provider.drop();
    await eventually(() => expect(leader.counts.snapshot).toBe(2));
    world.provider.push({ ...price(2.2), version: 2 });
    await eventually(() => expect(oddsOf(leader)).toBe(2200));
  });
});
