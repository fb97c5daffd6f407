import { randomUUID } from 'node:crypto';
import { legLiabilities } from '@kipute/domain/betting/liability';
import { sql } from 'kysely';
import type { PricedBet } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { betsPlaced } from '../betting-events.ts';
import { betsRuled } from '../deciding/bets-ruled.ts';
import type { WrittenBet } from '../placing/written-bet.ts';
import { createDailyWinnings, type DailyWinnings, winningsOf } from './daily-winnings.ts';
import { ExposureBook, type ExposureMaxima, type LegExposure } from './exposure-book.ts';
import { openExposure, serialNumbersSince } from './exposure-store.ts';
import { createRecount } from './recount.ts';
import { createSealer } from './seal-selections.ts';
import type { PromisedWinnings } from './winnings-book.ts';

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

/** Bets wait meanwhile: when rulings never stop, the last reading has to do. */
const READINGS_MAX = 3;

/** Every process counts for itself and tells the others; who missed something reads anew. */
export function createExposure(deps: BettingDeps): Exposure {
  const maxima = () => maximaOf(deps);
  const book = new ExposureBook();
  const daily = createDailyWinnings(deps);
  const sealer = createSealer({ ...deps, book, maxima });
  const recount = createRecount<PlacedBet>(() => deps.clock.now().getTime());
  let rulings = 0;
  const readOnce = async () => {
    const reading = recount.read();
    const books = await readBooks(deps, { sinceMs: reading.sinceMs, daily }).catch((reason) => {
      reading.giveUp();
      throw reason;
    });
    const onTop = reading.end(books.found);
    book.replaceWith(
      books.open,
      onTop.map(({ legs }) => legs),
    );
    daily.book.replaceWith(
      books.winnings,
      onTop.map(({ winnings }) => winnings),
    );
  };
  const load = loadedOnce(async () => {
    // Whether a reading has a ruling that is heard meanwhile cannot be told: the next one has it.
    let [readings, heard] = [0, rulings];
    do {
      [readings, heard] = [readings + 1, rulings];
      await readOnce();
    } while (heard !== rulings && readings < READINGS_MAX);
    sealer.lookAtAll();
  });
  const tellOthers = hearOthers(deps, (bet) => {
    if (!recount.hear(bet)) return;
    book.add(bet.legs);
    daily.book.add(bet.winnings);
    sealer.lookAt(bet.legs);
  });
  // One that is heard after a reading that has it already counts twice, until the next reading.
  deps.bus.subscribe(betsRuled, ({ released }) => {
    if (released.length > 0) rulings += 1;
    for (const one of released) book.settle(one);
    if (released.some(({ owed }) => owed < 0n)) sealer.lookAtAll();
    else sealer.lookAtSealed();
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
      const legs = exposureOf(bet, order.payout);
      const selectionIds = book.reserve(legs, maxima());
      if (selectionIds.length > 0) {
        sealer.lookAt(legs);
        return { kind: 'full', selectionIds };
      }
      const { serialNumber } = order;
      const taken: PlacedBet = { serialNumber, legs, winnings: winningsOf(order) };
      // In one breath with what is taken from both books: a reading counts it in both or in none.
      recount.begin(taken);
      const release = () => {
        recount.release(taken);
        book.release(legs);
        daily.book.release(taken.winnings);
        sealer.lookAtSealed();
      };
      const standing = await daily.reserve(taken.winnings).catch((reason) => {
        release();
        throw reason;
      });
      return {
        kind: 'taken',
        winnings: standing,
        keep: () => {
          recount.keep(taken);
          book.keep(legs);
          daily.book.keep(taken.winnings);
          sealer.lookAt(legs);
          tellOthers(taken);
        },
        release,
      };
    },
  };
}

type PlacedBet = {
  readonly serialNumber: string;
  readonly legs: readonly LegExposure[];
  readonly winnings: PromisedWinnings;
};

type Wanted = { readonly sinceMs: number; readonly daily: Pick<DailyWinnings, 'read'> };

/** All of one moment, so that a bet is in all of it or in none. */
async function readBooks({ database }: BettingDeps, { sinceMs, daily }: Wanted) {
  return await database.transact(async (tx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(tx);
    return {
      open: await openExposure(tx),
      winnings: await daily.read(tx),
      found: { sinceMs, serialNumbers: await serialNumbersSince(tx, sinceMs) },
    };
  });
}

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
    bus
      .publish(betsPlaced, { from: me, bets: bets.map((bet) => ({ ...bet, legs: [...bet.legs] })) })
      .catch((err) => {
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
