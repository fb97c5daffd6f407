import { feedOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ToldChange } from '../../adapters/odds-feed/fixtures/scripted-provider.ts';
import {
  feedId,
  ids,
  kickOff,
  offer,
  smallWorld,
} from '../../adapters/odds-feed/fixtures/small-world.ts';
import { catalogueSteps, gone, oddsOf, price } from './fixtures/catalogue-steps.ts';
import { type CatalogueWorld, createCatalogueWorld } from './fixtures/catalogue-world.ts';
import { contentOf } from './fixtures/content.ts';
import { keptWordsOf } from './storage/catalogue-store.ts';
import { loadWorld } from './storage/load-world.ts';
import { nothingTouched } from './world/memory.ts';
import { listOf } from './world/world.ts';

let world: CatalogueWorld;
beforeEach(async () => {
  world = await createCatalogueWorld(smallWorld);
});
afterEach(() => world.close());

const { startLeader, journaled, folded } = catalogueSteps(() => world);

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from ${sql.table(table)}`.execute(world.database.read);
  return Number(rows[0]?.count);
};

describe('one process', () => {
  test('[CAT-01] the snapshot is in memory, whole and in our words', async () => {
    const { catalogue } = await startLeader();
    expect(catalogue.matches().get(ids.match)).toMatchObject({
      competitionId: ids.competition,
      startsAt: Date.parse(kickOff),
      status: 1,
      homeId: ids.simba,
      awayId: ids.yanga,
    });
    expect(catalogue.competitions().get(ids.competition)?.countryId).toBe(215);
    expect(catalogue.countries().get(900)?.code).toBe(null);
    expect(catalogue.swahiliName('team', ids.yanga)).toBe('Yanga');
    expect(catalogue.marketsOf(ids.match).map(({ id }) => id)).toEqual([ids.market]);
    const selections = catalogue.selectionsOf(ids.market);
    expect(selections.map(({ name }) => name)).toEqual(['Simba', 'Draw', 'Young Africans']);
    expect(selections.map(({ id }) => catalogue.offersOf(id).map(({ odds }) => odds))).toEqual([
      [2100],
      [3250],
      [3600],
    ]);
    expect(catalogue.marketOfSelection(ids.draw)?.id).toBe(ids.market);
  });

  test('[CAT-11] after a fold, the tables alone hold what the memory holds', async () => {
    const leader = await startLeader();
    await journaled(leader, price(2.4), gone('BettingOffer', ids.drawOffer));
    await folded(leader);
    await sql`delete from catalogue_change`.execute(world.database.read);
    const other = await world.startProcess();
    expect(contentOf(other.catalogue)).toEqual(contentOf(leader.catalogue));
    expect(other.catalogue.seq()).toBe(leader.catalogue.seq());
  });

  test('[CAT-11] what was accepted and not folded is not lost with the process', async () => {
    const leader = await startLeader({ fold: 3_600_000 });
    await journaled(leader, price(2.4));
    expect(await count('offer')).toBe(0);
    const other = await world.startProcess();
    expect(oddsOf(other)).toBe(2400);
    expect(contentOf(other.catalogue)).toEqual(contentOf(leader.catalogue));
  });

  test('[CAT-12] what is folded and ten minutes old leaves the journal', async () => {
    const leader = await startLeader();
    await folded(leader);
    world.clock.advance({ minutes: 11 });
    world.provider.push(price(2.5));
    await eventually(async () => expect(await count('catalogue_change')).toBe(1));
  });

  test('[CAT-06] an ended match leaves the memory and stays in the tables for its bets', async () => {
    const leader = await startLeader();
    await folded(leader);
    await journaled(leader, gone('Event', ids.match));
    expect(leader.catalogue.matches().size).toBe(0);
    expect(leader.catalogue.offer(ids.homeOffer)).toBe(undefined);
    expect(leader.catalogue.selection(ids.home)).toBe(undefined);
    await folded(leader);
    expect([await count('offer'), await count('match_fact'), await count('match_side')]).toEqual([
      0, 0, 0,
    ]);
    const { rows } = await sql<{ kept: bigint }>`
      select (select count(*) from selection where removed)
        + (select count(*) from market where removed)
        + (select count(*) from placement where removed)
        + (select count(*) from sport_event where removed and is_match) as kept
    `.execute(world.database.read);
    expect(rows).toEqual([{ kept: 8n }]);
    const other = await world.startProcess();
    expect(contentOf(other.catalogue)).toEqual(contentOf(leader.catalogue));
  });

  test('[CAT-06] what was said of a selection is kept when it goes at once, and told', async () => {
    const spokenOf: string[] = [];
    const leader = await world.startProcess({
      feed: world.openFeed(),
      onLastWords: async (_, matchIds) => void spokenOf.push(...matchIds),
    });
    await eventually(() => expect(leader.catalogue.freshness()).toBe('fresh'));
    await folded(leader);
    expect(spokenOf).toEqual([]);
    const happened: ToldChange = {
      ...{ entityClass: 'Outcome', type: 'update', id: ids.home, version: 2 },
      statusId: feedOutcomes.DidHappen.id,
    };
    await journaled(leader, happened, gone('Event', ids.match));
    await folded(leader);
    const words = await keptWordsOf(world.database.read, BigInt(ids.match));
    expect(words.get(BigInt(ids.home))).toBe(feedOutcomes.DidHappen.id);
    expect(words.get(BigInt(ids.away))).toBe(feedOutcomes.CanHappen.id);
    expect(spokenOf).toEqual([ids.match]);
  });

  test('[CAT-06] an offer that was withdrawn can come back', async () => {
    const leader = await startLeader();
    world.provider.push(gone('BettingOffer', ids.homeOffer));
    await eventually(() => expect(leader.catalogue.offer(ids.homeOffer)?.status).toBe(4));
    world.provider.push({ ...offer(ids.homeOffer, ids.home, 1.9), type: 'create' });
    await eventually(() =>
      expect(leader.catalogue.offer(ids.homeOffer)).toMatchObject({ status: 1, odds: 1900 }),
    );
    expect(leader.catalogue.offersOf(ids.home)).toHaveLength(1);
  });

  test('[CAT-05] breaches of the rules are counted by name, and the rest is taken', async () => {
    const leader = await startLeader();
    const heard: string[] = [];
    leader.catalogue.onRefused(({ refusal, change }) => heard.push(`${change.kind} ${refusal}`));
    world.provider.push(
      { ...offer(ids.homeOffer, ids.home, 1.5), type: 'create' },
      price(1.6, feedId(999)),
      { ...price(1.7), version: 1 },
      { ...offer(feedId(64), feedId(998), 1.8), type: 'create' },
      gone('Participant', ids.simba),
      price(2.2),
    );
    await eventually(() => expect(oddsOf(leader)).toBe(2200));
    expect(leader.counts).toMatchObject({
      'created-twice': 1,
      'unknown-entity': 1,
      stale: 1,
      'foreign-key': 1,
      'still-referenced': 1,
    });
    expect(heard).toEqual([
      'offer created-twice',
      'offer unknown-entity',
      'offer stale',
      'offer foreign-key',
      'team still-referenced',
    ]);
    expect(leader.counts.applied).toBe(smallWorld.length - 3 + 1);
  });

  test('[CAT-08] whatever absurd odds come, nobody can bet at them nor at the old ones', async () => {
    const leader = await startLeader();
    const shown = () => leader.catalogue.offer(ids.homeOffer);
    for (const odds of [0, 1, 1.0004, -3, 1000.001, 1e9, 'NaN', 'two', null]) {
      await journaled(leader, price(odds));
      expect({ told: odds, ...shown() }).toMatchObject({ told: odds, status: 5, odds: 0 });
      const { odds: _, ...reopened } = price(2);
      await journaled(leader, {
        ...reopened,
        entityClass: 'BettingOffer',
        statusId: 1,
      } as ToldChange);
      expect({ told: odds, ...shown() }).toMatchObject({ told: odds, status: 5, odds: 0 });
      await journaled(leader, price(2.05));
      expect(shown()).toMatchObject({ status: 1, odds: 2050 });
    }
    await journaled(leader, price(1));
    await folded(leader);
    const other = await world.startProcess();
    expect(other.catalogue.offer(ids.homeOffer)?.status).toBe(5);
  });

  test('[CAT-09] a start that moves into the past is kept and counted', async () => {
    const leader = await startLeader();
    const event = { entityClass: 'Event', type: 'update', id: ids.match };
    world.provider.push({ ...event, version: 2, startTime: '2026-02-01T00:00:00.000Z' });
    await eventually(() => expect(leader.counts['start-moved-into-past']).toBe(1));
    expect(leader.catalogue.matches().get(ids.match)?.startsAt).toBe(Date.parse('2026-02-01'));
    world.provider.push({ ...event, version: 3, startTime: '2999-01-01T00:00:00.000Z' });
    await eventually(() => expect(leader.catalogue.matches().get(ids.match)?.startsAt).toBe(0));
  });

  test('[CAT-15] text that no table can hold does not stop the intake', async () => {
    const leader = await startLeader();
    const name = 'Sim\u0000ba \ud800';
    await journaled(
      leader,
      { entityClass: 'Participant', type: 'update', id: ids.simba, version: 2, name },
      { entityClass: 'Participant', type: 'create', id: '09', version: 2, typeId: 2, name: 'x' },
      {
        entityClass: 'Participant',
        type: 'create',
        id: '9999999999999999999',
        version: 2,
        typeId: 2,
        name: 'x',
      },
    );
    expect(leader.catalogue.team(ids.simba)?.name).toBe('Simba \ufffd');
    await folded(leader);
    expect(leader.counts['lost-the-lead']).toBe(undefined);
  });
});

describe('listeners', () => {
  test('[CAT-13] hear once per batch, when all of it shows, and only of whom it concerns', async () => {
    const leader = await startLeader();
    const heard: unknown[] = [];
    leader.catalogue.onTouched((touched) => {
      heard.push({ ...touched, odds: [oddsOf(leader), oddsOf(leader, ids.drawOffer)] });
    });
    world.provider.push(price(2.5), price(3.5, ids.drawOffer));
    await eventually(() => expect(heard).toHaveLength(1));
    world.provider.push({
      entityClass: 'Market',
      type: 'update',
      id: ids.market,
      version: 2,
      isClosed: true,
    });
    await eventually(() => expect(heard).toHaveLength(2));
    world.provider.push({
      entityClass: 'Participant',
      type: 'update',
      id: ids.simba,
      version: 2,
      name: 'Simba SC',
    });
    await eventually(() => expect(heard).toHaveLength(3));
    world.provider.push({ ...price(2.5), statusId: 7 });
    await eventually(() => expect(heard).toHaveLength(4));
    const odds = [2500, 3500];
    const ofHome = new Map([[ids.match, new Set([ids.home])]]);
    expect(heard).toEqual([
      {
        ...nothingTouched,
        selections: new Map([[ids.match, new Set([ids.home, ids.draw])]]),
        odds,
      },
      {
        ...nothingTouched,
        matches: new Set([ids.match]),
        markets: new Map([[ids.match, new Set([ids.market])]]),
        odds,
      },
      { ...nothingTouched, names: true, odds },
      { ...nothingTouched, selections: ofHome, restocked: ofHome, odds },
    ]);
  });
});

test('[CAT-14] a listener that fails keeps nothing from the others nor from the journal', async () => {
  const leader = await startLeader();
  const heard: unknown[] = [];
  leader.catalogue.onTouched(() => {
    throw new Error('a board that fell');
  });
  leader.catalogue.onTouched((touched) => heard.push(touched));
  await journaled(leader, price(2.9));
  await journaled(leader, price(3.1));
  expect(heard).toHaveLength(2);
  expect(world.provider.clients).toBe(1);
});

test('[CAT-10] a world that was loaded has its indexes too', async () => {
  const leader = await startLeader();
  await folded(leader);
  const { world: loaded, seq } = await loadWorld(world.database);
  expect(seq).toBe(leader.catalogue.seq());
  expect(listOf(loaded, 'market', { field: 'matchId', of: ids.match })).toEqual(
    leader.catalogue.marketsOf(ids.match),
  );
});
