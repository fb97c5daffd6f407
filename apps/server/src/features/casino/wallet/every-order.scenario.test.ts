import { compareBooks } from '@kipute/domain/casino/compare-books';
import {
  type PlayMessage,
  plannedPlay,
  playedOut,
  shuffledAndDoubled,
} from '@kipute/domain/casino/fixtures/played-out';
import { walletBooks } from '@kipute/domain/casino/fixtures/wallet-books';
import { senti, shillings } from '@kipute/domain/money/senti';
import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ourLines } from '../comparison/difference-store.ts';
import { roundsOutOfStep } from '../comparison/own-sums.ts';
import {
  type Bent,
  type CasinoWorld,
  createCasinoWorld,
  type Seat,
} from '../fixtures/casino-world.ts';

let world: CasinoWorld;
beforeAll(async () => {
  world = await createCasinoWorld();
});
afterAll(() => world.close());

const TAX_PERCENT = 15;
const OPENING = 20_000_000;
const whole = { from: new Date(0), until: new Date(8.64e15), provider: 'kipute-studio' };

const setTax = async () => {
  const changed = await world.database.transact((tx) =>
    world.settings.change(tx, {
      section: 'taxes',
      value: { ...world.settings.current('taxes'), casinoPercent: TAX_PERCENT },
      ...{ basedOn: world.settings.revisionOf('taxes'), changedBy: null, note: 'for a test' },
    }),
  );
  if (!changed.ok) throw new Error(changed.refusal);
};

const bodyOf = (
  seat: Seat,
  { kind, transaction, round, amount, target, endsRound }: PlayMessage,
) => {
  const of = { player: seat.player, game: 'mikeka', round, transaction };
  switch (kind) {
    case 'debit':
      return { ...of, session: seat.session, amount: Number(amount) };
    case 'credit':
      return { ...of, amount: Number(amount), round_closed: endsRound };
    case 'rollback':
      return { ...of, target };
  }
};

/** Names of one player's play are not another's. */
const ofPlayer = (player: string, messages: readonly PlayMessage[]) =>
  messages.map((message) => ({
    ...message,
    round: `${player}-${message.round}`,
    transaction: `${player}-${message.transaction}`,
    target: message.target === '' ? '' : `${player}-${message.target}`,
  }));

const LAW =
  '[CAS-13, CAS-14, CAS-43] a thousand messages, shuffled, doubled, through two processes';

test(`${LAW}: both books are equal`, async () => {
  await setTax();
  const random = createSeededRandom(20_261_119);
  const { fraction } = random;
  const seats: Seat[] = [];
  while (seats.length < 4) seats.push(await world.seat(OPENING));
  const bySeat = new Map(seats.map((seat) => [seat.player, seat]));
  const processes: readonly Bent[] = [{}, { at: await world.startProcess() }];
  const planned = seats.flatMap(({ player }) =>
    ofPlayer(player, plannedPlay({ rounds: 90, fraction, contradicts: 'sometimes' })),
  );
  const messages = shuffledAndDoubled(planned, fraction);
  expect(messages.length).toBeGreaterThan(1_000);

  const send = async (message: PlayMessage) => {
    const seat = bySeat.get(message.round.split('-')[0] ?? '');
    if (!seat) throw new Error('nobody plays that');
    const through = random.pick([0, 1]);
    const reply = await world.kipute(message.kind, bodyOf(seat, message), processes[through]);
    return reply.status;
  };
  const theirs = await playedOut(messages, send, 24);

  const named = theirs.map(({ transaction }) => transaction);
  const ours = await ourLines(world.database.read, { ...whole, named });
  expect(compareBooks(ours, theirs)).toEqual([]);
  expect(await roundsOutOfStep(world.database.read, whole)).toEqual([]);
  await world.wallet.runAudit();
  expect(await world.wallet.booksAreSound(world.database.read)).toBe(true);
});

test('[CAS-13] the database and the plain wallet of the domain end with the same balance', async () => {
  await setTax();
  const { fraction } = createSeededRandom(620_117);
  const seat = await world.seat(OPENING);
  const planned = plannedPlay({ rounds: 60, fraction, contradicts: 'sometimes' });
  const messages = shuffledAndDoubled(ofPlayer(seat.player, planned), fraction);
  const plain = walletBooks(shillings(OPENING), TAX_PERCENT);
  await playedOut(messages, plain.answerTo);
  await playedOut(
    messages,
    async (message) => (await world.kipute(message.kind, bodyOf(seat, message))).status,
  );
  expect(senti(await world.balanceOf(seat.playerId))).toBe(plain.balance);
});
