import { createSeededRandom, type SeededRandom } from '@kipute/testkit/seeded-random';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBetTermsInterner, termsNow } from '../bet-terms.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';
import { type WriteOutcome, type WrittenBet, writeBets } from './bet-store.ts';

let world: BettingWorld;
let termsId: bigint;
beforeAll(async () => {
  world = await createBettingWorld();
  termsId = await createBetTermsInterner(world.database)(termsNow(world));
});
afterAll(() => world.close());

type Wish = {
  readonly playerId: bigint;
  readonly key: string;
  readonly stake: bigint;
  readonly purse: 'cash' | 'credit';
  /** Another one for each bet, unless two are to have the same. */
  readonly serialNumber?: string;
};

let serial = 0;
function bet({ playerId, key, stake, purse, serialNumber }: Wish): WrittenBet {
  serial += 1;
  const leg = { place: 1, match_id: '1', market_id: '1', market_type_id: 69, part_id: 3 };
  const row: WrittenBet['row'] = {
    player_id: String(playerId),
    serial_number: serialNumber ?? `B${String(serial).padStart(12, '0')}`,
    request_key: key,
    request_hash: 'of-what-was-asked-for',
    placed_at: world.clock.now().toISOString(),
    ...{
      bill_type: 3,
      type: 1,
      status: 2,
      system_size: 0,
      device: 'phone',
      stake_factor: 100,
      total_odds: '200',
    },
    stake: String(stake),
    paid_with: purse,
    terms_id: String(termsId),
    ...{ profit: String(stake), win_bonus: '0', tax: '0', payout: String(2n * stake) },
    legs: [
      {
        ...leg,
        ...{ selection_id: '10101', offer_id: '1', odds: 2_000, is_live: false },
        ...{ odds_before: null, boost_id: null },
        starts_at: world.clock.now().toISOString(),
        words: {},
      },
    ],
  };
  // The order is what the caller answers with; nothing here reads it.
  return { row } as WrittenBet;
}

const write = (wishes: readonly Wish[]) =>
  world.database.transact((tx) => writeBets(tx, wishes.map(bet), 'limits-not-counted'));

/** What the function must answer, said the slow way: one after the other, repeats last. */
class Model {
  readonly left = new Map<string, bigint>();
  readonly stood = new Map<string, Wish>();

  answer(wishes: readonly Wish[]): readonly WriteOutcome['outcome'][] {
    const first = new Set<string>();
    const isRepeat = wishes.map((wish) => {
      const name = nameOf(wish);
      const known = first.has(name) || this.stood.has(name);
      first.add(name);
      return known;
    });
    const outcomes: WriteOutcome['outcome'][] = [];
    for (const repeats of [false, true]) {
      for (const [at, wish] of wishes.entries()) {
        if (isRepeat[at] === repeats) outcomes[at] = this.#one(wish);
      }
    }
    return outcomes;
  }

  #one(wish: Wish): WriteOutcome['outcome'] {
    const before = this.stood.get(nameOf(wish));
    if (before) {
      const isSame = before.stake === wish.stake && before.purse === wish.purse;
      return isSame ? 'repeated' : 'key-used-differently';
    }
    const purse = `${wish.playerId} ${wish.purse}`;
    const left = (this.left.get(purse) ?? 0n) - wish.stake;
    if (left < 0n) return 'funds-short';
    this.left.set(purse, left);
    this.stood.set(nameOf(wish), wish);
    return 'placed';
  }
}

type Crowd = readonly [bigint, bigint, bigint];

const nameOf = ({ playerId, key }: Wish) => `${playerId} ${key}`;

/** Three players with little money; the first has no credit purse, the last no cash. */
async function crowd(model: Model): Promise<Crowd> {
  const newPlayer = async ({ cash, credit }: { cash: number; credit: number }) => {
    const id = await world.newPlayer(cash, credit);
    model.left.set(`${id} cash`, BigInt(cash) * 100n);
    model.left.set(`${id} credit`, BigInt(credit) * 100n);
    return id;
  };
  return [
    await newPlayer({ cash: 40, credit: 0 }),
    await newPlayer({ cash: 15, credit: 25 }),
    await newPlayer({ cash: 0, credit: 30 }),
  ];
}

function someWishes(random: SeededRandom, ids: Crowd): readonly Wish[] {
  const upTo = (to: number) => random.integer({ from: 1, to });
  return Array.from({ length: upTo(12) }, () => ({
    playerId: random.pick(ids),
    key: `request-${upTo(40)}`,
    stake: BigInt(upTo(6)) * 100n,
    purse: random.pick(['cash', 'cash', 'credit']),
  }));
}

