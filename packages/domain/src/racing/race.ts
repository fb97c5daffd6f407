import { type DrawnFrom, drawnNumbers, type Hmac, shuffled } from '../chance/drawn-numbers.ts';
import { invariant } from '../invariant.ts';

export const CARS = 10;

/** The number on the plate, 1 to 10. */
export type Car = number;

export const cars: readonly Car[] = Array.from({ length: CARS }, (_, at) => at + 1);

/** All ten cars as they came in, the champion first. */
export type Finish = readonly Car[];

/** The end of a race, from its seed alone: nobody's bet is asked (RAC-03). */
export const drawFinish = (from: DrawnFrom, hmac: Hmac): Finish =>
  shuffled(cars, drawnNumbers(from, hmac));

export function isFinish(order: readonly number[]): order is Finish {
  return order.length === CARS && cars.every((car) => order.includes(car));
}

export function championOf(finish: Finish): Car {
  const [champion] = finish;
  invariant(champion !== undefined, 'a race has a champion');
  return champion;
}

/** 1 to 5 are small, 6 to 10 big (RAC-04). */
export const isBig = (car: Car): boolean => car > CARS / 2;

export const isOdd = (car: Car): boolean => car % 2 === 1;
