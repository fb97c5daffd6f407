import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anIssueOnSale,
  aTicket,
  aType,
  createPoolWorld,
  type PoolWorld,
  someMatches,
} from '../fixtures/pool-world.ts';

let world: PoolWorld;
let typeId: string;
beforeAll(async () => {
  world = await createPoolWorld();
});
beforeEach(async () => {
  for (const [at, id] of ['101', '102', '103', '104', '105'].entries()) world.kickOff(id, 24 + at);
  typeId = (await world.told('guessing_bet_type/add', aType())).id;
});
afterAll(() => world.close());

const refusalOf = (reply: object) => ('refusal' in reply ? reply.refusal : undefined);
const draftOf = (chosen: Partial<typeof someMatches> = {}) =>
  world.told('pool_issue/add', { type_id: typeId, ...someMatches, ...chosen, reason: 'next' });
const open = (id: string, revision = 1) =>
  world.ask('pool_issue/open', { id, revision, reason: 'on sale' });

describe('matches to choose', () => {
  const candidates = (differences: object = {}) =>
    world.told('pool_issue/matches', { type_id: typeId, page_size: 50, ...differences });

  test('[POL-54] football that has not begun, within ten days, the first kick-off first', async () => {
    world.kickOff('110', 9 * 24);
    world.kickOff('111', 10 * 24 + 1);
    world.odds.match('112', { status: 2, startsAt: world.odds.now + 3_600_000 });
    world.odds.match('113', { sportId: 3, startsAt: world.odds.now + 3_600_000 });
    const ids = (await candidates()).map(({ match_id }) => match_id);
    expect(ids).toEqual(expect.arrayContaining(['101', '110']));
    for (const missing of ['111', '112', '113', '4']) expect(ids).not.toContain(missing);
    const starts = (await candidates()).map(({ start_time }) => start_time);
    expect(starts).toEqual(starts.toSorted());
    const sought = await candidates({ key_word: 'home 101' });
    expect(sought).toMatchObject([
      { match_id: '101', competition: 'Ligi Kuu Bara', odds: { home: 2, draw: 3, away: 4 } },
    ]);
  });

  const warned = [
    ['120', 24, [2_000, 3_000, 8_010], ['odds-apart']],
    ['121', 24, [2_000, 3_000, 8_000], []],
    ['122', 24, undefined, ['no-odds']],
    ['123', 0.9, [2_000, 3_000, 4_000], ['too-early']],
    ['124', 7 * 24 + 1, [2_000, 3_000, 4_000], ['too-early']],
    ['125', 1, [2_000, 3_000, 4_000], []],
  ] as const;

  test.each(warned)('[POL-55] match %s in %d h at %o: %o', async (id, hours, odds, warnings) => {
    const startsAt = world.clock.now().getTime() + hours * 3_600_000;
    const match = world.odds.match(id, { startsAt });
    if (odds) match.threeWay(odds);
    world.odds.catalogue.touch({ matches: [id], names: true });
    const [found] = await candidates({ key_word: `home ${id}` });
    expect(found?.warnings).toEqual(warnings);
  });

  test('[POL-55] one that another issue has already is named, and can be chosen', async () => {
    world.kickOff('130', 30);
    await draftOf({ reserves: ['130'] });
    const [found] = await candidates({ key_word: 'home 130' });
    expect(found?.warnings).toEqual(['twice']);
    typeId = (await world.told('guessing_bet_type/add', aType())).id;
    const other = await draftOf({ matches: ['130'], reserves: [] });
    expect(other.warnings).toEqual([{ match_id: '130', warning: 'twice' }]);
  });
});

describe('a draft', () => {
  const refused: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['pool-match-twice', ['101', '102', '101'], []],
    ['pool-match-twice', ['101'], ['101']],
    ['pool-match-unknown', ['999999'], []],
    ['pool-match-unknown', ['4'], []],
    ['pool-places-invalid', ['101', '102', '103', '105'], []],
    ['pool-places-invalid', ['101'], ['102', '103']],
  ];

  test.each(refused)('[POL-56] %s: %o and in reserve %o', async (refusal, matches, reserves) => {
    const chosen = { matches: [...matches], reserves: [...reserves] };
    const reply = await world.ask('pool_issue/add', { type_id: typeId, ...chosen, reason: 'next' });
    expect(refusalOf(reply)).toBe(refusal);
    expect(await world.told('pool_issue/inquire', { type_id: typeId })).toEqual([]);
  });

  test('[POL-56] of ten at once one is written; a type that is off has none', async () => {
    const asked = { type_id: typeId, ...someMatches, reason: 'next' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => world.ask('pool_issue/add', asked)),
    );
    expect(replies.map(refusalOf).filter((one) => one !== undefined)).toEqual(
      Array.from({ length: 9 }, () => 'pool-draft-exists'),
    );
    expect(await world.told('pool_issue/inquire', { type_id: typeId })).toMatchObject([
      { number: 1, status: 1 },
    ]);
    const off = await world.told('guessing_bet_type/add', aType({ active: 0 }));
    const reply = await world.ask('pool_issue/add', { ...asked, type_id: off.id });
    expect(refusalOf(reply)).toBe('pool-type-off');
  });

  test('[POL-56] is seen by no player, and changed by who has seen it as it is', async () => {
    const draft = await draftOf({ reserves: [] });
    expect(await world.told('guessing_bet_type/inquire', { id: 1 })).not.toContainEqual(
      expect.objectContaining({ id: draft.id }),
    );
    const changed = await world.told('pool_issue/update', {
      ...{ id: draft.id, revision: 1, ...someMatches, reason: 'complete' },
    });
    expect(changed.revision).toBe(2);
    expect(changed.matches.map(({ match_id }) => match_id)).toEqual(['101', '102', '103', '104']);
    const late = await world.ask('pool_issue/update', {
      ...{ id: draft.id, revision: 1, ...someMatches, reason: 'late' },
    });
    expect(refusalOf(late)).toBe('pool-issue-changed');
  });
});

