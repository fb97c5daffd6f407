import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { ShortLivedMap } from '../../../platform/concurrency/short-lived-map.ts';

/**
 * A bet that was placed so long before a reading began is in it: no statement takes that long, and
 * no two clocks of the fleet differ so much.
 */
const SURELY_WRITTEN_MS = 60_000;

type Numbered = { readonly serialNumber: string };

/** Orders placed since then that a reading of the books found, however they stand now. */
type Found = { readonly sinceMs: number; readonly serialNumbers: ReadonlySet<string> };

export type Reading<Bet> = {
  /** From when on the reading has to say which orders it found. */
  readonly sinceMs: number;
  /** The books are counted: answers the bets that have to be counted on top of them. */
  readonly end: (found: Found) => readonly Bet[];
  /** They could not be read. */
  readonly giveUp: () => void;
};

/**
 * While the books are read, bets are written and others are heard of. Whether a reading contains
 * such a bet only its serial number tells: taken for contained it could be counted nowhere, and a
 * ceiling passed; taken for missed it could be counted twice, and less be sold.
 */
export function createRecount<Bet extends Numbered>(now: () => number) {
  const underWay = new ShortLivedMap<string, Bet>();
  const readings = new Set<Set<Bet>>();
  let lastFound: Found = { sinceMs: 0, serialNumbers: new Set() };
  const written = (bet: Bet) => {
    for (const meanwhile of readings) meanwhile.add(bet);
  };
  return {
    /** Room is taken for a bet of this process. */
    begin: (bet: Bet) => underWay.set(bet.serialNumber, bet),
    keep: (bet: Bet) => {
      if (underWay.delete(bet.serialNumber)) written(bet);
    },
    release: (bet: Bet) => void underWay.delete(bet.serialNumber),
    /** Another process wrote it; whether it is news, and not counted with the last reading. */
    hear: (bet: Bet): boolean => {
      written(bet);
      return !isIn(lastFound, bet);
    },
    read: (): Reading<Bet> => {
      const meanwhile = new Set<Bet>();
      readings.add(meanwhile);
      const times = underWay.values().map(placedAtMs);
      return {
        sinceMs: Math.min(now(), ...times) - SURELY_WRITTEN_MS,
        end: (found) => {
          readings.delete(meanwhile);
          lastFound = found;
          return [...underWay.values(), ...meanwhile].filter((bet) => !isIn(found, bet));
        },
        giveUp: () => void readings.delete(meanwhile),
      };
    },
  };
}

function isIn({ sinceMs, serialNumbers }: Found, bet: Numbered): boolean {
  return placedAtMs(bet) < sinceMs || serialNumbers.has(bet.serialNumber);
}

function placedAtMs({ serialNumber }: Numbered): number {
  return serialTimeMs(serialNumber) ?? Number.POSITIVE_INFINITY;
}
