import { describe, expect, test } from 'vitest';
import type { Answer, Happening, PoolHappening } from '../../history.ts';
import {
  misplacedTicket,
  type StoredTicket,
  unendedPools,
  wronglyPaidTicket,
  wrongTicketStake,
} from './pool-tickets.ts';

type Asked = Extract<PoolHappening, { kind: 'ticket-asked' }>;
type Entry = StoredTicket['entries'][number];

const shown = { id: '5', serial: 'J1', stake: 1_000, lines: 2 };

const asked = (answer: Answer, given: Partial<Asked> = {}): Asked => ({
  ...{ kind: 'ticket-asked', phone: '255712', key: 'k1', asks: 'fit', issueId: '3', answer },
  ...{ picks: ['1', 'X2'], reservePicks: ['1'], multiplier: 1, lines: 2, paidWith: 'balance' },
  ticket: answer === 'done' ? shown : null,
  ...given,
});

const entry = (key: string, ...halves: readonly (readonly [string, number])[]): Entry => ({
  key,
  postings: halves.map(([account, amount]) => ({ account, amount: String(amount) })),
});

const bought = entry('pool-ticket 7 k1', ['7 cash', -100_000], ['pool-stakes', 100_000]);

const stored = (given: Partial<StoredTicket> = {}): StoredTicket => ({
  ...{ serial: 'J1', id: '5', issueId: '3', playerId: '7', phone: '255712', key: 'k1' },
  ...{ game: 'jackpot', picks: '1,X2', reservePicks: '1', multiplier: 1, lines: 2 },
  ...{ stake: '100000', pricePerLine: '50000', paidWith: 'cash', state: 'open', prize: '0' },
  ...{ tax: '0', settlement: 0, entries: [bought] },
  ...given,
});

describe('one key, one ticket', () => {
  const done = asked('done');
  const is = 'J1 (5): 2 lines for 1000';
  const wanted = '1 X2 + 1 × 1 of 3 for 255712 by balance';

  test.each<[string, readonly Happening[], readonly StoredTicket[], string | undefined]>([
    ['acknowledged ten times', Array.from({ length: 10 }, () => done), [stored()], undefined],
    ['lost and sold', [asked('lost')], [stored()], undefined],
    ['lost and not sold', [asked('lost')], [], undefined],
    ['refused', [asked('refused')], [], undefined],
    ['gone', [done], [], `k1 was acknowledged as ${is} and is nowhere`],
    ['twice', [asked('lost')], [stored(), stored({ serial: 'J2' })], 'k1 made 2 tickets'],
    [
      'of another stake',
      [done],
      [stored({ stake: '100100' })],
      `k1 was acknowledged as ${is} and is J1 (5): 2 lines for 1001`,
    ],
    [
      'with other picks',
      [done],
      [stored({ picks: '2,X2' })],
      `k1 asked for ${wanted} and was given ${wanted.replace('1', '2')}`,
    ],
    ['refused and sold', [asked('refused')], [stored()], 'k1 must not be and is J1'],
    [
      'sold though unfit',
      [asked('lost', { asks: 'unfit' })],
      [stored()],
      'k1 must not be and is J1',
    ],
    ['wanted by nobody', [], [stored()], 'nobody asked for J1'],
  ])('[SIM-60] %s', (_, happenings, tickets, breach) => {
    expect(misplacedTicket(happenings, tickets)).toBe(breach);
  });
});

describe('stakes', () => {
  const owed = '(pool-ticket 7 k1: 7 cash -100000, pool-stakes 100000)';
  const byCredit = entry('pool-ticket 7 k1', ['7 credit', -100_000], ['pool-stakes', 100_000]);

  test.each<[string, StoredTicket, string | undefined]>([
    ['taken once', stored(), undefined],
    ['not taken', stored({ entries: [] }), `J1 took nothing, owed is ${owed}`],
    [
      'taken twice',
      stored({ entries: [bought, bought] }),
      `J1 took ${owed} and ${owed}, owed is ${owed}`,
    ],
    [
      'of the other purse',
      stored({ entries: [byCredit] }),
      `J1 took ${owed.replace('cash', 'credit')}, owed is ${owed}`,
    ],
    [
      'too few lines',
      stored({ lines: 1, stake: '50000' }),
      'J1 has 1 lines for 50000, written down they are 2 for 100000',
    ],
    ['for nothing', { ...stored(), id: '' }, 'money moved for J1, which is no ticket'],
  ])('[SIM-60] %s', (_, ticket, breach) => {
    expect(wrongTicketStake([ticket])).toBe(breach);
  });
});

