import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import type { LivePrice } from '../live-odds/prices.ts';
import type { Pick } from '../picks/pick.ts';

type Picked = {
  readonly outcome: Outcome;
  /** Newer than what the outcome itself says. */
  readonly price: LivePrice | undefined;
  /** Of the match, now. */
  readonly status: number;
};

/** What is carried into the slip: the selection as it is sold at this moment. */
export function pickOf({ outcome, price, status }: Picked): Pick {
  const { typeId: _type, paramParticipantId1: _participant, ...rest } = outcome;
  return {
    ...rest,
    typeName: outcome.market_name,
    event_status: status,
    ...(price && {
      betting_offer_id_card: price.offerId,
      odds: price.oddsThousandths / 1000,
      statusId: price.status,
      isLive: price.isLive ? (1 as const) : (0 as const),
    }),
    error: false,
  };
}
