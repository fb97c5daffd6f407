import {
  type PlayMessage,
  plannedPlay,
  shuffledAndDoubled,
} from '@kipute/domain/casino/fixtures/played-out';
import { walletBooks } from '@kipute/domain/casino/fixtures/wallet-books';
import { senti, shillings } from '@kipute/domain/money/senti';
import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsOutOfStep } from '../comparison/own-sums.ts';
import { type CasinoWorld, createCasinoWorld, GAMES, type Seat } from '../fixtures/casino-world.ts';
import type { MoveCall } from '../ports.ts';
import { type MoveOutcome, writeMoves, writtenMove } from './move-store.ts';

/** What messages do that reach the database in one statement: whatever comes together by chance. */
let world: CasinoWorld;
beforeAll(async () => {
  world = await createCasinoWorld();
});
afterAll(() => world.close());

const CASH = 1_000;
const TAX_PERCENT = 15;
const provider = 'kipute-studio';

type Seats = { readonly asha: Seat; readonly again: Seat; readonly juma: Seat };

/** The second one is of the same player, in another game. */
async function seated(): Promise<Seats> {
  const caller = await world.newPlayer(CASH);
  const sit = async (game: keyof typeof GAMES): Promise<Seat> => {
    const { sid } = await world.told('casino_order/add', { id: GAMES[game] }, caller);
    const { session } = await world.kipute('authenticate', { launch: sid, game });
    if (session === undefined) throw new Error('nobody was let in');
    return { playerId: caller.playerId, player: String(caller.playerId), session };
  };
  return { asha: await sit('mikeka'), again: await sit('kete'), juma: await world.seat(CASH) };
}

type Who = keyof Seats;
type Line = Partial<Omit<MoveCall, 'kind' | 'amount' | 'transaction'>> & {
  readonly who: Who;
  readonly kind: MoveCall['kind'];
  readonly id: string;
  readonly amount?: number;
};

const stake = (who: Who, id: string, amount: number, more: Partial<Line> = {}): Line => ({
  ...{ who, id, amount, kind: 'debit', ...more },
});
const win = (who: Who, id: string, amount: number, more: Partial<Line> = {}): Line => ({
  ...{ who, id, amount, kind: 'credit', ...more },
});
const back = (who: Who, id: string, target: string): Line => ({
  ...{ who, id, target, kind: 'rollback' },
});

let runs = 0;

/** Ids and rounds of one case are not another's; a line without a round is of the first one. */
const writtenLine = (seats: Seats, { who, id, amount = 0, ...more }: Line) => {
  const { playerId, player, session } = seats[who];
  const { round = 'r', target = '', game = who === 'again' ? 'kete' : 'mikeka' } = more;
  const named = (word: string) => (word === '' ? '' : `batch-${runs}-${word}`);
  const call: MoveCall = {
    ...{ player, game, request: '{}', endsRound: false },
    ...{ session: more.kind === 'debit' ? session : undefined },
    ...more,
    ...{ transaction: named(id), round: named(round), target: named(target) },
    amount: shillings(amount),
  };
  return writtenMove(call, { provider, playerId, taxRate: 0, isStopped: false });
};

const write = (lines: readonly ReturnType<typeof writtenMove>[]) =>
  writeMoves(world.database.inOneStatement, lines, {
    ...{ limits: 'limits-not-counted', at: world.clock.now() },
  });

const wordOf = ({ answer, balance, repeated }: MoveOutcome) =>
  `${answer} ${Number(balance) / 100}${repeated ? ' again' : ''}`;

type Case = readonly [string, readonly (readonly [Line, string])[]];

