import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoostWorld, createBoostWorld, type Wanted } from './fixtures/boost-world.ts';

let world: BoostWorld;
beforeAll(async () => {
  world = await createBoostWorld();
});
afterAll(() => world.close());

const refused = (code: string) => ({ kind: 'refusal', code });
const inMinutes = (minutes: number) =>
  new Date(world.clock.now().getTime() + minutes * 60_000).toISOString();
const newHome = () => `${world.newMatch()}0101`;
const stop = (id: string) =>
  world.boosts.routes['boost/stop']({ id, reason: 'enough' }, world.clerk);

const wishes: readonly [string, () => Wanted, string][] = [
  ['an unknown selection', () => ({ selection_id: '9' }), 'boost-selection-closed'],
  ['one in play', () => ({ selection_id: '40101' }), 'boost-selection-closed'],
  ['odds as they are', () => ({ odds: 2 }), 'boost-not-above'],
  ['odds below', () => ({ odds: 1.9 }), 'boost-not-above'],
  ['more than the settings allow', () => ({ odds: 3.01 }), 'boost-too-much'],
  ['a rule below the price', () => ({ rule: 'of-fair', percent: 90 }), 'boost-not-above'],
  ['no number for its rule', () => ({ odds: undefined }), 'parameter-invalid'],
  [
    'an end in the past',
    () => ({ starts_at: inMinutes(-9), ends_at: inMinutes(-1) }),
    'boost-window-invalid',
  ],
  [
    'an end before the begin',
    () => ({ starts_at: inMinutes(9), ends_at: inMinutes(8) }),
    'boost-window-invalid',
  ],
  ['an end after the start', () => ({ ends_at: inMinutes(61) }), 'boost-window-invalid'],
  [
    'a cap over the budget',
    () => ({ stake_maximum: 1_000, budget: 199 }),
    'boost-stake-over-budget',
  ],
];
test.each(wishes)('[BOOST-20] not made: %s', async (_what, wish, code) => {
  expect(await world.askFor({ selection_id: newHome(), ...wish() })).toEqual(refused(code));
});

test('[BOOST-20] where a neighbour has no price a rule has no fair price to go by', async () => {
  const home = newHome();
  world.odds.catalogue.changeOffer(`${home.slice(0, -1)}21`, { status: 7 });
  const wish = { selection_id: home, rule: 'of-fair', percent: 105 } as const;
  expect(await world.askFor(wish)).toEqual(refused('boost-fair-unknown'));
});

test('[BOOST-23] ten of one selection at once make one; another time is another boost', async () => {
  const home = newHome();
  const until = { selection_id: home, ends_at: inMinutes(10) };
  const replies = await Promise.all(Array.from({ length: 10 }, () => world.askFor(until)));
  expect(replies.map(({ kind }) => kind).toSorted()).toEqual([
    'answer',
    ...Array.from({ length: 9 }, () => 'refusal'),
  ]);
  expect(replies).toContainEqual(refused('boost-overlaps'));
  expect(await world.askFor({ selection_id: home, starts_at: inMinutes(10) })).toMatchObject({
    kind: 'answer',
  });
});

test('[BOOST-21] stopped it is over at once in every process, once, and is in the log', async () => {
  const home = newHome();
  const id = await world.boost({ selection_id: home });
  const other = await world.otherProcess();
  expect(other.quote(home)).toMatchObject({ value: { odds: 2_200 } });
  expect(await stop(id)).toMatchObject({ kind: 'answer' });
  expect(world.board.quote(home)).toMatchObject({ value: { odds: 2_000 } });
  await expect.poll(() => other.quote(home)).toMatchObject({ value: { odds: 2_000 } });
  expect(await stop(id)).toEqual(refused('boost-ended'));
  expect(await stop('999999')).toEqual(refused('boost-unknown'));
  const logged = await world.database.read
    .selectFrom('activity')
    .select('content')
    .where('subjectKind', '=', 'boost')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  expect(logged.map(({ content }) => content)).toEqual([
    'boost made: derby',
    'boost stopped: enough',
  ]);
});

test('[BOOST-22] the list says what it costs, what is left, and what it sells at now', async () => {
  const home = newHome();
  const id = await world.boost({ selection_id: home, budget: 1_000 });
  await world.bet({ player: await world.newPlayer(1_000), on: [home], stake: 500 });
  expect(await world.listed(id)).toMatchObject({
    ...{ selection_id: home, selection: `Home ${home.slice(0, 3)}`, state: 'running', is_sold: 1 },
    ...{ rule: 'fixed', odds: 2.2, percent: null, price_now: 2, boosted_now: 2.2 },
    ...{ stake_maximum: 1_000, budget: 1_000, spent: 100, left: 900, bets: 1, staked: 500 },
    ...{ note: 'derby', made_by: { name: 'trader' }, ended_by: null },
  });
  await stop(id);
  const stopped = { state: 'stopped', is_sold: 0, ended_by: { name: 'trader' } };
  expect(await world.listed(id)).toMatchObject(stopped);
});

test('[BOOST-22] the list is found by state and by match', async () => {
  const [one, other] = [newHome(), newHome()];
  const going = await world.boost({ selection_id: one });
  const planned = await world.boost({ selection_id: other, starts_at: inMinutes(20) });
  const found = async (asked: object) => {
    const reply = await world.boosts.routes['boost/inquire'](
      { page: 1, page_size: 50, ...asked },
      world.clerk,
    );
    return reply.kind === 'answer' ? reply.content.map(({ id }) => id) : reply;
  };
  expect(await found({ match_id: one.slice(0, -4) })).toEqual([going]);
  expect(await found({ state: 'running', match_id: one.slice(0, -4) })).toEqual([going]);
  expect(await found({ state: 'planned', match_id: other.slice(0, -4) })).toEqual([planned]);
  expect(await found({ state: 'over' })).toEqual([]);
});

test('[BOOST-24] a form finds selections by team, match and number, at what the feed asks', async () => {
  const home = newHome();
  await world.boost({ selection_id: home });
  const found = async (text: string) => {
    const reply = await world.boosts.routes['boost/selections'](
      { page: 1, page_size: 10, text },
      world.clerk,
    );
    return reply.kind === 'answer' ? reply.content : [];
  };
  const matchId = home.slice(0, -4);
  const three = [home, `${matchId}0102`, `${matchId}0103`];
  for (const text of [`Home ${matchId}`, matchId]) {
    expect((await found(text)).map(({ id }) => id)).toEqual(three);
  }
  expect(await found(home)).toMatchObject([
    { id: home, match: `Home ${matchId} – Away ${matchId}`, selection: `Home ${matchId}`, odds: 2 },
  ]);
  expect(await found('40101')).toEqual([]);
  expect(await found('')).toEqual([]);
});
