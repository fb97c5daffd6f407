import { signatureOf } from '@kipute/provider-protocols/casino/signature';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCasinoProviders } from '../../../adapters/casino/index.ts';
import { createProtection } from '../../protection/index.ts';
import { type CasinoWorld, createCasinoWorld, GAMES, type Seat } from '../fixtures/casino-world.ts';
import { PROVIDER_KEYS } from '../fixtures/scripted-provider.ts';
import { createCasino } from '../index.ts';

let world: CasinoWorld;
let seat: Seat;
beforeAll(async () => {
  world = await createCasinoWorld();
});
beforeEach(async () => {
  seat = await world.seat();
  world.counted.length = 0;
});
afterAll(() => world.close());

let numbers = 0;
const aStake = (more: object = {}) => {
  numbers += 1;
  const { player, session } = seat;
  const named = { round: `r${numbers}`, transaction: `d${numbers}`, game: 'mikeka' };
  return { player, session, ...named, amount: 1_000, ...more };
};

const seconds = () => Math.floor(world.clock.now().getTime() / 1_000);

describe('who speaks', () => {
  const bent = [
    ['another key', { key: 'a key that is not ours' }],
    ['no signature', { headers: { 'x-kipute-signature': '' } }],
    ['half a signature', { headers: { 'x-kipute-signature': 'abcdef' } }],
    ['the time of another sending', { headers: { 'x-kipute-time': '1772355600.5' } }],
    ['no time', { time: '' }],
    ['a time that is none', { time: 'now' }],
  ] as const;

  test.each(bent)('[CAS-02] %s is nobody, and nothing is read', async (_, how) => {
    expect(await world.kipute('debit', aStake(), how)).toEqual({ status: 'signature-invalid' });
    expect(await world.transactionsOf(seat.playerId)).toEqual([]);
    expect(world.counted).toEqual(['kipute-studio signature-invalid']);
  });

  test('[CAS-02] a minute on either side of our clock, and no more', async () => {
    for (const [distance, status] of [
      [-61, 'signature-invalid'],
      [-60, 'ok'],
      [60, 'ok'],
      [61, 'signature-invalid'],
    ] as const) {
      const time = String(seconds() + distance);
      expect(await world.kipute('debit', aStake(), { time })).toMatchObject({ status });
    }
  });

  test('[CAS-02] a signature counts once, however long the memory is', async () => {
    const stake = aStake();
    const time = `${seconds()}.5`;
    expect(await world.kipute('debit', stake, { time })).toMatchObject({ status: 'ok' });
    expect(await world.kipute('debit', stake, { time })).toEqual({ status: 'signature-invalid' });
    world.clock.advance({ seconds: 59 });
    expect(await world.kipute('debit', stake, { time })).toEqual({ status: 'signature-invalid' });
    // Signed anew the same message is answered as it was.
    expect(await world.kipute('debit', stake)).toMatchObject({ status: 'ok', balance: 99_000 });
  });

  test('[CAS-02] bytes and address are part of what was signed', async () => {
    const time = `${seconds()}.75`;
    const path = '/callbacks/casino/kipute-studio/debit';
    const body = JSON.stringify(aStake());
    const signature = signatureOf({ time, path, body }, PROVIDER_KEYS['kipute-studio']);
    const headers = { 'x-kipute-signature': signature };
    const other = { time, headers, raw: body.replace('1000', '1001') };
    expect(await world.kipute('debit', {}, other)).toEqual({ status: 'signature-invalid' });
    const elsewhere = { time, headers, raw: body };
    expect(await world.kipute('credit', {}, elsewhere)).toEqual({ status: 'signature-invalid' });
    expect(await world.kipute('debit', {}, elsewhere)).toMatchObject({ status: 'ok' });
  });

  test('[CAS-02] one provider’s key opens nothing of another', async () => {
    const info = { user_id: seat.player, session_token: seat.session, currency: 'TZS' };
    const key = PROVIDER_KEYS['kipute-studio'];
    expect(await world.spribe('info', info, { key })).toMatchObject({ code: 413 });
  });

  test('[CAS-01, CAS-02] from elsewhere nobody is heard, and without an address nobody is there', async () => {
    const { clock } = world;
    const variables = {
      ...{ CASINO_OPERATOR_ID: 'kipute', CASINO_WALLET_URL: undefined, CASINO_KEY: 'a' },
      ...{ CASINO_URL: 'http://127.0.0.1:9', CASINO_ALLOWED_FROM: ['41.217.203.0/24'] },
      ...{ AVIATOR_URL: undefined, AVIATOR_KEY: 'b', AVIATOR_ALLOWED_FROM: [] },
    };
    const providers = createCasinoProviders(variables, { clock, walletOrigin: 'http://x' });
    const door = fastify({ trustProxy: (_address, hop) => hop < 1 });
    const counted: string[] = [];
    const casino = createCasino({
      ...{ ...world, protection: createProtection(world), providers, siteUrl: 'http://x' },
      ...{ outbox: { enqueue: async () => undefined } },
      countCall: (word, outcome) => counted.push(`${word} ${outcome}`),
    });
    casino.registerCallbacks(door);
    const post = async (url: string, from: string) => {
      const headers = { 'x-forwarded-for': from };
      const answer = await door.inject({ method: 'POST', url, headers, payload: '{}' });
      return answer.statusCode;
    };
    const debit = '/callbacks/casino/kipute-studio/debit';
    expect(await post(debit, '41.217.204.9')).toBe(403);
    expect(await post(debit, '41.217.203.9')).toBe(200);
    expect(await post('/callbacks/casino/anga/withdraw', '41.217.203.9')).toBe(404);
    expect(await post('/callbacks/casino/constructor/debit', '41.217.203.9')).toBe(404);
    expect(await post('/callbacks/casino/kipute-studio/toString', '41.217.203.9')).toBe(404);
    expect(counted).toEqual(['kipute-studio source-refused', 'kipute-studio signature-invalid']);
    await door.close();
  });
});

