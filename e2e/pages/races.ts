import { randomUUID } from 'node:crypto';
import { callsOf, signInPlayer } from '@kipute/tools/arrivals/arrivals';
import { expect } from '@playwright/test';
import { playerSite } from '../world/running-world.ts';
import type { Arrived } from './arrivals.ts';

type Picks = readonly { readonly bet_type: 2 | 3 | 4 | 5 | 6 | 7; readonly numbers: number[] }[];

type Bet = { readonly picks: Picks; readonly tickets: number; readonly single_amount: number };

/** So long the page of a bet takes to be written, and a clerk to look at its round. */
const WRITING_SECONDS = 5;

/** By the calls of the page of races: coin for all of it, then the bet on the round at hand. */
export async function betOnRace(player: Arrived, bet: Bet, secondsLeft = WRITING_SECONDS) {
  const { token } = await signInPlayer(playerSite(), player);
  const { racing_coin, racing_round, racing_order } = callsOf(playerSite(), token);
  await racing_coin.convert({
    ...{ request_key: randomUUID(), direction: 'to-coin', amount: bet.tickets * bet.single_amount },
    device_time: new Date().toISOString(),
  });
  let placed: Awaited<ReturnType<typeof racing_order.add>> | undefined;
  // Between two rounds there is nothing to bet on for half a minute.
  await expect
    .poll(
      async () => {
        const { current } = await racing_round.inquire();
        if (!current || Date.parse(current.start_bet_time) > Date.now()) return 'closed';
        if (Date.parse(current.end_bet_time) < Date.now() + 1_000 * secondsLeft) return 'closed';
        placed = await racing_order.add({
          ...{ request_key: randomUUID(), round_id: current.id, ...bet, picks: [...bet.picks] },
        });
        return 'placed';
      },
      { timeout: 90_000 + 1_000 * secondsLeft },
    )
    .toBe('placed');
  if (!placed) throw new Error('a bet on a race was placed');
  return placed;
}