const cases: readonly Case[] = [
  [
    'one stake twice moves once',
    [
      [stake('asha', 'd', 100), 'ok 900'],
      [stake('asha', 'd', 100), 'ok 900 again'],
    ],
  ],
  [
    'one id with two contents is a conflict',
    [
      [stake('asha', 'd', 100), 'ok 900'],
      [stake('asha', 'd', 200), 'transaction-conflict 900'],
      [win('asha', 'd', 100), 'transaction-conflict 900'],
    ],
  ],
  [
    'one id of two players is the first one’s',
    [
      [stake('asha', 'd', 100), 'ok 900'],
      [stake('juma', 'd', 100), 'transaction-conflict 1000'],
      [stake('juma', 'e', 100), 'ok 900'],
    ],
  ],
  [
    'an id that one was refused is another’s',
    [
      [stake('asha', 'd', 1_001), 'funds-short 1000'],
      [stake('juma', 'd', 100), 'ok 900'],
    ],
  ],
  [
    'a stake and its rollback',
    [
      [stake('asha', 'd', 100), 'ok 900'],
      [back('asha', 'b', 'd'), 'ok 1000'],
      [back('asha', 'b', 'd'), 'ok 1000 again'],
      [win('asha', 'c', 50), 'debit-rolled-back 1000'],
    ],
  ],
  [
    'a rollback before its stake',
    [
      [back('asha', 'b', 'd'), 'ok 1000'],
      [stake('asha', 'd', 100), 'debit-rolled-back 1000'],
      [win('asha', 'c', 50), 'debit-rolled-back 1000'],
    ],
  ],
  [
    'what was won on is not given back',
    [
      [stake('asha', 'd', 100), 'ok 900'],
      [win('asha', 'c', 300, { endsRound: true }), 'ok 1200'],
      [back('asha', 'b', 'd'), 'debit-settled 1200'],
    ],
  ],
  [
    'a win before its stake',
    [
      [win('asha', 'c', 300), 'round-unknown 1000'],
      [stake('asha', 'd', 100), 'ok 900'],
      [win('asha', 'c', 300), 'ok 1200'],
    ],
  ],
  [
    'another’s stake is neither given back nor won on',
    [
      [stake('asha', 'd', 100), 'ok 900'],
      [win('juma', 'c', 300), 'round-unknown 1000'],
      [back('juma', 'b', 'd'), 'transaction-conflict 1000'],
      [back('asha', 'b2', 'd'), 'ok 1000'],
    ],
  ],
  [
    'the last money, from two sessions of one player',
    [
      [stake('asha', 'd', 600), 'ok 400'],
      [stake('again', 'e', 600, { round: 's' }), 'funds-short 400'],
      [stake('again', 'f', 400, { round: 's' }), 'ok 0'],
      [stake('asha', 'g', 1), 'funds-short 0'],
    ],
  ],
  [
    'what a player wins can be staked by the next message',
    [
      [stake('asha', 'd', 1_000), 'ok 0'],
      [win('asha', 'c', 2_500), 'ok 2500'],
      [stake('asha', 'e', 2_500, { round: 's' }), 'ok 0'],
    ],
  ],
  [
    'who is refused harms no neighbour',
    [
      [stake('asha', 'd', 100, { session: 'nobody’s' }), 'session-unknown 1000'],
      [stake('juma', 'e', 100, { game: 'kete' }), 'session-unknown 1000'],
      [win('asha', 'c', 1, { round: 'never' }), 'round-unknown 1000'],
      [stake('juma', 'f', 9_999_999), 'funds-short 1000'],
      [stake('juma', 'g', 250), 'ok 750'],
      [stake('asha', 'h', 100), 'ok 900'],
    ],
  ],
];

/** Plans are made when the tables are empty, and stay. */
test('[CAS-20] a message reads no more among many than among none', async () => {
  const seats = await seated();
  const read = await world.database.transact(async (tx) => {
    for (let batch = 0; batch < 100; batch += 1) {
      runs += 1;
      const lines = [
        stake('asha', 'd', 1),
        stake('juma', 'e', 1, { round: 's' }),
        win('asha', 'c', 1),
      ];
      const writing = { limits: 'limits-not-counted', at: world.clock.now() } as const;
      const written = lines.map((line) => writtenLine(seats, line));
      await writeMoves(tx, written, writing);
    }
    const { rows } = await sql<{ rows: number }>`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
      from pg_stat_xact_user_tables
      where relname in ('casino_transaction', 'casino_round')`.execute(tx);
    return rows[0]?.rows;
  });
  expect(read).toBeLessThan(900);
});

