import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { setMaintenance } from '../../../fixtures/maintenance.ts';
import { createProtection } from '../../protection/index.ts';
import { type CasinoWorld, createCasinoWorld, GAMES } from '../fixtures/casino-world.ts';
import { createCasino } from '../index.ts';

let world: CasinoWorld;
beforeAll(async () => {
  world = await createCasinoWorld();
});
afterAll(() => world.close());

const lobby = (caller = visitor) => world.told('casino_order/inquire', {}, caller);

type Change = { readonly sorting?: number; readonly show_status?: 0 | 1 };

const aChange = (id: string, more: Change = {}) =>
  ({
    id,
    name_sw: 'Mkeka wa Bahati',
    name_en: 'Lucky Mat',
    category: 2,
    sorting: 0,
    show_status: 1,
    reason: 'for a test',
    ...more,
  }) as const;

test('[CAS-03] every provider was asked, signed, and told where the wallet is', async () => {
  expect(world.provider.unsigned).toEqual([]);
  expect(world.provider.wallets).toEqual([
    'http://the.house/callbacks/casino/kipute-studio',
    'http://the.house/callbacks/casino/anga',
  ]);
  const { games } = await lobby();
  expect(games).toEqual([
    {
      ...{ id: '32430', name: 'aviator in English', provider: 'anga', provider_name: 'Anga' },
      ...{ category: 1, stated_return: 9_700, code: 'aviator' },
      other_name: 'aviator ya Kiswahili',
    },
    {
      ...{ id: '40001', name: 'mikeka in English', provider: 'kipute-studio', code: 'mikeka' },
      ...{ provider_name: 'Kipute Studio', category: 2, stated_return: 9_700 },
      other_name: 'mikeka ya Kiswahili',
    },
    {
      ...{ id: '40002', name: 'kete in English', provider: 'kipute-studio', code: 'kete' },
      ...{ provider_name: 'Kipute Studio', category: 3, stated_return: 9_700 },
      other_name: 'kete ya Kiswahili',
    },
  ]);
});

test('[CAS-03] the job asks who did not answer for a day, and nobody else', async () => {
  const { wallets, books } = world.provider;
  await world.runJob('sync-casino-games');
  expect(wallets).toHaveLength(2);
  books.anga.isDown = true;
  world.clock.advance({ minutes: 23 * 60 });
  await world.runJob('sync-casino-games');
  books.anga.isDown = false;
  await world.runJob('sync-casino-games');
  await world.runJob('sync-casino-games');
  expect(wallets.slice(2).map((url) => url.split('/').at(-1))).toEqual(['kipute-studio', 'anga']);
});

test('[CAS-01, CAS-08] without a provider there is no game, and in Swahili they have their names', async () => {
  const casino = createCasino({
    ...{ ...world, protection: createProtection(world), providers: [], siteUrl: 'http://x' },
    ...{ outbox: { enqueue: async () => undefined }, countCall: () => undefined },
  });
  const none = await casino.routes['casino_order/inquire']({}, contextOf(visitor));
  expect(none).toMatchObject({ content: { games: [], recent: [], favourites: [] } });
  const launch = casino.routes['casino_order/add'];
  const caller = await world.newPlayer();
  const reply = await launch({ id: GAMES.kete }, contextOf(caller as never));
  expect(reply).toMatchObject({ kind: 'refusal', code: 'casino-unavailable' });
  const swahili = await world.casino.routes['casino_order/inquire']({}, contextOf(visitor));
  expect(swahili).toMatchObject({ content: { games: [{ name: 'aviator ya Kiswahili' }, {}, {}] } });
});

test('[CAS-04] a launch leads to the game, by the address that is specified', async () => {
  const caller = await world.newPlayer();
  const answer = await world.told('casino_order/add', { id: GAMES.aviator }, caller);
  const url = new URL(answer.url);
  expect(url.origin + url.pathname).toBe(`${world.provider.origin}/Loader/Start/kipute/aviator`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ language: 'en', _sid: answer.sid, funMode: 'False' },
    ...{ casinolobbyurl: 'http://our.site/casino', cashierurl: 'http://our.site/pay_recharge' },
    ...{ lang: 'en', irc_duration: '60' },
  });
  expect(answer).toMatchObject({
    ...{ casinolobbyurl: 'http://our.site/casino', cashierurl: 'http://our.site/pay_recharge' },
  });
});

