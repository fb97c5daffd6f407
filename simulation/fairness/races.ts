import { CARS, type Car, championOf, type Finish, isBig, isOdd } from '@kipute/domain/racing/race';
import { ordersWithRight } from '@kipute/domain/racing/stated-return';
import { type Deviation, deviationOf, evenly, placesDeviation } from './chi-square.ts';

/** Ten cars in order are nine numbers drawn. */
export const NUMBERS_A_RACE = CARS - 1;

/** So many right places and more are counted together: more of them hardly ever come. */
const RIGHT_TOGETHER = 6;

/** Counts races as they come in; nothing of them is kept. */
export function createRaceCounts() {
  const places = Array.from({ length: CARS }, () => zeros(CARS));
  const pairs = zeros(CARS * CARS);
  const trios = zeros(CARS ** 3);
  const following = zeros(CARS * CARS);
  const [big, odd, right] = [zeros(2), zeros(2), zeros(RIGHT_TOGETHER + 1)];
  let before: Car | undefined;

  function add(finish: Finish): void {
    finish.forEach((car, place) => {
      raise(places[place] ?? [], car - 1);
    });
    const [first = 0, second = 0, third = 0] = finish;
    raise(pairs, cell(first, second));
    raise(trios, cell(first, second) * CARS + third - 1);
    if (before !== undefined) raise(following, cell(before, first));
    before = championOf(finish);
    raise(big, isBig(before) ? 0 : 1);
    raise(odd, isOdd(before) ? 0 : 1);
    raise(right, Math.min(rightPlaces(finish), RIGHT_TOGETHER));
  }

  const even = (name: string, counts: readonly number[]): Deviation =>
    deviationOf({ name, counts, shares: evenly(counts.length) });

  return {
    add,
    deviations: (): readonly Deviation[] => [
      even('champions', places[0] ?? []),
      placesDeviation('cars and their places', places),
      even(
        'champion and runner-up',
        pairs.filter((_, at) => isPair(at)),
      ),
      even(
        'top three',
        trios.filter((_, at) => isTrio(at)),
      ),
      even('a champion after another', following),
      even('big and small', big),
      even('odd and even', odd),
      deviationOf({ name: 'right places of 1 to 10', counts: right, shares: rightShares() }),
    ],
  };
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

const raise = (counts: number[], at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

const cell = (one: Car, other: Car): number => (one - 1) * CARS + other - 1;

/** No car comes in twice, so these cells stay empty for everybody. */
const isPair = (at: number): boolean => Math.floor(at / CARS) !== at % CARS;

const isTrio = (at: number): boolean =>
  new Set([Math.floor(at / CARS ** 2), Math.floor(at / CARS) % CARS, at % CARS]).size === 3;

const rightPlaces = (finish: Finish): number =>
  finish.filter((car, place) => car === place + 1).length;

function rightShares(): readonly number[] {
  const orders = Array.from({ length: CARS + 1 }, (_, right) => Number(ordersWithRight(right)));
  const all = orders.reduce((sum, one) => sum + one, 0);
  const few = orders.slice(0, RIGHT_TOGETHER);
  const many = orders.slice(RIGHT_TOGETHER).reduce((sum, one) => sum + one, 0);
  return [...few, many].map((one) => one / all);
}
