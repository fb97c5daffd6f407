import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { createColleague } from '../../../fixtures/office-people.ts';
import { createLocalBus } from '../../../platform/bus/local-bus.ts';
import { createCatalogue, createDesk, type RunningCatalogue } from '../index.ts';
import type { Bookmaker, Competition, Country, Match } from '../records.ts';

let world: FeatureWorld;
let here: RunningCatalogue;
/** Hears what is announced. */
let there: RunningCatalogue;
/** Of a bus that loses everything. */
let deaf: RunningCatalogue;
let routes: ReturnType<typeof createDesk>['routes'];
let clerk: Awaited<ReturnType<typeof createColleague>>;
let betOn: readonly string[] = [];

const match = (id: string, differences: Partial<Match> = {}): [string, Match] => [
  id,
  {
    ...{ id, competitionId: '11', sportId: 1, startsAt: 1_000 * Number(id), status: 1 },
    ...{ partId: null, popularity: 5, homeId: `${id}1`, awayId: `${id}2` },
    ...differences,
  },
];
const matches = new Map([
  match('7'),
  match('8', { status: 2, partId: 5 }),
  match('9', { status: 3 }),
  match('10', { competitionId: '12', sportId: 8 }),
]);
const competition = (id: string, name: string): [string, Competition] => [
  id,
  { id, name, sportId: 1, leagueId: null, countryId: 3, popularity: 0 },
];
const held = {
  matches: () => matches,
  competitions: () => new Map([competition('11', 'Ligi Kuu Bara'), competition('12', 'Cup')]),
  countries: () => new Map<number, Country>([[3, { id: 3, name: 'Tanzania', code: 'TZ' }]]),
  bookmakers: () => new Map<number, Bookmaker>([[1, { id: 1, name: 'House' }]]),
  team: (id: string) => ({ id, name: `Team ${id}` }),
  leagues: () => new Map(),
  marketsOf: (matchId: string) => [{ id: `${matchId}0`, marketTypeId: matchId === '7' ? 69 : 0 }],
};

beforeAll(async () => {
  world = await createFeatureWorld();
  clerk = await createColleague(world, 'clerk');
  const start = (bus = world.bus) =>
    createCatalogue({ ...world, bus, databaseUrl: world.url, feed: undefined });
  [here, there, deaf] = await Promise.all([
    start(),
    start(),
    start(createLocalBus(pino({ level: 'silent' }))),
  ]);
  ({ routes } = createDesk({
    ...world,
    // Of its markets the list of numbers reads these two fields alone.
    catalogue: { ...here, ...held } as unknown as Parameters<typeof createDesk>[0]['catalogue'],
    isBetOn: (id) => betOn.includes(id),
  }));
});
afterAll(async () => {
  for (const catalogue of [here, there, deaf]) await catalogue.close();
  await world.close();
});

const codeOf = (reply: { readonly kind: string; readonly code?: string }) =>
  reply.kind === 'refusal' ? reply.code : 'done';

type Wanted = Parameters<(typeof routes)['match/update']>[0];
const plain: Omit<Wanted, 'id' | 'revision' | 'reason'> = {
  ...{ visible: 1, suspended: 0, maintenance: 0, popular_match: 0, today_popular: 0, up_goal: 0 },
  ...{ random_betting: 1, sequence: 0, popularity: null, live_delay: null },
  ...{ cancel_reason_sw: '', cancel_reason_en: '' },
};

async function rowOf(id: string) {
  const reply = await routes['match/inquire']({ page: 1, page_size: 10, id }, clerk);
  const row = reply.kind === 'answer' ? reply.content[0] : undefined;
  if (!row) throw new Error(`no match ${id}`);
  return row;
}

async function decide(id: string, differences: Partial<Wanted> = {}) {
  const { revision } = await rowOf(id);
  return routes['match/update']({ id, revision, ...plain, reason: 'derby', ...differences }, clerk);
}