describe('the sale opens', () => {
  test('[POL-57] terms are fixed, the house tops up, the first kick-off of all ends the sale', async () => {
    world.kickOff('104', 5);
    const draft = await draftOf();
    const [housed, pooled] = [await world.sumOf('pool-house'), await world.sumOf('pools')];
    const reply = await open(draft.id);
    if ('refusal' in reply) throw new Error(reply.refusal);
    const { content: issue } = reply;
    const inFiveHours = new Date(world.clock.now().getTime() + 5 * 3_600_000);
    expect(issue).toMatchObject({ status: 2, pool: 10_000, jackpot: 0, tax_rate: 15, stakes: 0 });
    expect(issue.close_time).toBe(inFiveHours.toISOString());
    expect(await world.sumOf('pools')).toBe(pooled + shillings(10_000));
    expect(await world.sumOf('pool-house')).toBe(housed - shillings(10_000));
    await world.told('guessing_bet_type/update', {
      ...aType({ bet_amount: 900, init_jackpot: 7 }),
      ...{ id: typeId, revision: 1 },
    });
    const [shown] = await world.told('guessing_bet_type/inquire', { id: 1 });
    expect(shown).toMatchObject({ id: issue.id, bet_amount: 100, init_jackpot: 10_000 });
  });

  test('[POL-143] players see the form of both teams while it is on sale', async () => {
    world.kickOff('101', 24);
    const { homeId = '', awayId = '' } = world.odds.catalogue.matches.get('101') ?? {};
    const teamOf = (id: string) => world.odds.catalogue.teams.get(id)?.name ?? '';
    const startsAt = world.clock.now().getTime() - 48 * 3_600_000;
    const sides = { home: teamOf(homeId), away: 'Coastal Union' };
    world.odds.match('901', { ...sides, status: 3, startsAt }).score(2, 0);
    const issue = await anIssueOnSale(world);
    // What is known of a team is kept for ten minutes.
    world.odds.clock.advance({ seconds: 601 });
    const formOf = async () => {
      const shown = await world.told('guessing_bet_type/inquire', { id: 1 });
      const match = shown.find(({ id }) => id === issue.id)?.matches[0];
      return [match?.team_away_id === awayId, match?.form_home, match?.form_away];
    };
    expect(await formOf()).toEqual([true, 'W', '']);
    await world.told('pool_issue/close', { id: issue.id, reason: 'over' });
    expect(await formOf()).toEqual([true, undefined, undefined]);
  });

  test('[POL-57] opened ten times at once, it is opened and topped up once', async () => {
    const draft = await draftOf();
    const pooled = await world.sumOf('pools');
    const replies = await Promise.all(Array.from({ length: 10 }, () => open(draft.id)));
    expect(replies.map(refusalOf).filter((one) => one !== undefined)).toEqual(
      Array.from({ length: 9 }, () => 'pool-issue-fixed'),
    );
    expect(await world.sumOf('pools')).toBe(pooled + shillings(10_000));
  });

  const carriedOver = [
    [4_000, 10_000, 6_000],
    [12_500, 12_500, 0],
  ] as const;

  test.each(carriedOver)(
    '[POL-58] %d carried over begin a pool of %d',
    async (carried, pool, topUp) => {
      const before = await anIssueOnSale(world);
      typeId = before.type_id;
      await world.told('pool_issue/close', { id: before.id, reason: 'over' });
      await keepRollover(before, carried);
      const housed = await world.sumOf('pool-house');
      const [type] = (await world.told('guessing_bet_type/inquire_all', {})).filter(
        ({ id }) => id === typeId,
      );
      expect(type?.rollover).toBe(carried);
      const draft = await draftOf();
      expect(draft.pool).toBe(pool);
      const reply = await open(draft.id);
      expect(reply).toMatchObject({ content: { pool, jackpot: pool - 10_000 } });
      expect(await world.sumOf('pool-house')).toBe(housed - shillings(topUp));
      const { rows } = await sql<{ carriedInto: bigint }>`
      select carried_into from pool_rollover where type_id = ${typeId}`.execute(
        world.database.read,
      );
      expect(rows).toEqual([{ carriedInto: BigInt(draft.id) }]);
    },
  );

  const keepRollover = (before: { id: string; type_id: string }, amount: number) =>
    world.database.transact(async (tx) => {
      await sql`
        insert into pool_rollover (issue_id, settlement, type_id, amount)
        values (${before.id}, 1, ${before.type_id}, ${shillings(amount)})`.execute(tx);
    });

  test('[POL-59] refused while a match is missing, has begun, or was seen otherwise', async () => {
    const draft = await draftOf({ reserves: [] });
    expect(refusalOf(await open(draft.id))).toBe('pool-matches-missing');
    await world.told('pool_issue/update', {
      ...{ id: draft.id, revision: 1, ...someMatches, reason: 'complete' },
    });
    expect(refusalOf(await open(draft.id, 1))).toBe('pool-issue-changed');
    world.kickOff('103', -0.1);
    expect(refusalOf(await open(draft.id, 2))).toBe('pool-match-unknown');
    expect(refusalOf(await open('999999'))).toBe('pool-issue-unknown');
  });

  test('[POL-59] one sale of a type at a time', async () => {
    await open((await draftOf()).id);
    const next = await draftOf();
    expect(next.number).toBe(2);
    expect(refusalOf(await open(next.id))).toBe('pool-sale-running');
    const late = { id: next.id, revision: 1, ...someMatches, reason: 'still a draft' };
    expect(await world.told('pool_issue/update', late)).toMatchObject({ status: 1 });
  });

  test('[POL-59] matches of an issue on sale are not changed', async () => {
    const issue = await anIssueOnSale(world);
    const reply = await world.ask('pool_issue/update', {
      ...{ id: issue.id, revision: issue.revision, ...someMatches, reason: 'another match' },
    });
    expect(refusalOf(reply)).toBe('pool-issue-fixed');
  });
});

