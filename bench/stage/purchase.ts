import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import type { CallInput } from '@kipute/contract/registry';

/** What a load buys again and again, by the call that takes it. */
export type Purchase =
  | { readonly call: 'order_list/add'; readonly legs: readonly Leg[] }
  | ({ readonly call: 'guessing_bet/add' } & IssueForLoad)
  | { readonly call: 'racing_order/add'; readonly roundId: string };

type IssueForLoad = {
  readonly issueId: string;
  readonly places: number;
  readonly reserves: number;
};

type Slip = CallInput<'order_list/add'>;
type Ticket = CallInput<'guessing_bet/add'>;
type RaceBet = CallInput<'racing_order/add'>;
export type Leg = Slip['bet_list'][number];

const { id: CHAMPION } = racingBetTypes.champion;
const { id: TOP_THREE } = racingBetTypes['top-three'];
const { id: ODD_EVEN } = racingBetTypes['odd-even'];
const CARS = 10;

/** Another one for each number. */
export function inputOf(
  purchase: Purchase,
  { number, key }: { readonly number: number; readonly key: string },
): Slip | Ticket | RaceBet {
  switch (purchase.call) {
    case 'order_list/add':
      return {
        ...{ request_key: key, pay_type: 1, bet_amount: 100, system_size: 0 },
        bet_list: threeOf(purchase.legs, number),
      };
    case 'guessing_bet/add': {
      const { issueId, places, reserves } = purchase;
      return {
        ...{ request_key: key, pay_type: 1, issue_id: issueId, multiplier: 1, lines: 1 },
        picks: singles(places, number),
        reserve_picks: singles(reserves, number),
      };
    }
    case 'racing_order/add':
      return {
        ...{ request_key: key, round_id: purchase.roundId, single_amount: 100, tickets: 3 },
        picks: [
          { bet_type: CHAMPION, numbers: [1 + (number % CARS)] },
          { bet_type: TOP_THREE, numbers: [1, 2, 3].map((step) => 1 + ((number + step) % CARS)) },
          { bet_type: ODD_EVEN, numbers: [1 + (number % 2)] },
        ],
      };
  }
}

/** Three of them, others for each bet. */
function threeOf(legs: readonly Leg[], turn: number): Leg[] {
  const at = (step: number) => legs[(turn + step * 7) % legs.length];
  return [at(0), at(1), at(2)].filter((leg) => leg !== undefined);
}

const RESULTS = ['1', 'X', '2'] as const;

/** The number as it is written with three digits. */
const singles = (count: number, number: number): string[] =>
  Array.from(
    { length: count },
    (_, place) => RESULTS[Math.floor(number / RESULTS.length ** place) % RESULTS.length] ?? '1',
  );