const logged = () =>
  world.database.read
    .selectFrom('activity')
    .select(['subjectKind', 'subjectId', 'content', 'changes'])
    .where('type', '=', 22)
    .orderBy('id', 'desc')
    .execute();

describe('one way to decide', () => {
  test('[DESK-01] an older revision is told and overwrites nothing', async () => {
    expect(codeOf(await decide('7', { sequence: 40 }))).toBe('done');
    expect(codeOf(await decide('7', { revision: 0, sequence: 41 }))).toBe('changed-meanwhile');
    expect(await rowOf('7')).toMatchObject({ sequence: 40, revision: 1 });
  });

  test('[DESK-01] of ten at once on the same revision exactly one is done', async () => {
    const { revision } = await rowOf('10');
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, sequence) => decide('10', { revision, sequence })),
    );
    expect(all.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
    expect((await rowOf('10')).revision).toBe(revision + 1);
  });

  test('[DESK-02] it stands in the log with its reason and both values', async () => {
    await decide('7', { sequence: 40, suspended: 1, reason: 'wrong score' });
    const [last] = await logged();
    expect(last).toMatchObject({
      ...{ subjectKind: 'match', subjectId: '7', content: 'Team 71 - Team 72: wrong score' },
      changes: { isSuspended: [false, true] },
    });
    await decide('7', { sequence: 40 });
  });

  test('[DESK-02] several are decided together or not at all', async () => {
    const popular = { popular_match: 1, reason: 'derby day' } as const;
    const unknown = { ids: ['7', '999'], ...popular };
    expect(codeOf(await routes['atlassian/update_popular_match'](unknown, clerk))).toBe(
      'match-unknown',
    );
    expect(here.choiceOfMatch('7').isPopular).toBe(false);
    const both = { ids: ['10', '7', '10'], ...popular };
    expect(codeOf(await routes['atlassian/update_popular_match'](both, clerk))).toBe('done');
    expect(['7', '10'].map((id) => here.choiceOfMatch(id).isPopular)).toEqual([true, true]);
    expect(here.choiceOfMatch('7').sequence).toBe(40);
  });

  test('[DESK-02] two who decide about the same ones crosswise wait for each other', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        routes['atlassian/update_to_day_popular'](
          {
            ids: at % 2 === 0 ? ['7', '8', '10'] : ['10', '8', '7'],
            today_popular: 1,
            reason: 'today',
          },
          clerk,
        ),
      ),
    );
    expect(new Set(all.map(codeOf))).toEqual(new Set(['done']));
  });
});

describe('at once everywhere', () => {
  const suspend = (suspended: 0 | 1) =>
    routes['match/update_suspended']({ ids: ['8'], suspended, reason: 'goal' }, clerk);

  test('[DESK-03] here when it is answered, elsewhere by the message or without it', async () => {
    const touched: string[][] = [];
    there.onTouched(({ matches: ids }) => touched.push([...ids]));
    await suspend(1);
    expect(here.choiceOfMatch('8').isSuspended).toBe(true);
    await vi.waitFor(() => expect(there.choiceOfMatch('8').isSuspended).toBe(true));
    await vi.waitFor(() => expect(deaf.choiceOfMatch('8').isSuspended).toBe(true), {
      timeout: 10_000,
    });
    await suspend(0);
    await vi.waitFor(() => expect(there.choiceOfMatch('8').isSuspended).toBe(false));
  });

  test('[DESK-03] a row that nobody announced is found by its number', async () => {
    await world.database.transact((tx) =>
      tx.insertInto('bookmakerRank').values({ bookmakerId: 77, sequence: 3 }).execute(),
    );
    await vi.waitFor(() => expect(deaf.rankOf(77)).toBe(3), { timeout: 10_000 });
  });
});

