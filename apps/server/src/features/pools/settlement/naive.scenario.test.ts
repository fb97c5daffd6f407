import { shillings } from '@kipute/domain/money/senti';
import type { PoolTier } from '@kipute/domain/pools/pool-terms';
import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NaiveEnd, type NaiveTicket, naiveShares } from '../fixtures/naive-shares.ts';
import { createSettlingWorld, feedSteps, type SettlingWorld } from '../fixtures/settling-world.ts';

let world: SettlingWorld;
let feed: ReturnType<typeof feedSteps>;
let players: readonly bigint[];
beforeAll(async () => {
  world = await createSettlingWorld();
  feed = feedSteps(world);
  players = [
    await world.newPlayer(9_000_000, 9_000_000),
    await world.newPlayer(9_000_000, 9_000_000),
  ];
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const PLACES = 5;
const RESERVES = 2;
const TICKETS = 40;

const rewards: readonly (readonly PoolTier[])[] = [
  [
    { right: 5, kind: 'percent-of-pool', percent: 85 },
    { right: 4, kind: 'percent-of-pool', percent: 10 },
    { right: 3, kind: 'percent-of-pool', percent: 5 },
  ],
  [
    { right: 5, kind: 'fixed-amount', amount: shillings(70_000) },
    { right: 3, kind: 'fixed-amount', amount: shillings(333) },
  ],
];

type Random = ReturnType<typeof createSeededRandom>;

function ticketOf(random: Random, game: 'jackpot' | 'lucky-six'): NaiveTicket {
  const { fraction, integer, pick } = random;
  const goals = () => integer({ from: 0, to: 2 });
  const score = () => (fraction() < 0.1 ? 'other' : `${goals()}-${goals()}`);
  const single = () => (game === 'jackpot' ? pick(['1', 'X', '2']) : score());
  const double = () => pick(['1X', '12', 'X2']);
  const isDouble = () => game === 'jackpot' && fraction() < 0.3;
  return {
    picks: Array.from({ length: PLACES }, () => (isDouble() ? double() : single())),
    reservePicks: Array.from({ length: RESERVES }, single),
    multiplier: integer({ from: 1, to: 4 }),
    paidWith: fraction() < 0.2 ? 'credit' : 'cash',
  };
}

/** Few goals, so that somebody wins; reserves are called off before matches are. */
function endsOf(random: Random): { matches: NaiveEnd[]; reserves: NaiveEnd[] } {
  const { fraction, integer, pick } = random;
  const score = () => [pick([0, 1, 2, 2, 6]), integer({ from: 0, to: 2 })] as const;
  const end = (off: number): NaiveEnd => (fraction() < 0.25 ? { off } : { score: score() });
  const reserves = Array.from({ length: RESERVES }, (_, at) => end(at));
  return { reserves, matches: Array.from({ length: PLACES }, (_, at) => end(100 - at)) };
}

async function play(matchIds: readonly string[], ends: readonly NaiveEnd[]) {
  const inOrder = ends
    .map((end, at) => ({ end, matchId: matchIds[at] ?? '' }))
    .sort((one, other) => (one.end.off ?? 1_000) - (other.end.off ?? 1_000));
  for (const { end, matchId } of inOrder) {
    world.clock.setTo(new Date(world.clock.now().getTime() + 1_000));
    if (end.score) feed.end(matchId, end.score);
    else feed.callOff(matchId);
    await world.sweep();
  }
}

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  '[POL-32] [POL-33] an independent program finds the same winners and senti: issue %i',
  async (seed) => {
    const random = createSeededRandom(seed + 1);
    const game = seed % 3 === 2 ? 'lucky-six' : 'jackpot';
    const tiers = rewards[seed % 2] ?? [];
    const issue = await world.newIssue({
      ...{ game, tiers, places: PLACES, chooseMaximum: PLACES, doublesMaximum: PLACES },
      ...{ reserves: RESERVES, growthMaximum: shillings(random.integer({ from: 1, to: 9_000 })) },
    });
    const tickets = Array.from({ length: TICKETS }, () => ticketOf(random, game));
    for (const [at, ticket] of tickets.entries()) {
      await world.sell(issue.id, players[at % 2] ?? 0n, ticket);
    }
    // A first result of each, then the one that stands: a correction must come to the same.
    const rounds = seed % 4 === 0 ? [endsOf(random), endsOf(random)] : [endsOf(random)];
    for (const { matches, reserves } of rounds) {
      for (const matchId of issue.matches) feed.begin(matchId);
      await world.sweep();
      await play(issue.matches.slice(PLACES), reserves);
      await play(issue.matches.slice(0, PLACES), matches);
      await world.settle(issue.id);
      const { openingPool } = await world.issueOf(issue.id);
      const naive = naiveShares({ terms: issue.terms, openingPool, matches, reserves, tickets });
      const paid = await world.ticketsOf(issue.id);
      expect(paid.map(({ prize }) => prize)).toEqual(naive.prizes);
      expect(paid.map(({ tax }) => tax)).toEqual(naive.taxes);
      const { shared } = await world.issueOf(issue.id);
      expect([shared?.rollover, shared?.topUp]).toEqual([naive.rollover, naive.topUp]);
      expect(await world.lawOfPools()).toEqual({ pools: 0n, stakes: 0n });
    }
  },
);
