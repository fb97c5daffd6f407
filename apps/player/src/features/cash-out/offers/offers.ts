import { isSavingData } from '../../data-saver/data-saver.ts';
import { matchStateOf } from '../../live-odds/match-state.ts';
import { REFETCH_MS } from '../../live-odds/staleness.ts';
import { useKeyedStore } from '../../store/keyed-store.ts';
import { fetchOffers } from './fetch-offers.ts';
import { onLegChange, type WatchedLeg } from './leg-changes.ts';
import { type KnownOffer, type OrderRequest, offerBoard } from './offer-board.ts';

const IN_PROGRESS = 2;

const watchedLegs = new Set<readonly WatchedLeg[]>();

const isInPlay = ({ matchId }: WatchedLeg): boolean =>
  matchStateOf(matchId)?.status === IN_PROGRESS;

const refetchInterval = (): number =>
  offerRefetchMs({
    isSavingData: isSavingData(),
    isInPlay: [...watchedLegs].flat().some(isInPlay),
  });

export const offers = offerBoard({ fetchOffers, refetchInterval });

export const useOffer = (orderId: string): KnownOffer =>
  useKeyedStore(offers, orderId, offers.known);

/** `openLegs`: those without a result. */
type WatchedOrder = OrderRequest & { readonly openLegs: readonly WatchedLeg[] };

/** The order is on the screen until the returned function is called. */
export function watchOffer({ orderId, detail, openLegs }: WatchedOrder): () => void {
  watchedLegs.add(openLegs);
  const leave = [
    ...openLegs.map((leg) => onLegChange(leg, offers.refetchSoon)),
    offers.watch({ orderId, detail }),
  ];
  return () => {
    watchedLegs.delete(openLegs);
    for (const each of leave) each();
  };
}

/** Prices of a match in play move all the time; others seldom. */
const IN_PLAY_MS = 5_000;
const CALM_MS = 20_000;

type Moment = { readonly isSavingData: boolean; readonly isInPlay: boolean };

/** How long an offer stands before it is refetched (ORD-62). */
export function offerRefetchMs({ isSavingData, isInPlay }: Moment): number {
  if (isSavingData) return REFETCH_MS.saving;
  return isInPlay ? IN_PLAY_MS : CALM_MS;
}