describe('what may be decided', () => {
  test('[DESK-14] the early payout is promised before the match and kept once it is bet on', async () => {
    expect(codeOf(await decide('8', { up_goal: 1 }))).toBe('two-up-begun');
    expect(codeOf(await decide('7', { up_goal: 1 }))).toBe('done');
    betOn = ['7'];
    expect(codeOf(await decide('7', { up_goal: 0 }))).toBe('two-up-promised');
    betOn = [];
    expect(codeOf(await decide('7', { up_goal: 0 }))).toBe('done');
  });

  test('[DESK-20] those in play come first, then those to come, then what is over', async () => {
    const ids = async (filter: object = {}) => {
      const reply = await routes['match/inquire']({ page: 1, page_size: 10, ...filter }, clerk);
      return reply.kind === 'answer' ? reply.content.map(({ id }) => id) : [];
    };
    expect(await ids()).toEqual(['8', '7', '10', '9']);
    expect(await ids({ view: 'ended' })).toEqual(['9']);
    expect(await ids({ text: 'team 101' })).toEqual(['10']);
    expect(await ids({ sport_id: 8 })).toEqual(['10']);
    await decide('10', { visible: 0 });
    expect(await ids({ view: 'hidden' })).toEqual(['10']);
    await decide('10', { maintenance: 1 });
    expect(await ids({ view: 'locked' })).toEqual(['10']);
  });

  test('[DESK-11, DESK-15] a competition, its tier, its flag', async () => {
    const wanted = { id: '11', sequence: 9, roll_bet: 2, is_popular: 1, tier: 3 } as const;
    const update = (revision: number) =>
      routes['competition/update']({ ...wanted, revision, reason: 'small league' }, clerk);
    expect(codeOf(await update(0))).toBe('done');
    expect(codeOf(await update(0))).toBe('changed-meanwhile');
    const tier = { tier: '3', margin_percent: 4.5, stake_maximum: 50_000, reason: 'small' };
    expect(codeOf(await routes['competition_tier/update']({ ...tier, revision: 0 }, clerk))).toBe(
      'done',
    );
    expect(here.tierOfCompetition('11')).toEqual({
      ...{ marginHundredths: 450, stakeMaximum: 5_000_000n },
    });
    const beyond = { ...tier, tier: '6', revision: 0 };
    expect(codeOf(await routes['competition_tier/update'](beyond, clerk))).toBe('tier-unknown');
    const all = { ids: ['11', '12'], roll_bet: 1 as const, reason: 'open again' };
    expect(codeOf(await routes['atlassian/update_roll_bet'](all, clerk))).toBe('done');
    const reply = await routes['atlassian/competition_inquire']({ page: 1, page_size: 10 }, clerk);
    expect(reply).toMatchObject({
      content: [
        { id: '11', country: 'Tanzania', matches: 3, sequence: 9, roll_bet: 1, tier: 3 },
        { id: '12', matches: 1, roll_bet: 1, tier: null },
      ],
    });
    expect(await routes['competition_tier/inquire']({}, clerk)).toMatchObject({
      content: [{}, {}, { margin_percent: 4.5, stake_maximum: 50_000, competitions: 1 }, {}, {}],
    });
  });

  test('[DESK-13] a market type is closed, sold in play only, and as it was shipped again', async () => {
    const update = (revision: number, differences: object) =>
      routes['atlassian/update_bet_status'](
        {
          ...{ id: '69', revision, bet_status: 1, type_flag: 1, live_delay: null, reason: 'late' },
          ...differences,
        },
        clerk,
      );
    await update(0, { bet_status: 2, type_flag: 3, live_delay: 12 });
    expect(here.choiceOfMarketType(69)).toMatchObject({
      ...{ isOpen: false, typeFlag: 3, liveDelaySeconds: 12 },
    });
    const filter = { page: 1, page_size: 10, bet_status: 2 } as const;
    expect(await routes['atlassian/get_betting_type'](filter, clerk)).toMatchObject({
      content: [{ id: '69', type_flag: 3, shipped_type_flag: 1, live_delay: 12 }],
    });
    await update(1, {});
    expect(here.choiceOfMarketType(69)).toMatchObject({ isOpen: true, typeFlag: null });
    expect(codeOf(await update(0, { id: '999999' }))).toBe('market-type-unknown');
  });

  test('[DESK-16] a country has its place and another flag, a bookmaker its rank', async () => {
    const country = { id: '3', revision: 0, sequence: 90, flag: 'GB-ENG', reason: 'first' };
    expect(codeOf(await routes['atlassian/update_location_sequence'](country, clerk))).toBe('done');
    expect([here.sequenceOfCountry(3), here.flagOfCountry(3)]).toEqual([90, 'GB-ENG']);
    const rank = { bookmaker_id: '1', revision: 0, sequence: 100, reason: 'ours' };
    expect(codeOf(await routes['bookmaker/update_sequence'](rank, clerk))).toBe('done');
    expect(here.rankOf(1)).toBe(100);
    const nobody = { ...rank, bookmaker_id: '55' };
    expect(codeOf(await routes['bookmaker/update_sequence'](nobody, clerk))).toBe(
      'bookmaker-unknown',
    );
  });
});

