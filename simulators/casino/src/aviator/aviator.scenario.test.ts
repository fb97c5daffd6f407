import { afterAll, beforeAll, expect, test } from 'vitest';
import { CasinoVisit, PURSE, type TablePage } from '../fixtures/casino-visit.ts';
import { multiplierAt } from '../laws/crash.ts';

let visit: CasinoVisit;
beforeAll(async () => {
  visit = await CasinoVisit.open();
});
afterAll(() => visit.close());

async function sit(player: string): Promise<TablePage> {
  return visit.sit(await visit.enter('aviator', player));
}

const bettingOf = (page: TablePage, after = '') =>
  page.hears('round', ({ phase, id, ms }) => phase === 'betting' && id !== after && ms > 2_500);

/** Bets on round after round until a cash-out came before the crash; a busy machine may be late. */
async function cashOutOnce(page: TablePage) {
  let last = '';
  for (let stakes = 1; ; stakes += 1) {
    const { id } = await bettingOf(page, last);
    page.say({ t: 'bet', panel: 1, stake: 1_000, auto: null });
    await page.hears('you', ({ bets }) => bets[0]?.state === 'stands');
    await page.hears('round', (round) => round.id === id && round.phase === 'flying');
    await page.hears('tick', ({ ms }) => multiplierAt(ms) > 101);
    page.say({ t: 'cash', panel: 1 });
    const ends = ['won', 'lost'];
    const { bets } = await page.hears('you', (own) => ends.includes(own.bets[0]?.state ?? ''));
    const { state, multiplier = 0, won = 0 } = bets[0] ?? {};
    if (state === 'won') return { stakes, multiplier, won };
    last = id;
  }
}

test('[AVI-20] two players at one table: both see both, each cashes out by the clock', async () => {
  const [asha, juma] = [await sit('71'), await sit('72')];
  await bettingOf(juma);
  juma.say({ t: 'bet', panel: 2, stake: 500, auto: 110 });
  const { stakes, multiplier, won } = await cashOutOnce(asha);
  expect(won).toBe(1_000 * multiplier);
  const paid = await juma.until(() =>
    juma.told
      .flatMap((one) => (one.t === 'you' ? one.bets : []))
      .find(({ state }) => state === 'won'),
  );
  expect(paid).toMatchObject({ panel: 2, multiplier: 110, won: 55_000 });
  await asha.until(() => visit.operator.purses.get('71') === PURSE - 100_000 * stakes + won);
  await juma.hears('you', ({ balance }) => balance === PURSE - 50_000 + 55_000);
  const rows = asha.told.flatMap((one) => (one.t === 'list' ? one.rows : []));
  expect(rows.map(([, name]) => name)).toContain('07•• 72');
  asha.close();
  juma.close();
});

test('[AVI-21] whoever drops out: auto cash-out is paid, the other bet is lost, the next not made', async () => {
  const page = await sit('73');
  const { id } = await bettingOf(page);
  page.say({ t: 'bet', panel: 1, stake: 1_000, auto: 105 });
  page.say({ t: 'bet', panel: 2, stake: 2_000, auto: null });
  await page.hears(
    'you',
    ({ bets }) => bets.filter(({ state }) => state === 'stands').length === 2,
  );
  await page.hears('round', (round) => round.id === id && round.phase === 'flying');
  page.close();
  const watcher = await sit('74');
  await bettingOf(watcher, id);
  const sums = visit.operator.heard
    .filter(({ call, body }) => call === 'deposit' && body.user_id === '73')
    .map(({ body }) => body.amount);
  expect([...sums].sort()).toEqual([0, 1_050_000]);
  expect(visit.operator.purses.get('73')).toBe(PURSE - 300_000 + 105_000);
  watcher.close();
});

test('[AVI-22] a page hears at most a kilobyte and a half a second, and only what it must', async () => {
  const cookies = await Promise.all(
    Array.from({ length: 40 }, (_, at) => visit.enter('aviator', `6${at}`)),
  );
  const pages = cookies.map((cookie) => visit.sit(cookie));
  const [first] = pages;
  if (!first) throw new Error('nobody is here');
  const { id } = await bettingOf(first);
  for (const page of pages) {
    await page.hears('round');
    page.say({ t: 'bet', panel: 1, stake: 1_000, auto: 120 });
  }
  await first.hears('list', ({ n }) => n === 40);
  await first.hears('round', (round) => round.id === id && round.phase === 'flying');
  const [began, bytes] = [Date.now(), first.bytes];
  await first.hears('round', (round) => round.id === id && round.phase === 'over');
  const perSecond = (first.bytes - bytes) / ((Date.now() - began) / 1_000);
  expect(perSecond).toBeLessThan(1_500);
  const keys = new Set(
    first.told.flatMap((one) => (one.t === 'list' ? one.rows : [])).map(([key]) => key),
  );
  expect(keys.size).toBeLessThanOrEqual(30);
  for (const page of pages) page.close();
});

test('[AVI-23] with low data the list is ten, and ticks still come', async () => {
  const page = visit.sit(await visit.enter('aviator', '75'), '?low=1');
  await page.hears('list');
  await page.hears('tick');
  const shown = page.told.flatMap((one) => (one.t === 'list' ? one.rows : []));
  expect(shown.length).toBeLessThanOrEqual(10);
  page.close();
});

test('[AVI-24] without a session the socket says so and closes; a flood is let go', async () => {
  const stranger = visit.sit('');
  expect(await stranger.until(() => stranger.closedWith)).toBe(4001);
  const page = await sit('76');
  await page.hears('round');
  for (let at = 0; at < 30; at += 1) page.say({ t: 'ping' });
  expect(await page.until(() => page.closedWith)).toBe(1008);
});

test('[AVI-25] the fairness page shows the chain, its salt and every seed that was played', async () => {
  const cookie = await visit.enter('aviator', '77');
  const page = visit.sit(cookie);
  const { crashes } = await page.hears('past', (past) => past.crashes.length > 0);
  const proof = await (await visit.get('/play/aviator/proof', cookie)).text();
  expect(proof).toContain('chumvi');
  for (const [id] of crashes) expect(proof).toContain(id);
  page.close();
});
