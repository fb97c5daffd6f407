import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CASHIER, CasinoVisit, LOBBY, PURSE } from './fixtures/casino-visit.ts';
import { KEYS } from './fixtures/scripted-operator.ts';
import { games } from './games.ts';

let visit: CasinoVisit;
let players = 0;
const newPlayer = () => {
  players += 1;
  return `9${players}`;
};

beforeAll(async () => {
  visit = await CasinoVisit.open();
});
afterAll(() => visit.close());
afterEach(async () => {
  visit.operator.silent.clear();
  visit.operator.faults = 0;
  await visit.knobs('kipute-studio', {});
  await visit.knobs('anga', {});
});

const purseOf = (player: string) => visit.operator.purses.get(player);
/** Until the operator's side is so; the test's own time bounds it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function throwOnce(player: string, stake = 500) {
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  return visit.play('kete-mbili', cookie, { round: id, stake, choice: 'under' });
}

test('[SIMC-01] a launch lets its player in by a cookie, and the address is clean', async () => {
  const player = newPlayer();
  const response = await visit.get(visit.launchUrl('kete-mbili', visit.wordFor(player)));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/play/kete-mbili');
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await visit.get('/play/kete-mbili', cookie);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await page.text()).toContain('Kete Mbili');
});

test('[SIMC-02] a word that was used, or that the operator does not know, opens nothing', async () => {
  const word = visit.wordFor(newPlayer());
  await visit.get(visit.launchUrl('aviator', word));
  for (const tried of [word, 'made-up']) {
    const response = await visit.get(visit.launchUrl('aviator', tried));
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    const page = await response.text();
    expect(page).toContain('kimeshatumika');
    expect(page).toContain(`href="${LOBBY}"`);
  }
});

const refusals = [
  ['roulette', {}, 404],
  ['aviator', { funMode: 'True' }, 400],
] as const;

test.each(refusals)('[SIMC-02] no way into %s with %j', async (code, more, status) => {
  const word = visit.wordFor(newPlayer());
  expect((await visit.get(visit.launchUrl(code, word, more))).status).toBe(status);
});

test('[SIMC-02] an operator that does not answer is no refusal of the player', async () => {
  visit.operator.silent.add('authenticate');
  const word = visit.wordFor(newPlayer());
  expect((await visit.get(visit.launchUrl('kete-mbili', word))).status).toBe(503);
});

test('[SIMC-03] lobby and cashier are where the launch said, and only pages of the web', async () => {
  const cookie = await visit.enter('kete-mbili', newPlayer());
  const to = async (path: string, of = cookie) =>
    (await visit.get(path, of)).headers.get('location');
  expect(await to('/play/kete-mbili/lobby')).toBe(LOBBY);
  expect(await to('/play/kete-mbili/cashier')).toBe(CASHIER);
  const word = visit.wordFor(newPlayer());
  const bad = { casinolobbyurl: 'javascript:alert(1)', cashierurl: 'data:text/html,x' };
  const launched = await visit.get(visit.launchUrl('kete-mbili', word, bad));
  const other = launched.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await to('/play/kete-mbili/lobby', other)).toBe('/play/kete-mbili');
  expect(await (await visit.get('/play/kete-mbili', other)).text()).not.toContain('javascript:');
});

test('[SIMC-04] language and reminder are the operator’s, by its wallet or by the launch', async () => {
  const factsOf = async (code: string, more: Record<string, string>) => {
    const url = visit.launchUrl(code, visit.wordFor(newPlayer()), more);
    const cookie = (await visit.get(url)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await visit.get(`/play/${code}`, cookie)).text();
    const facts = JSON.parse(/id="facts">(.*?)<\/script>/.exec(page)?.[1] ?? '{}');
    return [/<html lang="(..)"/.exec(page)?.[1], facts.reminderMinutes];
  };
  expect(await factsOf('kete-mbili', { lang: 'en', irc_duration: '5' })).toEqual(['sw', 45]);
  expect(await factsOf('aviator', { lang: 'en', irc_duration: '30' })).toEqual(['en', 30]);
  expect(await factsOf('aviator', {})).toEqual(['sw', 0]);
});

test('[SIMC-01] without a cookie, or with one of another game, nothing is played', async () => {
  const cookie = await visit.enter('kete-mbili', newPlayer());
  expect((await visit.get('/play/kete-mbili')).status).toBe(401);
  expect((await visit.get('/play/dhahabu-ya-geita', cookie)).status).toBe(401);
  const request = { round: 'k-1', stake: 500, choice: 'under' };
  expect((await visit.postRound('kete-mbili', '', request)).status).toBe(401);
  const elsewhere = await visit.postRound('kete-mbili', cookie, request, 'https://evil.example');
  expect(elsewhere.status).toBe(401);
});

test('[SIMC-23] what was shown before opens with the seed after, and the purse follows', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  const next = await visit.nextOf('kete-mbili', cookie);
  const answer = await visit.play('kete-mbili', cookie, {
    ...{ round: next.id, stake: 500, choice: 'over' },
  });
  if (answer.kind !== 'played') throw new Error(answer.why);
  const { round } = answer;
  const hash = createHash('sha256').update(Buffer.from(round.seed, 'hex')).digest('hex');
  expect(hash).toBe(next.commitment);
  expect(round.won).toBe((round.drawn[0] ?? 0) + (round.drawn[1] ?? 0) > 7 ? 117_600 : 0);
  expect(answer.balance).toBe(PURSE - 50_000 + round.won);
  expect(purseOf(player)).toBe(answer.balance);
  expect(answer.next.id).not.toBe(round.id);
});

test('[SIMC-24] a round that is asked for ten times at once is played and paid once', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('dhahabu-ya-geita', player);
  const { id } = await visit.nextOf('dhahabu-ya-geita', cookie);
  const asked = Array.from({ length: 10 }, () =>
    visit.play('dhahabu-ya-geita', cookie, { round: id, stake: 1_000 }),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const ofPlayer = visit.operator.heard.filter(({ body }) => body.player === player);
  expect(ofPlayer.map(({ call }) => call)).toEqual(['debit', 'credit']);
});

const badRounds = [
  { stake: 99, choice: 'under' },
  { stake: 125, choice: 'under' },
  { stake: 100_050, choice: 'under' },
  { stake: '500', choice: 'under' },
  { stake: 500, choice: '7' },
  { stake: 500 },
];

test.each(badRounds)('[SIMC-25] %j is no bet, and nobody is asked', async (request) => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  const response = await visit.postRound('kete-mbili', cookie, { round: id, ...request });
  expect(response.status).toBe(400);
  expect(purseOf(player)).toBe(PURSE);
});

test('[SIMC-25] a round that was never shown is not played', async () => {
  const cookie = await visit.enter('kete-mbili', newPlayer());
  const request = { round: 'k-made-up', stake: 500, choice: 'under' };
  expect((await visit.postRound('kete-mbili', cookie, request)).status).toBe(409);
});

test('[SIMC-30] a stake without an answer is unknown: taken back, never played', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  await visit.knobs('kipute-studio', { answers: 'first-lost' });
  const answer = await visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
  expect(answer).toMatchObject({ kind: 'not-played', why: 'unknown' });
  await until(() => visit.operator.callsOf('rollback').some(({ body }) => body.player === player));
  await until(() => purseOf(player) === PURSE);
});

test('[SIMC-31] a win is asked for again until it is answered', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  visit.operator.silent.add('credit');
  const { id } = await visit.nextOf('kete-mbili', cookie);
  const answer = await visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
  expect(answer).toMatchObject({ kind: 'played', paid: 'under-way' });
  visit.operator.silent.clear();
  const credited = () => visit.operator.callsOf('credit').filter(({ body }) => body.round === id);
  await until(() => credited().length > 0);
  expect(credited()).toHaveLength(1);
});

test('[SIMC-32] who cannot pay is refused, and the next round is theirs', async () => {
  const player = newPlayer();
  visit.operator.purses.set(player, 40_000);
  expect(await throwOnce(player)).toMatchObject({ kind: 'not-played', why: 'funds-short' });
  expect(await throwOnce(player, 200)).toMatchObject({ kind: 'played' });
});

test('[SIMC-40] the API tells the games, their returns, and a round’s transactions', async () => {
  const player = newPlayer();
  const answer = await throwOnce(player);
  if (answer.kind !== 'played') throw new Error(answer.why);
  const told = await (await visit.ask('anga', '/games')).json();
  expect(told).toEqual({
    games: [
      {
        ...{ id: '32430', code: 'aviator', name_sw: 'Aviator', name_en: 'Aviator' },
        ...{ category: 'crash', stated_return: games.aviator.stated_return },
      },
    ],
  });
  const round = await visit.ask('kipute-studio', `/rounds/${answer.round.id}?player=${player}`);
  expect(await round.json()).toMatchObject({
    status: 'closed',
    transactions: [
      { kind: 'debit', amount: 50_000, game: 'kete-mbili' },
      { kind: 'credit', amount: answer.round.won },
    ],
  });
});

test('[SIMC-40] its report of the day equals the operator’s books, transaction by transaction', async () => {
  for (const player of [newPlayer(), newPlayer()]) await throwOnce(player);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
  const today = day.format(new Date());
  const report = await visit.ask('kipute-studio', `/report/${today}`);
  const { transactions } = (await report.json()) as {
    transactions: { transaction: string; kind: string; amount: number }[];
  };
  const ofStudio = [...visit.operator.transactions].filter(([id]) =>
    transactions.some(({ transaction }) => transaction === id),
  );
  expect(ofStudio.length).toBeGreaterThanOrEqual(4);
  const theirs = new Map(transactions.map((one) => [one.transaction, one]));
  for (const [id, { kind, amount }] of ofStudio) {
    expect(theirs.get(id)).toMatchObject(kind === 'rollback' ? { kind } : { kind, amount });
  }
});

test('[SIMC-41] whoever does not sign, signs with another key or too late is told nothing', async () => {
  const late = Date.now() / 1_000 - 61;
  expect((await visit.get('/v1/anga/games')).status).toBe(401);
  expect((await visit.ask('anga', '/games', { key: KEYS['kipute-studio'] })).status).toBe(401);
  expect((await visit.ask('anga', '/games', { time: late })).status).toBe(401);
  expect((await visit.ask('anga', '/report/today')).status).toBe(400);
});

test('[SIMC-42] the operator says where its wallet is, and only a web address is taken', async () => {
  const put = (wallet_url: string) =>
    visit.ask('anga', '/wallet', { method: 'PUT', body: JSON.stringify({ wallet_url }) });
  expect((await put('ftp://x/y')).status).toBe(400);
  const knobs = await (await visit.get('/')).text();
  const kept = /Wallet: (http[^<]+\/anga)/.exec(knobs)?.[1] ?? '';
  expect((await put(kept)).status).toBe(204);
});