describe('what cannot be read', () => {
  const bad: readonly (readonly [string, object])[] = [
    ['a negative amount', { amount: -1 }],
    ['half a senti', { amount: 0.5 }],
    ['nothing', { amount: 0 }],
    ['more than any purse holds', { amount: 1e16 }],
    ['an amount as a text', { amount: '1000' }],
    ['no number', { amount: null }],
    ['no transaction', { transaction: '' }],
    ['a transaction of many words', { transaction: 'one two' }],
    ['a transaction too long', { transaction: 'x'.repeat(81) }],
    ['no session', { session: undefined }],
  ];

  test.each(bad)('[CAS-15] %s: told so, and nothing written', async (_, change) => {
    expect(await world.kipute('debit', aStake(change))).toEqual({ status: 'request-invalid' });
    expect(await world.transactionsOf(seat.playerId)).toEqual([]);
  });

  test.each(['', '{', '[]', 'null', '"debit"', '{"amount":1e999}', '\u0000'])(
    '[CAS-15] %j is no message',
    async (raw) => {
      const reply = await world.kipute('debit', {}, { raw });
      expect(reply).toEqual({ status: 'request-invalid' });
    },
  );

  test('[CAS-15] more bytes than any message has are not read', async () => {
    const response = await world.send('debit', {}, { raw: ' '.repeat(17 * 1024) });
    expect(response.status).toBe(413);
  });

  test('[CAS-15] a negative win, and a fraction of one, are none', async () => {
    const { session: _, ...stake } = aStake();
    await world.kipute('debit', aStake({ round: stake.round }));
    for (const amount of [-1, 0.1]) {
      const win = { ...stake, transaction: 'c-bad', amount, round_closed: true };
      expect(await world.kipute('credit', win)).toEqual({ status: 'request-invalid' });
    }
  });
});