test('[CAS-04] a launch is refused by the first of its checks', async () => {
  const caller = await world.newPlayer();
  const add = (id: string) => world.ask('casino_order/add', { id }, caller);
  expect(await add('99999')).toEqual({ refusal: 'casino-game-unknown' });
  await world.told('casino_game/update', aChange(GAMES.kete, { show_status: 0 }));
  expect(await add(GAMES.kete)).toEqual({ refusal: 'casino-game-unknown' });
  await world.told('casino_game/update', aChange(GAMES.kete));
  await setMaintenance(world, true);
  expect(await add(GAMES.kete)).toEqual({ refusal: 'site-maintenance' });
  await setMaintenance(world, false);
  const now = world.clock.now();
  await sql`
    insert into play_pause (player_id, length, asked_at, ends_at)
    values (${caller.playerId}, 'day', ${now}, ${new Date(now.getTime() + 86_400_000)})`.execute(
    world.owner.read,
  );
  expect(await add(GAMES.kete)).toEqual({ refusal: 'play-paused' });
  await sql`update player set betting_forbidden = true where id = ${caller.playerId}`.execute(
    world.owner.read,
  );
  expect(await add(GAMES.kete)).toEqual({ refusal: 'betting-forbidden' });
});

test('[CAS-08] what was played is newest first, and what is liked is kept', async () => {
  const caller = await world.newPlayer();
  for (const id of [GAMES.mikeka, GAMES.aviator, GAMES.mikeka]) {
    world.clock.advance({ seconds: 5 });
    await world.told('casino_order/add', { id }, caller);
  }
  const like = (id: string, favourite: 0 | 1) =>
    world.ask('casino_order/favourite', { id, favourite }, caller);
  await like(GAMES.kete, 1);
  await like(GAMES.kete, 1);
  await like(GAMES.aviator, 1);
  await like(GAMES.aviator, 0);
  expect(await like('99999', 1)).toEqual({ refusal: 'casino-game-unknown' });
  const { recent, favourites } = await lobby(caller);
  expect(recent.map(({ id }) => id)).toEqual([GAMES.mikeka, GAMES.aviator]);
  expect(favourites).toEqual([GAMES.kete]);
});

test('[CAS-60] the office names, sorts, hides; the record says what and why', async () => {
  const changed = await world.told('casino_game/update', aChange(GAMES.mikeka, { sorting: 9 }));
  expect(changed).toMatchObject({ name: 'Lucky Mat', name_sw: 'Mkeka wa Bahati', sorting: 9 });
  expect((await lobby()).games.at(-1)?.id).toBe(GAMES.mikeka);
  const { rows } = await sql<{ content: string; changes: object; subject: string }>`
    select content, changes, subject_kind || ' ' || subject_id as subject from activity
    order by id desc limit 1`.execute(world.database.read);
  expect(rows[0]?.subject).toBe(`casino-game ${GAMES.mikeka}`);
  expect(rows[0]?.content).toBe('40001 mikeka in English: for a test');
  expect(rows[0]?.changes).toMatchObject({ nameEn: ['mikeka in English', 'Lucky Mat'] });
  expect(await world.ask('casino_game/update', aChange('99999'))).toEqual({
    refusal: 'casino-game-unknown',
  });
});

test('[CAS-03] a sync brings new games, loses old ones and keeps what the office chose', async () => {
  const { 'kipute-studio': studio, anga } = world.provider.books;
  const before = studio.games;
  const [mikeka] = before;
  if (!mikeka) throw new Error('there is such a game');
  studio.games = [
    { ...mikeka, name_en: 'Another name', stated_return: 9_650 },
    { ...mikeka, id: '40003', code: 'gonga' },
    // Of another provider: it stays that one's.
    { ...mikeka, id: '32430', code: 'stolen' },
  ];
  anga.isDown = true;
  world.clock.advance({ seconds: 5 });
  await world.told('casino_game/update', aChange(GAMES.mikeka));
  expect(await world.told('casino_game/sync', {})).toEqual({ added: 1, changed: 1, gone: 1 });
  const games = await world.told('casino_game/inquire', {});
  const short = games.map(({ id, name_en, stated_return, is_offered, provider }) => [
    ...[id, name_en, stated_return, is_offered, provider],
  ]);
  expect(short.toSorted()).toEqual([
    ['32430', 'aviator in English', 9_700, 1, 'anga'],
    ['40001', 'Lucky Mat', 9_650, 1, 'kipute-studio'],
    ['40002', 'Lucky Mat', 9_700, 0, 'kipute-studio'],
    ['40003', 'mikeka in English', 9_700, 1, 'kipute-studio'],
  ]);
  expect(await world.told('casino_game/sync', {})).toEqual({ added: 0, changed: 0, gone: 0 });
  [studio.games, anga.isDown] = [before, false];
});
