import { setImmediate as nextTurn } from 'node:timers/promises';
import { allOfThem } from '@kipute/domain/betting/bet-shape';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { BetRequest } from '../betting/index.ts';
import { orderOfKey, refusalOnWire } from '../betting/index.ts';
import type { FeedPrice } from '../odds-board/index.ts';
import { type DrawnBet, drawBet } from './draw-bet.ts';
import type { RandomBetDeps } from './ports.ts';
import { endRun, findRun, keepTried, numbersLeft, type RandomRun } from './run-store.ts';

type Payload = { readonly runId: string };

export const placeRandomBetsJob: Pick<Job<Payload>, 'name' | 'payload' | 'attemptsMax'> = {
  name: 'place-random-bets',
  payload: z.object({ runId: z.string().regex(/^\d+$/) }),
  attemptsMax: 100,
};

/** Between two looks at whether somebody stopped it, and at what is on sale. */
const BETS_PER_LOOK = 25;
const DAY_MS = 86_400_000;

/**
 * Places what of a run is left, one after the other. It may be killed, repeated and run twice at
 * once: each bet has an idempotency key of its own, and whether it stands already is asked first,
 * because another board would draw it otherwise (RSK-41).
 */
export function randomBetPlacer(deps: RandomBetDeps): (runId: bigint) => Promise<void> {
  const { database, clock } = deps;
  return async (runId) => {
    for (;;) {
      const run = await findRun(database.read, runId);
      if (!run || run.endedAt) return;
      const numbers = await numbersLeft(database.read, run, BETS_PER_LOOK);
      if (numbers.length === 0) {
        await database.transact((tx) => endRun(tx, runId, clock.now()));
        return;
      }
      const onSale = await pricesFor(run, deps);
      for (const number of numbers) await placeOne(run, number, { onSale, deps });
    }
  };
}

type Placing = {
  readonly onSale: readonly (readonly FeedPrice[])[];
  readonly deps: RandomBetDeps;
};

async function placeOne(run: RandomRun, number: number, { onSale, deps }: Placing): Promise<void> {
  const { database, clock, betting } = deps;
  const drawn = drawBet(run, number, onSale);
  const { playerId } = drawn;
  const requestKey = `random-run.${run.id}.${number}`;
  const tried = { runId: run.id, number, playerId, triedAt: clock.now() };
  const keep = (end: { readonly orderId: bigint } | { readonly refusal: string }) =>
    database.transact((tx) => keepTried(tx, { ...tried, ...end }));
  const earlier = await orderOfKey(database.read, { playerId, requestKey });
  if (earlier) return await keep({ orderId: earlier.id });
  if (drawn.legs.length === 0) return await keep({ refusal: 'random-nothing-fits' });
  const placed = await betting.placeBet(requestOf(drawn, requestKey));
  if (placed.ok) return await keep({ orderId: placed.value.id });
  // Too many bets wait: it is tried again with the rest of the run.
  if (placed.refusal === 'overloaded') throw new Error('bets are shed, the run goes on later');
  await keep({ refusal: refusalOnWire(placed.refusal).code });
}

const requestOf = ({ playerId, stake, legs }: DrawnBet, requestKey: string): BetRequest => ({
  ...{ playerId, requestKey, stake, shape: allOfThem, paidWith: 'balance', device: 'desktop' },
  ...{ oddsChanges: 'any', origin: 'random' },
  legs: legs.map(({ selectionId, matchId, marketId }) => ({
    ...{ selectionId, matchId, marketId, seenOdds: undefined },
  })),
});

const MATCHES_PER_TURN = 20;

/** Of each match that begins in time, or is in play where that is asked for, what is on sale. */
async function pricesFor(
  { days, liveOnly }: RandomRun,
  { board, clock }: RandomBetDeps,
): Promise<readonly (readonly FeedPrice[])[]> {
  const now = clock.now().getTime();
  const until = now + (days + 1) * DAY_MS;
  const fits: (readonly FeedPrice[])[] = [];
  let matches = 0;
  for (const prices of board.feedPrices()) {
    matches += 1;
    if (matches % MATCHES_PER_TURN === 0) await nextTurn();
    const [first] = prices;
    if (!first || first.startsAt > until || !board.allowsRandomBets(first.matchId)) continue;
    const quoted = board.quote(first.selectionId);
    const isLive = quoted.ok && quoted.value.isLive;
    if (liveOnly === isLive) fits.push(prices);
  }
  return fits;
}
