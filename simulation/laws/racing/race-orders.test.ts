import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import { expect, test } from 'vitest';
import type { RacingHappening } from '../../history.ts';
import { misplacedRaceOrder, type StoredRaceOrder, wrongRaceStake } from './race-orders.ts';
import { type EndedRound, unevenRaces, wronglyPaidRaceOrder } from './race-payouts.ts';

const terms = {
  ...{ odds: { champion: 9_690 }, tenOfTen: [], tenOfTenPoolFrom: 9, poolPercent: 5 },
};
/** A bet on two cars, of which one wins. */
const order: StoredRaceOrder = {
  ...{ serial: 'R1', roundId: '7', playerId: '5', phone: '255712', key: 'one' },
  ...{ picks: [{ kind: 'champion', numbers: [3, 4] }], tickets: 2, isInTime: true, terms },
  ...{ ticketStake: '10000', stake: '20000', roundState: 'settled', paid: '96900', shared: '0' },
  result: [4, 3, 2, 1, 5, 6, 7, 8, 9, 10],
  entries: [
    'racing-order 5 one: 5 racing-coin -20000, racing-stakes 20000',
    'racing-result R1: 5 racing-coin 96900, racing-stakes -96900',
  ],
};
const [taken = '', won = ''] = order.entries;

type Asked = Extract<RacingHappening, { kind: 'race-bet-asked' }>;
const asked: Asked = {
  ...{ kind: 'race-bet-asked', phone: '255712', key: 'one', asks: 'fit', roundId: '7' },
  ...{ picks: [{ betType: racingBetTypes.champion.id, numbers: [4, 3] }], singleAmount: 100 },
  ...{ tickets: 2, answer: 'done', order: { serial: 'R1', tickets: 2, stake: 200 } },
};

test.each<[string, Partial<Asked>, StoredRaceOrder[], string | undefined]>([
  ['as it was asked for', {}, [order], undefined],
  ['nowhere', {}, [], '255712 one was acknowledged as R1 and is nowhere'],
  ['nowhere, without an answer', { answer: 'lost', order: null }, [], undefined],
  [
    'there though refused',
    { answer: 'refused', order: null },
    [order],
    '255712 one must not be and is R1',
  ],
  ['there twice', {}, [order, order], '255712 one made 2 orders'],
  [
    'of another stake',
    {},
    [{ ...order, stake: '30000' }],
    '255712 one was acknowledged as R1: 2 for 200 and is R1: 2 for 300',
  ],
])('[SIM-77] a racing order that is %s', (_, changes, stored, fact) => {
  expect(misplacedRaceOrder([{ ...asked, ...changes }], stored)).toBe(fact);
});

test.each<[Partial<StoredRaceOrder>, string | undefined]>([
  [{}, undefined],
  [{ isInTime: false }, 'R1 was placed while round 7 took no bets'],
  [{ roundId: '' }, 'coin moved for R1, which is no order'],
  [{ tickets: 1, stake: '10000' }, 'R1 has 1 tickets for 10000, written down 2 for 20000'],
  [{ entries: [] }, `R1 took nothing, owed is ${taken}`],
  [{ entries: [taken, taken] }, `R1 took ${taken} and ${taken}, owed is ${taken}`],
])('[SIM-79] the stake of an order with %j', (changes, fact) => {
  expect(wrongRaceStake([{ ...order, ...changes }])).toBe(fact);
});

const refunded = 'racing-result R1: 5 racing-coin 20000, racing-stakes -20000';

test.each<[Partial<StoredRaceOrder>, string | undefined]>([
  [{}, undefined],
  [{ roundState: 'refunded', paid: '20000', entries: [taken, refunded] }, undefined],
  [{ roundState: 'drawn', paid: '0', entries: [taken] }, undefined],
  [{ roundState: 'drawn' }, 'R1 of a drawn round was paid 96900 and 0 of the pool, owed is 0'],
  [{ shared: '1' }, 'R1 of a settled round was paid 96900 and 1 of the pool, owed is 96900'],
  [{ entries: [taken, won, won] }, `R1 was paid by ${won} and ${won}, owed is ${won}`],
  [{ entries: [taken] }, `R1 was paid by nothing, owed is ${won}`],
])('[SIM-83] an order paid with %j', (changes, fact) => {
  expect(wronglyPaidRaceOrder([{ ...order, ...changes }])).toBe(fact);
});

/** All ten right, and the pool of 1,000 that the round adds 500 to is theirs. */
const sharing: StoredRaceOrder = {
  ...{ ...order, picks: [{ kind: 'ten-of-ten', numbers: order.result }], tickets: 1 },
  ...{ stake: '10000', paid: '0', shared: '1500' },
};
const round: EndedRound = {
  ...{ id: '7', state: 'settled', bets: 1, tickets: '1', staked: '10000', paid: '0' },
  ...{ shared: '1500', poolFed: '500' },
};
const books = {
  rounds: [round],
  moves: [
    { key: 'racing-pool-started first', amount: '1000' },
    { key: 'racing-pool-fed 7', amount: '500' },
    { key: 'racing-pool-started after 7', amount: '1000' },
    { key: 'racing-result R1', amount: '-1500' },
  ],
  ...{ pool: '1000', stakesHeld: '9500' },
};

test.each<[string, object, string | undefined]>([
  ['as they are', {}, undefined],
  ['another pool', { pool: '999' }, 'the pool says 999, its books 1000'],
  ['another sum', { stakesHeld: '9400' }, 'stakes hold 9400, by orders it is 9500'],
  [
    'a round that fed less',
    { rounds: [{ ...round, poolFed: '400' }] },
    'round 7 says 1 1 10000 0 1500 400, by its orders it is 1 1 10000 0 1500 500',
  ],
])('[SIM-84] races with %s', (_, changes, fact) => {
  expect(unevenRaces({ ...books, ...changes }, [sharing])).toBe(fact);
});

test('[SIM-84] a share that is not by stakes', () => {
  const less = { ...sharing, shared: '1400' };
  const rounds = [{ ...round, shared: '1400' }];
  const moves = books.moves.map((move) =>
    move.key === 'racing-result R1' ? { ...move, amount: '-1400' } : move,
  );
  expect(unevenRaces({ ...books, rounds, moves, pool: '1100' }, [less])).toBe(
    'R1 has 1400 of the pool of 1500, its share is 1500',
  );
});