describe('the word of a launch', () => {
  const launched = async () => {
    const caller = await world.newPlayer();
    const { sid } = await world.told('casino_order/add', { id: GAMES.mikeka }, caller);
    return { launch: sid, game: 'mikeka', caller };
  };
  const authenticate = async ({ launch, game }: { launch: string; game: string }) =>
    (await world.kipute('authenticate', { launch, game })).status;

  test('[CAS-06] tells who plays, masked, and what they have', async () => {
    const { launch, game, caller } = await launched();
    expect(await world.kipute('authenticate', { launch, game })).toEqual({
      ...{ status: 'ok', balance: 100_000, player: String(caller.playerId), name: 'A•••' },
      ...{ language: 'en', reminder_minutes: 60, session: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  test.each(['', '0712 345 678'])('[CAS-06] the name %j tells others nothing', async (name) => {
    const { launch, game, caller } = await launched();
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ name }).where('id', '=', caller.playerId).execute(),
    );
    expect(await world.kipute('authenticate', { launch, game })).toMatchObject({ name: '•••' });
  });

  test('[CAS-06] lets in once, of ten who bring it one', async () => {
    const word = await launched();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => authenticate(word)));
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set(['ok', 'session-unknown']));
  });

  test('[CAS-05] is good for two minutes', async () => {
    const [early, late] = [await launched(), await launched()];
    world.clock.advance({ seconds: 119 });
    expect(await authenticate(early)).toBe('ok');
    world.clock.advance({ seconds: 1 });
    expect(await authenticate(late)).toBe('session-unknown');
  });

  test('[CAS-05, CAS-06] is kept as a hash, and is no session itself', async () => {
    const { launch, game } = await launched();
    expect(await world.kipute('balance', { session: launch })).toEqual({
      status: 'session-unknown',
    });
    expect(await authenticate({ launch, game: 'kete' })).toBe('session-unknown');
    expect(await authenticate({ launch, game })).toBe('ok');
    const rows = await world.database.read.selectFrom('casinoSession').selectAll().execute();
    const kept = JSON.stringify(rows, (_, one) => (typeof one === 'bigint' ? String(one) : one));
    expect(kept).not.toContain(launch);
  });

  test('[CAS-06] of another provider’s game it is nothing', async () => {
    const { launch } = await launched();
    const auth = { user_token: launch, session_token: 's', platform: 'mobile', currency: 'TZS' };
    expect(await world.spribe('auth', auth)).toMatchObject({ code: 401 });
  });

  test('[CAS-07] is nothing once its player has signed out', async () => {
    const word = await launched();
    await world.database.transact((tx) =>
      world.access.endSessionsOf(tx, { kind: 'player', id: word.caller.playerId }),
    );
    expect(await authenticate(word)).toBe('session-unknown');
  });
});

describe('between their question and our answer', () => {
  test('[CAS-22] an answer that was lost is given again by another process', async () => {
    const stake = aStake();
    const lost = await world.startProcess();
    const first = await world.kipute('debit', stake, { at: lost });
    const again = await world.startProcess();
    await world.kipute('debit', aStake());
    expect(await world.kipute('debit', stake, { at: again })).toEqual(first);
    expect(await world.balanceOf(seat.playerId)).toBe(98_000n);
  });

  test('[CAS-22] what the database could not do is asked again, and never refused', async () => {
    const stake = aStake();
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = world.owner.transact(async (tx) => {
      await tx
        .selectFrom('purse')
        .select('balance')
        .where('playerId', '=', seat.playerId)
        .forUpdate()
        .execute();
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const response = await world.send('debit', stake);
    release.resolve();
    await held;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'try-again' });
    expect(await world.kipute('debit', stake)).toMatchObject({ status: 'ok', balance: 99_000 });
  });

  test('[CAS-61] what is kept of a message opens nothing', async () => {
    await world.kipute('debit', aStake());
    const { request } = await world.database.read
      .selectFrom('casinoTransaction')
      .select('request')
      .where('playerId', '=', seat.playerId)
      .executeTakeFirstOrThrow();
    expect(request).toContain('"amount":1000');
    expect(request).not.toContain(seat.session);
  });
});