describe('calls of the specification', () => {
  const contentOf = <Content>(reply: { readonly kind: string; readonly content?: Content }) => {
    if (reply.kind !== 'answer' || reply.content === undefined) throw new Error(reply.kind);
    return reply.content;
  };

  test('[TRD-61] a match is taken away and brought back, all of them or none', async () => {
    const remove = (ids: string[], removed: 0 | 1) =>
      routes['atlassian/remove_match']({ ids, removed, reason: 'friendly' }, clerk);
    expect(codeOf(await remove(['9', '999'], 1))).toBe('match-unknown');
    expect(here.choiceOfMatch('9').isVisible).toBe(true);
    expect(codeOf(await remove(['9'], 1))).toBe('done');
    expect(here.choiceOfMatch('9').isVisible).toBe(false);
    await remove(['9'], 0);
    expect(here.choiceOfMatch('9').isVisible).toBe(true);
  });

  test('[TRD-61] popular matches are listed by both switches', async () => {
    const { ids, reason } = { ids: ['9'], reason: 'derby' };
    await routes['atlassian/update_to_day_popular']({ ids, today_popular: 1, reason }, clerk);
    const list = async (which: 'always' | 'today') =>
      contentOf(
        await routes['atlassian/popular']({ page: 1, page_size: 10, list: which }, clerk),
      ).map(({ id }) => id);
    expect(await list('today')).toContain('9');
    expect(await list('always')).not.toContain('9');
    await routes['atlassian/update_to_day_popular']({ ids, today_popular: 0, reason }, clerk);
    expect(await list('today')).not.toContain('9');
  });

  test('[TRD-61] the place of a competition is decided, of an older revision it is told', async () => {
    const place = (sequence: number, revision: number) =>
      routes['atlassian/update_sequence']({ id: '12', revision, sequence, reason: 'cup' }, clerk);
    const { revision } = here.choices().competition.get('12') ?? { revision: 0 };
    expect(codeOf(await place(30, revision))).toBe('done');
    expect(codeOf(await place(31, revision))).toBe('changed-meanwhile');
    expect(here.choiceOfCompetition('12').sequence).toBe(30);
  });

  test('[TRD-60] our numbers stand beside the provider’s, and what has no place with us by itself', async () => {
    const numbers = async (asked: { kind: 'match' | 'market' | 'team'; unmapped?: 0 | 1 }) =>
      contentOf(await routes['atlassian/get_mapping']({ page: 1, page_size: 50, ...asked }, clerk));
    expect((await numbers({ kind: 'match' })).find(({ id }) => id === '7')).toMatchObject({
      ...{ provider_id: '7', name: 'Team 71 - Team 72', belongs_to: 'Ligi Kuu Bara', unmapped: 0 },
    });
    const markets = await numbers({ kind: 'market', unmapped: 1 });
    expect(markets.map(({ id, why }) => [id, why])).toContainEqual(['80', 'type-unknown']);
    expect(markets.map(({ id }) => id)).not.toContain('70');
    expect((await numbers({ kind: 'team' })).length).toBeGreaterThan(0);
  });
});
