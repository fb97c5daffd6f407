import { type Car, cars } from '@kipute/domain/racing/race';

export type CarHeat = {
  readonly car: Car;
  readonly wins: number;
  readonly heat: 'hot' | 'cold' | 'plain';
  /** Of the tallest bar, in hundredths. */
  readonly height: number;
};

const NAMED = 3;
const LOWEST = 12;

/**
 * The three that won most often and the three that did least, as long as they differ: where all are
 * alike nothing is hot (RCP-51). It tells the past and says nothing of the next round.
 */
export function carHeats(champions: readonly number[]): readonly CarHeat[] {
  const counted = cars.map((car) => ({ car, wins: champions[car - 1] ?? 0 }));
  const ranked = [...counted].sort((one, other) => other.wins - one.wins || one.car - other.car);
  const most = ranked[0]?.wins ?? 0;
  const least = ranked[ranked.length - 1]?.wins ?? 0;
  const isTelling = most > least;
  const hot = ranked.slice(0, NAMED).filter(({ wins }) => isTelling && wins > least);
  const cold = ranked.slice(-NAMED).filter(({ wins }) => isTelling && wins < most);
  const heatOf = (car: Car): CarHeat['heat'] => {
    if (hot.some((one) => one.car === car)) return 'hot';
    return cold.some((one) => one.car === car) ? 'cold' : 'plain';
  };
  return counted.map(({ car, wins }) => ({
    ...{ car, wins, heat: heatOf(car) },
    height: most === 0 ? LOWEST : Math.max(LOWEST, Math.round((100 * wins) / most)),
  }));
}

/** The hottest or the coldest first. */
export function named(heats: readonly CarHeat[], heat: 'hot' | 'cold'): readonly Car[] {
  const way = heat === 'hot' ? -1 : 1;
  return heats
    .filter((one) => one.heat === heat)
    .sort((one, other) => way * (one.wins - other.wins) || one.car - other.car)
    .map(({ car }) => car);
}
