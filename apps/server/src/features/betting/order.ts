import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { OddsHundredths } from '@kipute/domain/betting/bet-odds';
import type { BetTerms } from '@kipute/domain/betting/bet-return';
import type { PayWith } from '@kipute/domain/betting/stake';
import type { Abnormality } from '@kipute/domain/grading/reconcile';
import type { Senti } from '@kipute/domain/money/senti';
import type { LegWords } from '../odds-board/index.ts';

/** Why a leg is for a person: what its ruling says. */
export type AbnormalReason = Abnormality['reason'];

export type OrderLeg = {
  readonly matchId: bigint;
  readonly marketId: bigint;
  readonly marketTypeId: number;
  readonly partId: number;
  readonly selectionId: bigint;
  /** Thousandths. */
  readonly odds: number;
  /** Thousandths, without the boost that raised its price; null where it had none. */
  readonly oddsBefore: number | null;
  readonly boostId: bigint | null;
  readonly isLive: boolean;
  readonly startsAt: Date;
  readonly words: Readonly<Record<string, LegWords>>;
  /** A number of the contract. */
  readonly outcome: number;
  /** Thousandths without a margin, when its bet was cashed. */
  readonly earlySettlementOdds: number | null;
  /** Minutes played when it was decided. */
  readonly matchDuration: number | null;
  /** An `AbnormalReason` of a leg that a person must decide. */
  readonly abnormalReason: string | null;
  /** How its match ended, where that was told. */
  readonly endedAt: { readonly home: number; readonly away: number } | null;
};

/** One bet, as it stands in the books. */
export type Order = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly requestHash: string;
  readonly placedAt: Date;
  /** Numbers of the contract. */
  readonly type: number;
  readonly status: number;
  readonly systemSize: number;
  readonly stake: Senti;
  /** What no cash-out of a part has taken. */
  readonly stakeInPlay: Senti;
  readonly paidWith: PayWith;
  readonly totalOdds: OddsHundredths;
  readonly terms: BetTerms;
  readonly profit: Senti;
  readonly winBonus: Senti;
  readonly tax: Senti;
  readonly payout: Senti;
  /** Into the credit purse. */
  readonly creditBack: Senti;
  /** By cash-outs of a part. */
  readonly soldPaid: Senti;
  readonly settledAt: Date | null;
  /** How often it was paid; every time but the first, what was paid before was taken back. */
  readonly settlements: number;
  /** How often it was settled as lost and opened again. */
  readonly reopenings: number;
  readonly legs: readonly OrderLeg[];
};

/** One that is about to be written: the database gives it its id. */
export type NewOrder = Omit<Order, 'id'>;

/** All of it was sold: its payout has everything that came of it. */
export const soldStatuses: readonly number[] = [
  orderStatuses['cashed-out'].id,
  orderStatuses['auto-cashed-out'].id,
];

/** Settled, or sold back. */
export const decidedStatuses: readonly number[] = [orderStatuses.settled.id, ...soldStatuses];
