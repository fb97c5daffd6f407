import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CasinoVisit, PURSE } from '../fixtures/casino-visit.ts';

let visit: CasinoVisit;
let players = 0;
const newPlayer = () => {
  players += 1;
  return `8${players}`;
};

beforeAll(async () => {
  visit = await CasinoVisit.open();
});
afterAll(() => visit.close());
afterEach(async () => {
  await visit.knobs('kipute-studio', {});
  await visit.knobs('anga', {});
});

const heardOf = (player: string) =>
  visit.operator.heard.filter(({ body }) => (body.player ?? body.user_id) === player);
const movesOf = (player: string) => heardOf(player).map(({ call }) => call);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function throwOnce(player: string) {
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  return visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
}

test('[SIMC-50] late: a message arrives so much later', async () => {
  const cookie = await visit.enter('kete-mbili', newPlayer());
  const { id } = await visit.nextOf('kete-mbili', cookie);
  await visit.knobs('kipute-studio', { lateMs: 400 });
  const before = visit.operator.heard.length;
  const playing = visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
  await visit.get('/');
  expect(visit.operator.heard).toHaveLength(before);
  expect((await playing).kind).toBe('played');
});

test('[SIMC-51] twice: every message comes again under its id, with a signature of its own', async () => {
  const player = newPlayer();
  await visit.knobs('kipute-studio', { copies: 'twice' });
  expect((await throwOnce(player)).kind).toBe('played');
  await until(() => heardOf(player).length === 4);
  const ids = heardOf(player).map(({ body }) => body.transaction);
  expect(new Set(ids).size).toBe(2);
  expect(heardOf(player).map(({ answer }) => answer)).toEqual(['ok', 'ok', 'ok', 'ok']);
});

test('[SIMC-52] reordered: of two stakes the first is overtaken, and a stake comes after its win', async () => {
  const [first, second] = [newPlayer(), newPlayer()];
  const cookies = [
    await visit.enter('kete-mbili', first),
    await visit.enter('kete-mbili', second),
  ] as const;
  const rounds = await Promise.all(cookies.map((cookie) => visit.nextOf('kete-mbili', cookie)));
  await visit.knobs('kipute-studio', { order: 'reordered' });
  const playing = rounds.map(async ({ id }, at) => {
    if (at === 1) await new Promise((resolve) => setTimeout(resolve, 100));
    const cookie = cookies[at] ?? '';
    return visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
  });
  const answers = await Promise.all(playing);
  expect(answers.map(({ kind }) => kind)).toEqual(['played', 'played']);
  const stakes = visit.operator.heard.filter(
    ({ call, body }) => call === 'debit' && [first, second].includes(String(body.player)),
  );
  expect(stakes[0]?.body.player).toBe(second);
  await until(() => movesOf(first).at(-1) === 'debit' && movesOf(first).length === 3);
  expect(movesOf(first)).toEqual(['debit', 'credit', 'debit']);
});

test('[SIMC-53] lost answers: the stake was taken, is unknown, and is given back when heard', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  await visit.knobs('kipute-studio', { answers: 'lost' });
  const answer = await visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
  expect(answer).toMatchObject({ kind: 'not-played', why: 'unknown' });
  await until(() => movesOf(player).filter((call) => call === 'rollback').length >= 2);
  await visit.knobs('kipute-studio', {});
  await until(() => visit.operator.purses.get(player) === PURSE);
  const books = await (await visit.get('/books/kipute-studio')).json();
  const lines = books as { move: { kind: string; round: string }; answers: { word: string }[] }[];
  const debit = lines.find(({ move }) => move.round === id && move.kind === 'debit');
  expect(debit?.answers).toMatchObject([{ word: 'no answer' }]);
});

test('[SIMC-54] wrong signature: the stake is refused, a win waits for a right one', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  await visit.knobs('kipute-studio', { signature: 'wrong' });
  const refused = await visit.play('kete-mbili', cookie, {
    ...{ round: id, stake: 500, choice: 'under' },
  });
  expect(refused).toMatchObject({ kind: 'not-played', why: 'signature-invalid' });
  expect(visit.operator.purses.get(player)).toBe(PURSE);
  expect(heardOf(player).at(-1)?.answer).toBe('signature-invalid');
});

test('[SIMC-54] wrong signature: a win is asked for until it carries a right one', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  visit.operator.silent.add('credit');
  const playing = visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
  await until(() => movesOf(player).includes('debit'));
  await visit.knobs('kipute-studio', { signature: 'wrong' });
  visit.operator.silent.clear();
  await until(() => heardOf(player).at(-1)?.answer === 'signature-invalid');
  await visit.knobs('kipute-studio', {});
  await until(() => heardOf(player).at(-1)?.answer === 'ok' && movesOf(player).length > 2);
  expect((await playing).kind).toBe('played');
});

test('[SIMC-55] rollback first: the stake comes after it and is refused, nothing has moved', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  const { id } = await visit.nextOf('kete-mbili', cookie);
  await visit.knobs('kipute-studio', { stakes: 'rollback-first' });
  const answer = await visit.play('kete-mbili', cookie, { round: id, stake: 500, choice: 'under' });
  expect(answer).toMatchObject({ kind: 'not-played', why: 'debit-rolled-back' });
  expect(movesOf(player)).toEqual(['rollback', 'debit']);
  expect(visit.operator.purses.get(player)).toBe(PURSE);
});

test('[SIMC-56] down: pages, rounds and API answer 503, the other provider goes on', async () => {
  const player = newPlayer();
  const cookie = await visit.enter('kete-mbili', player);
  await visit.knobs('kipute-studio', { provider: 'down' });
  expect((await visit.get('/play/kete-mbili', cookie)).status).toBe(503);
  const round = await visit.postRound('kete-mbili', cookie, {
    ...{ round: 'k', stake: 500, choice: 'under' },
  });
  expect(round.status).toBe(503);
  expect((await visit.ask('kipute-studio', '/games')).status).toBe(503);
  expect((await visit.ask('anga', '/games')).status).toBe(200);
  const other = await visit.enter('aviator', player);
  expect((await visit.get('/play/aviator', other)).status).toBe(200);
});

test('[SIMC-57] knobs and last transactions stand on a page, and no text becomes markup', async () => {
  await throwOnce(newPlayer());
  await visit.knobs('anga', { answers: 'lost' });
  const page = await (await visit.get('/')).text();
  expect(page).toContain('kipute-studio');
  expect(page).toContain('<option value="lost" selected>');
  expect(page).toMatch(/<td>debit<\/td>/);
  const form = await fetch(`${visit.address}/knobs/anga`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ lateMs: '250', copies: 'twice' }),
  });
  expect(form.status).toBe(303);
  expect(await (await visit.get('/knobs/anga')).json()).toMatchObject({
    ...{ lateMs: 250, copies: 'twice', answers: 'heard' },
  });
});

const badKnobs = [
  ['nobody', {}],
  ['anga', { copies: 'thrice' }],
  ['anga', { lateMs: -1 }],
  ['anga', { crash: 900 }],
] as const;

test.each(badKnobs)('[SIMC-57] %s does not take %j', async (provider, knobs) => {
  const response = await fetch(`${visit.address}/knobs/${provider}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  });
  expect(response.status).toBe(400);
});