async function expectBooksOf(model: Model, ids: readonly bigint[]) {
  for (const id of ids) {
    expect(await world.balanceOf(id, 'cash')).toBe(model.left.get(`${id} cash`));
    expect(await world.balanceOf(id, 'credit')).toBe(model.left.get(`${id} credit`));
  }
  const { length } = await world.database.read
    .selectFrom('betOrder')
    .select('id')
    .where('playerId', 'in', [...ids])
    .execute();
  expect(length).toBe(model.stood.size);
  const inOrder = { entries: [], purses: [], worldSum: 0n };
  expect(await world.wallet.auditBooks(world.database.read)).toEqual(inOrder);
}

test.each([1, 2, 3, 4])(
  '[BET-35, BET-36] any bets in one go, as if one by one: seed %i',
  async (seed) => {
    const random = createSeededRandom(seed);
    const model = new Model();
    const ids = await crowd(model);
    for (let batch = 0; batch < 10; batch += 1) {
      const wishes = someWishes(random, ids);
      const answered = await write(wishes);
      expect(answered.map(({ outcome }) => outcome)).toEqual(model.answer(wishes));
    }
    await expectBooksOf(model, ids);
  },
);

test('[BET-35, BET-36] batches that race for the same purses and keys place each key once', async () => {
  const random = createSeededRandom(5);
  const model = new Model();
  const ids = await crowd(model);
  const batches = Array.from({ length: 12 }, () => someWishes(random, ids));
  const answers = await Promise.all(batches.map(write));
  const placed = batches.flatMap((wishes, batch) =>
    wishes.filter((_, at) => answers[batch]?.[at]?.outcome === 'placed'),
  );
  expect(placed.length).toBeGreaterThan(0);
  // Those and no others, whoever came first: each again would be a repeat.
  expect(model.answer(placed)).toEqual(placed.map(() => 'placed'));
  await expectBooksOf(model, ids);
});

test('[PAY-07] of two processes that give out one serial number the second writes nothing, and places with the next', async () => {
  const model = new Model();
  const [asha, juma] = await crowd(model);
  const wish = { stake: 500n, purse: 'cash', serialNumber: 'B01KTW0PR0CESSES' } as const;
  const bets = [asha, juma].map((playerId) => ({ ...wish, playerId, key: 'of-a-page' }));
  const neighbour = {
    ...wish,
    playerId: juma,
    key: 'of-another',
    serialNumber: 'B01KN0HARM0000000',
  };
  // At once, as two commits of two processes would be; with the second goes its neighbour.
  const written = await Promise.allSettled([
    write(bets.slice(0, 1)),
    write([...bets.slice(1), neighbour]),
  ]);
  expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const placed =
    written[0]?.status === 'fulfilled' ? bets.slice(0, 1) : [...bets.slice(1), neighbour];
  expect(model.answer(placed)).toEqual(placed.map(() => 'placed'));
  await expectBooksOf(model, [asha, juma]);
  // The same request again, as every page sends it after a fault.
  const again = [...bets, neighbour].map(({ serialNumber: _, ...one }) => one);
  const answers = await write(again);
  expect(answers.map(({ outcome }) => outcome)).toEqual(model.answer(again));
  expect(model.stood.size).toBe(3);
  await expectBooksOf(model, [asha, juma]);
});

test('placing never reads the whole journal, also while nobody has told the planner how long it is', async () => {
  const playerId = await world.newPlayer(10_000);
  const batch = (turn: number) =>
    write(
      Array.from({ length: 64 }, (_, at) => ({
        ...{ playerId, stake: 100n, purse: 'cash' as const },
        key: `key-${turn}-${at}`,
      })),
    );
  const before = await journalScans();
  for (let turn = 0; turn < 8; turn += 1) await batch(turn);
  expect(await journalScans()).toEqual(before);
});

/** How often the journal was read from end to end, by whichever connection. */
async function journalScans(): Promise<unknown> {
  await Promise.all(
    Array.from({ length: 8 }, () =>
      sql`select pg_stat_force_next_flush()`.execute(world.database.read),
    ),
  );
  const { rows } = await sql`
    select seq_scan from pg_stat_user_tables where relname = 'journal_entry'`.execute(
    world.database.read,
  );
  return rows;
}