describe('payments', () => {
  const prize = (settlement: number, amount = 400) =>
    entry(`jackpot-result J1 ${settlement}`, ['pools', -amount], ['7 cash', amount]);
  const tax = (settlement: number) =>
    entry(`winnings-tax J1 ${settlement}`, ['7 cash', -100], ['winnings-tax', 100]);
  const back = entry('correction J1 2', ['7 cash', -400], ['pools', 400]);
  const claimed = entry('correction J1 2', ['7 cash', -150], ['pools', 400], ['claims', -250]);
  const refund = entry('pool-refund J1', ['pool-stakes', -100_000], ['7 cash', 100_000]);
  const won = { state: 'won', prize: '400', settlement: 1 } as const;
  const lost = { state: 'lost', settlement: 1 } as const;
  const is = (given: Partial<StoredTicket>, ...entries: readonly Entry[]) =>
    stored({ ...given, entries: [bought, ...entries] });

  test.each<[string, StoredTicket, string | undefined]>([
    ['open', is({}), undefined],
    ['lost', is(lost), undefined],
    ['won', is(won, prize(1)), undefined],
    ['taxed', is({ ...won, tax: '100' }, prize(1), tax(1)), undefined],
    ['corrected to a loss', is({ ...lost, settlement: 2 }, prize(1), back), undefined],
    [
      'corrected to another',
      is({ ...won, settlement: 2 }, prize(1, 400), back, prize(2)),
      undefined,
    ],
    ['spent by then', is({ ...lost, settlement: 2 }, prize(1), claimed), undefined],
    ['refunded', is({ state: 'refunded' }, refund), undefined],
    ['not paid', is(won), 'J1 moved 0 at pools, owed is -400'],
    ['paid too much', is(won, prize(1, 401)), 'J1 moved -401 at pools, owed is -400'],
    [
      'paid twice by one settlement',
      is(won, prize(1, 200), prize(1, 200)),
      'J1 is won by settlement 1 and has an entry "jackpot-result J1 1"',
    ],
    [
      'paid by two settlements',
      is({ ...won, prize: '800', settlement: 2 }, prize(1), prize(2)),
      'J1 was paid by settlements 1 and 2',
    ],
    [
      'paid before it is decided',
      is({}, prize(1)),
      'J1 is open by settlement 0 and has an entry "jackpot-result J1 1"',
    ],
    ['untaxed', is({ ...won, tax: '100' }, prize(1)), 'J1 moved 0 at winnings-tax, owed is 100'],
    ['not refunded', is({ state: 'refunded' }), 'J1 moved 100000 at pool-stakes, owed is 0'],
    [
      'refunded and lost',
      is(lost, refund),
      'J1 is lost by settlement 1 and has an entry "pool-refund J1"',
    ],
    [
      'a claim that was settled twice',
      is(
        { ...lost, settlement: 2 },
        prize(1),
        back,
        entry('claims-settled J1 2', ['7 cash', -1], ['claims', 1]),
      ),
      'J1 settled 1 more than was claimed',
    ],
  ])('[SIM-61] %s', (_, ticket, breach) => {
    expect(wronglyPaidTicket([ticket])).toBe(breach);
  });
});

test.each<[string, readonly Happening[], { beingPaid: number; open: number }, string | undefined]>([
  ['on sale', [], { beingPaid: 0, open: 3 }, undefined],
  ['over', [{ kind: 'all-pools-over' }], { beingPaid: 0, open: 0 }, undefined],
  ['agreed on', [], { beingPaid: 1, open: 0 }, '1 issues are still being paid'],
  [
    'left open',
    [{ kind: 'all-pools-over' }],
    { beingPaid: 0, open: 2 },
    'everything is over and 2 tickets are open',
  ],
])('[SIM-63] %s', (_, happenings, left, breach) => {
  expect(unendedPools(happenings, left)).toBe(breach);
});
