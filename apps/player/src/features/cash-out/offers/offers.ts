import { isSavingData } from '../../data-saver/data-saver.ts';
import { matchStateOf } from '../../live-odds/match-states.ts';
import { useKept } from '../../live-odds/use-kept.ts';
import { askForOffers } from './ask-for-offers.ts';
import { type WatchedLeg, whenLegMoves } from './leg-news.ts';
import { type AskedOrder, type KnownOffer, offerBoard } from './offer-board.ts';
import { paceMs } from './pace.ts';

const IN_PROGRESS = 2;

const watchedLegs = new Set<readonly WatchedLeg[]>();

const isInPlay = ({ matchId }: WatchedLeg): boolean =>
  matchStateOf(matchId)?.status === IN_PROGRESS;

const everyMs = (): number =>
  paceMs({
    isSavingData: isSavingData(),
    isInPlay: [...watchedLegs].flat().some(isInPlay),
  });

export const offers = offerBoard({ ask: askForOffers, everyMs });

export const useOffer = (orderId: string): KnownOffer => useKept(offers, orderId, offers.known);

/** `openLegs`: those without a result. */
type WatchedOrder = AskedOrder & { readonly openLegs: readonly WatchedLeg[] };

/** From now on the order is on the screen; answers how to say that it is no longer. */
export function watchOffer({ orderId, detail, openLegs }: WatchedOrder): () => void {
  watchedLegs.add(openLegs);
  const leave = [
    ...openLegs.map((leg) => whenLegMoves(leg, offers.askSoon)),
    offers.watch({ orderId, detail }),
  ];
  return () => {
    watchedLegs.delete(openLegs);
    for (const each of leave) each();
  };
}
