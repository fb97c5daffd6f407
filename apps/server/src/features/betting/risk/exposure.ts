import { randomUUID } from 'node:crypto';
import { legLiabilities } from '@kipute/domain/betting/liability';
import { z } from 'zod';
import { defineTopic } from '../../../platform/bus/bus.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { betsRuled } from '../deciding/bets-ruled.ts';
import type { PricedBet } from '../placing/bet-request.ts';
import type { WrittenBet } from '../placing/written-bet.ts';
import { createDailyWinnings, winningsOf } from './daily-winnings.ts';
import { ExposureBook, type ExposureMaxima, type LegExposure } from './exposure-book.ts';
import { openExposure } from './exposure-store.ts';
import { createSealer } from './seal-selections.ts';
import type { PromisedWinnings } from './winnings-book.ts';

const whole = z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String });

const betsPlaced = defineTopic(
  'bets-placed',
  z.object({
    from: z.string(),
    bets: z.array(
      z.object({
        legs: z.array(
          z.object({
            selectionId: z.string(),
            matchId: z.string(),
            odds: z.number(),
            liability: whole,
          }),
        ),
        winnings: z.object({ playerId: whole, day: z.number(), amount: whole }),
      }),
    ),
  }),
);

export type Room =
  | { readonly kind: 'full'; readonly selectionIds: readonly string[] }
  | {
      readonly kind: 'taken';
      /** Whether the day's winnings of the player have to be counted in the books. */
      readonly winnings: 'near-ceiling' | 'far-from-ceiling';
      readonly keep: () => void;
      readonly release: () => void;
    };

export type Exposure = {
  /** Takes the room a bet needs until it is written, or not. */
  readonly takeRoom: (bet: PricedBet, written: WrittenBet) => Promise<Room>;
  /** Whether open bets on it are known to this process. */
  readonly isBetOn: (matchId: string) => boolean;
};

/** Every process counts for itself and tells the others; who missed something reads anew. */
export function createExposure(deps: BettingDeps): Exposure {
  const maxima = () => maximaOf(deps);
  const book = new ExposureBook();
  const daily = createDailyWinnings(deps);
  const sealer = createSealer({ ...deps, book, maxima });
  const load = loadedOnce(async () => {
    book.replaceWith(await openExposure(deps.database.read));
    await daily.read();
    sealer.lookAtAll();
  });
  const tellOthers = hearOthers(deps, ({ legs, winnings }) => {
    book.add(legs);
    daily.book.add(winnings);
    sealer.lookAt(legs);
  });
  deps.bus.subscribe(betsRuled, ({ released }) => {
    for (const one of released) book.settle(one);
    sealer.lookAtSealed();
  });
  const loadSoon = () => {
    load.forget();
    load.wait().catch((err) => deps.log.error({ err }, 'what is owed was not read'));
  };
  deps.bus.onRejoin(loadSoon);
  deps.settings.onChanged((section) => {
    if (section === 'bet') sealer.lookAtAll();
  });
  // What is full must be seen before the first bet comes.
  loadSoon();

  return {
    isBetOn: (matchId) => book.onMatch(matchId) > 0n,
    takeRoom: async (bet, { order }) => {
      await load.wait();
      const winnings = winningsOf(order);
      const standing = await daily.reserve(winnings);
      const legs = exposureOf(bet, order.payout);
      const selectionIds = book.reserve(legs, maxima());
      if (selectionIds.length > 0) {
        daily.book.release(winnings);
        sealer.lookAt(legs);
        return { kind: 'full', selectionIds };
      }
      return {
        kind: 'taken',
        winnings: standing,
        keep: () => {
          book.keep(legs);
          daily.book.keep(winnings);
          sealer.lookAt(legs);
          tellOthers({ legs: [...legs], winnings });
        },
        release: () => {
          book.release(legs);
          daily.book.release(winnings);
          sealer.lookAtSealed();
        },
      };
    },
  };
}

type PlacedBet = { readonly legs: LegExposure[]; readonly winnings: PromisedWinnings };

/** Answers how to tell them of an own bet. */
function hearOthers(
  { bus, log }: BettingDeps,
  heard: (bet: PlacedBet) => void,
): (bet: PlacedBet) => void {
  const me = randomUUID();
  let untold: PlacedBet[] = [];
  bus.subscribe(betsPlaced, ({ from, bets }) => {
    if (from !== me) for (const bet of bets) heard(bet);
  });
  const tell = () => {
    const bets = untold;
    untold = [];
    // The bets stand whether the others hear of them or not.
    bus.publish(betsPlaced, { from: me, bets }).catch((err) => {
      log.error({ err }, 'nobody was told what bets owe');
    });
  };
  return (bet) => {
    // Those of one commit are answered in one breath: one message has them all.
    if (untold.length === 0) queueMicrotask(tell);
    untold.push(bet);
  };
}

/** Read once, and again after it was forgotten or could not be read. */
function loadedOnce(read: () => Promise<void>) {
  let loaded: Promise<void> | undefined;
  return {
    forget: () => {
      loaded = undefined;
    },
    wait: () => {
      loaded ??= read().catch((reason) => {
        // The next bet tries again; this one is not placed on a guess.
        loaded = undefined;
        throw reason;
      });
      return loaded;
    },
  };
}

function maximaOf({ settings }: Pick<BettingDeps, 'settings'>): ExposureMaxima {
  const { selectionExposureMaximum, matchExposureMaximum } = settings.current('bet');
  return { perSelection: selectionExposureMaximum, perMatch: matchExposureMaximum };
}

function exposureOf(
  { shape, quotes }: PricedBet,
  payout: WrittenBet['order']['payout'],
): readonly LegExposure[] {
  const liabilities = legLiabilities(
    { shape, payout },
    quotes.map(({ odds }) => odds),
  );
  return quotes.map(({ selectionId, matchId, odds }, at) => ({
    ...{ selectionId, matchId, odds },
    liability: liabilities[at] ?? payout,
  }));
}
