import type { CallContent } from '@kipute/contract/registry';
import { type RefCallback, useCallback, useState } from 'react';
import { inViewObserver } from '../../live-odds/in-view.ts';
import { type BarNote, barNote } from '../bar/bar-note.ts';
import { type BarView, barView } from '../bar/bar-view.ts';
import type { WatchedLeg } from '../offers/leg-changes.ts';
import { moneyIn, type Offer } from '../offers/offer.ts';
import type { Detail, KnownOffer } from '../offers/offer-board.ts';
import { offers, useOffer, watchOffer } from '../offers/offers.ts';
import { type OfferedPart, offeredPart, WHOLE_PERCENT } from '../offers/part-of-offer.ts';
import { sales, useSale, watchSale } from '../selling/sales.ts';

export type Order = CallContent<'order_list/user_order'>[number];

export type CashOutState = {
  /** For the element that shows it: the offer is polled while that is in view. */
  readonly ref: RefCallback<HTMLElement> | null;
  readonly view: BarView;
  readonly note: BarNote;
  /** Undefined while nobody knows it. */
  readonly offer: Offer | undefined;
  /** What the chosen share brings; undefined while nothing is offered. */
  readonly part: OfferedPart | undefined;
  readonly sharePercent: number;
  readonly chooseShare: (percent: number) => void;
  readonly tap: () => void;
};

const PENDING = 0;

const whileInView = inViewObserver();

/** Of an open order: what it is worth now, and how it is sold. */
export function useCashOut(order: Order, detail: Detail): CashOutState {
  const { id, tax_rate: taxRatePercent } = order;
  const [sharePercent, setSharePercent] = useState(WHOLE_PERCENT);
  const [asked, sale] = [useOffer(id), useSale(id)];
  const seen = useSeenOrder(order, detail);
  const isByCredit = order.virtual_pay_amount > 0;
  const known = isByCredit ? neverOffered : asked;
  const facts = { known, sale, sharePercent, taxRatePercent };
  const view = barView(facts);
  return {
    ref: isByCredit ? null : seen,
    ...{ view, sharePercent, part: offeredPart(facts) },
    note: barNote(view, { ...facts, stake: moneyIn(order.amount_payable) }),
    offer: known.status === 'known' ? known.offer : undefined,
    chooseShare: (percent) => {
      sales.putDown(id);
      setSharePercent(percent);
    },
    tap: () => tapped(view, { orderId: id, sharePercent }),
  };
}

/** A stake by credit has none, whatever its prices do; no request is needed (CSH-09). */
const neverOffered: KnownOffer = {
  status: 'known',
  fetchedAtMs: 0,
  offer: {
    ...{ state: 'locked', why: 'credit-stake', stakeInPlay: moneyIn(0), threshold: undefined },
    ...{ steps: [], cashedParts: [] },
  },
};

type Tapped = { readonly orderId: string; readonly sharePercent: number };

function tapped(view: BarView, { orderId, sharePercent }: Tapped): void {
  if (view.kind === 'offered') sales.ask({ orderId, sharePercent, amount: view.amount });
  if (view.kind === 'confirming') sales.confirm(orderId);
  if (view.kind === 'unsure') sales.retry(orderId);
  if (view.kind === 'failed') offers.retry(orderId);
}

function useSeenOrder(order: Order, detail: Detail): RefCallback<HTMLElement> {
  const { id: orderId, tax_rate: taxRatePercent } = order;
  const openLegs: readonly WatchedLeg[] = order.details
    .filter(({ outcome }) => outcome === PENDING)
    .map(({ match_id, selection_id }) => ({ matchId: match_id, selectionId: selection_id }));
  // A refetched list has new objects for the same legs; only other legs are a change.
  const legsText = JSON.stringify(openLegs);
  return useCallback(
    (element) => {
      const legs = JSON.parse(legsText) as readonly WatchedLeg[];
      const begin = () => {
        const leaveOffer = watchOffer({ orderId, detail, openLegs: legs });
        const leaveSale = watchSale(orderId, taxRatePercent);
        return () => {
          leaveOffer();
          leaveSale();
        };
      };
      return element ? whileInView(element, begin) : undefined;
    },
    [orderId, taxRatePercent, detail, legsText],
  );
}