test.each(cases)('[CAS-20] in one statement: %s', async (_, lines) => {
  runs += 1;
  const seats = await seated();
  const outcomes = await write(lines.map(([line]) => writtenLine(seats, line)));
  expect(outcomes.map(wordOf)).toEqual(lines.map(([, expected]) => expected));
  await expectSoundBooks();
});

test.each(cases)('[CAS-20] in a statement each, and the same: %s', async (_, lines) => {
  runs += 1;
  const seats = await seated();
  const outcomes: MoveOutcome[] = [];
  for (const [line] of lines) outcomes.push(...(await write([writtenLine(seats, line)])));
  expect(outcomes.map(wordOf)).toEqual(lines.map(([, expected]) => expected));
});

async function expectSoundBooks() {
  const whole = { from: new Date(0), until: new Date(8.64e15), provider };
  expect(await roundsOutOfStep(world.database.read, whole)).toEqual([]);
  await world.wallet.runAudit();
  expect(await world.wallet.booksAreSound(world.database.read)).toBe(true);
}

test('[CAS-20] who is nobody is told so, beside somebody', async () => {
  runs += 1;
  const seats = await seated();
  const stranger = { ...writtenLine(seats, stake('asha', 'x', 100)), player_id: '77' };
  const outcomes = await write([stranger, writtenLine(seats, stake('asha', 'd', 100))]);
  expect(outcomes).toMatchObject([
    { answer: 'player-unknown', balance: null, transactionId: null },
    { answer: 'ok', balance: 90_000n },
  ]);
});

const ofPlayer = ({ player }: Seat, message: PlayMessage): PlayMessage => ({
  ...message,
  round: `${player}-${message.round}`,
  transaction: `${player}-${message.transaction}`,
  target: message.target === '' ? '' : `${player}-${message.target}`,
});

const LAW = '[CAS-13, CAS-14, CAS-20] in batches of any size';

test(`${LAW} each is answered as the plain wallet of the domain does`, async () => {
  const random = createSeededRandom(20_261_120);
  const { fraction } = random;
  const seats: Seat[] = [];
  while (seats.length < 5) seats.push(await world.seat(20_000));
  const books = new Map(seats.map(({ player }) => [player, walletBooks(shillings(20_000), 15)]));
  const planned = seats.flatMap((seat) =>
    plannedPlay({ rounds: 60, fraction, contradicts: 'sometimes' }).map((message) => ({
      seat,
      message: ofPlayer(seat, message),
    })),
  );
  const order = shuffledAndDoubled(
    planned.map(({ message }) => message),
    fraction,
  );
  const seatOf = new Map(planned.map(({ seat, message }) => [message.transaction, seat]));
  const lines = order.map((message) => {
    const seat = seatOf.get(message.transaction);
    if (!seat) throw new Error('nobody plays that');
    const call: MoveCall = {
      ...{ ...message, player: seat.player, game: 'mikeka', request: '{}' },
      ...{ session: message.kind === 'debit' ? seat.session : undefined },
      // A rollback of our own dialect says no amount.
      amount: message.kind === 'rollback' ? senti(0n) : message.amount,
      endsRound: message.endsRound,
    };
    const { playerId } = seat;
    const taxRate = TAX_PERCENT * 100;
    return {
      message,
      written: writtenMove(call, { provider, playerId, taxRate, isStopped: false }),
    };
  });
  for (let begin = 0; begin < lines.length; ) {
    const batch = lines.slice(begin, begin + 1 + Math.floor(fraction() * 64));
    begin += batch.length;
    const outcomes = await write(batch.map(({ written }) => written));
    const expected = batch.map(({ message, written }) =>
      books.get(written.player_id)?.answerTo(message),
    );
    expect(outcomes.map(({ answer }) => answer)).toEqual(expected);
  }
  for (const { playerId, player } of seats) {
    expect(await world.balanceOf(playerId)).toBe(books.get(player)?.balance);
  }
  await expectSoundBooks();
});