describe('the sale ends', () => {
  const stateOf = async (id: string) => (await world.told('pool_issue/detailed', { id })).status;

  test('[POL-60] by hand, at that moment and for good', async () => {
    const issue = await anIssueOnSale(world);
    const closed = await world.told('pool_issue/close', { id: issue.id, reason: 'a mistake' });
    expect(closed).toMatchObject({ status: 3, close_time: world.clock.now().toISOString() });
    const again = await world.ask('pool_issue/close', { id: issue.id, reason: 'again' });
    expect(refusalOf(again)).toBe('pool-issue-fixed');
    const buyer = world.player(await world.newPlayer(1_000));
    const bought = await world.ask('guessing_bet/add', aTicket(issue.id), buyer);
    expect(refusalOf(bought)).toBe('pool-issue-closed');
  });

  test('[POL-60] a job closes what is over, and leaves what is not', async () => {
    const [first, second] = [await anIssueOnSale(world), await anIssueOnSale(world)];
    world.clock.advance({ seconds: 24 * 3_600 - 1 });
    await world.closeDue();
    expect(await stateOf(first.id)).toBe(2);
    world.clock.advance({ seconds: 1 });
    expect(await stateOf(first.id)).toBe(3);
    await world.closeDue();
    const { rows } = await sql<{ state: string }>`
      select distinct state from pool_issue where id = any (${[first.id, second.id]}::bigint[])
      `.execute(world.database.read);
    expect(rows).toEqual([{ state: 'closed' }]);
  });

  test('[POL-60] a match that is brought forward ends the sale sooner', async () => {
    const issue = await anIssueOnSale(world);
    world.kickOff('102', 2);
    await world.closeDue();
    const inTwoHours = new Date(world.clock.now().getTime() + 2 * 3_600_000).toISOString();
    const seen = await world.told('pool_issue/detailed', { id: issue.id });
    expect(seen).toMatchObject({ status: 2, close_time: inTwoHours });
    world.clock.advance({ seconds: 2 * 3_600 });
    await world.closeDue();
    expect(await stateOf(issue.id)).toBe(3);
  });

  const gone = [
    ['called off', { status: 5 }],
    ['moved by more than a day', { startsAt: 49 }],
  ] as const;

  test.each(gone)('[POL-61] a match that is %s is shown so, and sold on', async (_, change) => {
    const issue = await anIssueOnSale(world);
    const match = world.odds.catalogue.matches.get('101');
    if (!match) throw new Error('there is such a match');
    const startsAt = match.startsAt + ('startsAt' in change ? change.startsAt * 3_600_000 : 0);
    const status = 'status' in change ? change.status : match.status;
    world.odds.catalogue.matches.set('101', { ...match, startsAt, status });
    await world.closeDue();
    const shown = (await world.told('guessing_bet_type/inquire', { id: 1 })).find(
      ({ id }) => id === issue.id,
    );
    expect(shown).toMatchObject({ status: 2, close_time: issue.close_time });
    expect(shown?.matches[0]).toMatchObject({ match_id: '101', end: 3, stand_in: 1 });
    const buyer = world.player(await world.newPlayer(1_000));
    const ticket = await world.told('guessing_bet/add', aTicket(issue.id), buyer);
    expect(ticket.places.map(({ mark }) => mark)).toEqual([
      ...['replaced', 'waiting', 'waiting', 'waiting'],
    ]);
    world.odds.catalogue.matches.set('101', { ...match, status: 1 });
  });
});
