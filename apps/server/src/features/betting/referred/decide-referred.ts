import { LIVE_DELAY_MAX_SECONDS } from '@kipute/contract/constants/betting/limits';
import type { ReferredEvent } from '@kipute/domain/betting/referred-bet';
import { type Senti, shillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order } from '../order.ts';
import { findOrderOfKey } from '../orders/order-store.ts';
import type { PlaceBet } from '../placing/place-bet.ts';
import { refusalOnWire } from '../placing/refusal-view.ts';
import { announceReferred } from './referred-events.ts';
import {
  abandonedReferred,
  expireReferred,
  type KeptRefusal,
  moveReferred,
  type ReferredBet,
  referredById,
} from './referred-store.ts';

type Trader = {
  readonly administratorId: bigint;
  readonly note: string;
  readonly visit: { readonly address: string; readonly userAgent: string };
};

export type TraderDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'cut'; readonly stake: Senti }
  | { readonly kind: 'refuse' };

type DecideRefusal = 'referred-bet-unknown' | 'referred-bet-over' | 'referred-cut-invalid';
type Decided = Promise<Result<ReferredBet, DecideRefusal>>;

type PlayerAnswer = {
  readonly id: bigint;
  readonly playerId: bigint;
  /** What is agreed to; undefined when the bet is taken back. */
  readonly agreedStake: Senti | undefined;
};

export type ReferredBets = {
  readonly decide: (id: bigint, decision: TraderDecision, trader: Trader) => Decided;
  readonly answer: (answer: PlayerAnswer) => Decided;
  /** Ends what nobody answered, and what nobody places any more. */
  readonly sweep: () => Promise<void>;
};

const eventOf = {
  accept: 'trader-accepts',
  cut: 'trader-cuts',
  refuse: 'trader-refuses',
} as const satisfies Record<TraderDecision['kind'], ReferredEvent>;

const SECOND_MS = 1_000;
const ONE_SHILLING = shillings(1);

/**
 * A referred bet from a trader's decision to its order. A decision is one row changed in one
 * transaction with its line of the log; what is accepted then goes the way of every bet, under its
 * idempotency key, so that prices, limits, funds and seals are looked at as they are by then.
 */
export function createReferredBets(deps: BettingDeps, placeBet: PlaceBet): ReferredBets {
  const { clock, database, settings } = deps;
  const place = acceptedPlacer(deps, placeBet);
  return {
    decide: async (id, decision, trader) => {
      const known = await referredById(database.read, id);
      if (!known) return refuse('referred-bet-unknown');
      if (decision.kind === 'cut' && !isCut(known, decision.stake, deps)) {
        return refuse('referred-cut-invalid');
      }
      const moved = await decideOnce(known, decision, { trader, deps });
      if (!moved) return refuse('referred-bet-over');
      announceReferred(moved, deps);
      return ok(moved.state === 'accepted' ? await place(moved) : moved);
    },
    answer: async ({ id, playerId, agreedStake }) => {
      const now = clock.now();
      const known = await referredById(database.read, id);
      if (known?.playerId !== playerId) return refuse('referred-bet-unknown');
      if (agreedStake !== undefined && agreedStake !== known.stakeOffered) {
        return refuse('referred-bet-over');
      }
      const event = agreedStake === undefined ? 'player-withdraws' : 'player-agrees';
      const moved = await database.transact((tx) => moveReferred(tx, { id, event, now, playerId }));
      if (!moved) return refuse('referred-bet-over');
      announceReferred(moved, deps);
      return ok(moved.state === 'accepted' ? await place(moved) : moved);
    },
    sweep: async () => {
      const now = clock.now();
      for (const bet of await database.transact((tx) => expireReferred(tx, now))) {
        announceReferred({ ...bet, state: 'expired' }, deps);
      }
      const before = new Date(now.getTime() - longestPlacingMs(settings));
      for (const bet of await abandonedReferred(database.read, before)) await place.resolve(bet);
    },
  };
}

/** A smaller stake that could be placed. */
function isCut({ stake, request }: ReferredBet, cut: Senti, { settings }: BettingDeps): boolean {
  const { creditStakeMinimum, ...bet } = settings.current('bet');
  const least =
    request.paidWith === 'credit' ? creditStakeMinimum : bet[request.device].stakeMinimum;
  return cut % ONE_SHILLING === 0n && cut >= least && cut < stake;
}

type Deciding = { readonly trader: Trader; readonly deps: BettingDeps };

async function decideOnce(
  { id, playerId, stake }: ReferredBet,
  decision: TraderDecision,
  { trader, deps }: Deciding,
): Promise<ReferredBet | undefined> {
  const { clock, database, settings, audit } = deps;
  const now = clock.now();
  const { referralSeconds } = settings.current('bet');
  return await database.transact(async (tx) => {
    const moved = await moveReferred(tx, {
      ...{ id, now, event: eventOf[decision.kind] },
      set: {
        ...{ decidedBy: trader.administratorId, decidedAt: now, note: trader.note },
        ...(decision.kind === 'cut' && {
          stakeOffered: decision.stake,
          answerUntil: new Date(now.getTime() + referralSeconds * SECOND_MS),
        }),
      },
    });
    if (!moved) return undefined;
    await audit.record(tx, {
      ...{ type: 'order-change', source: 'backoffice' },
      user: { kind: 'administrator', id: trader.administratorId },
      content: trader.note || decision.kind,
      subject: { kind: 'player', id: playerId },
      changes: {
        referred_bet: [String(id), decision.kind],
        ...(decision.kind === 'cut' && {
          stake: [String(stake / 100n), String(decision.stake / 100n)],
        }),
      },
      ...trader.visit,
    });
    return moved;
  });
}

type PlaceAccepted = {
  (bet: ReferredBet): Promise<ReferredBet>;
  /** Of one whose process is gone: the books say whether it was placed. */
  readonly resolve: (bet: ReferredBet) => Promise<void>;
};

function acceptedPlacer(deps: BettingDeps, placeBet: PlaceBet): PlaceAccepted {
  const { clock, database } = deps;
  const end = async (bet: ReferredBet, end: Order | KeptRefusal): Promise<ReferredBet> => {
    const now = clock.now();
    const move = isOrder(end)
      ? ({
          event: 'order-stands',
          set: { orderId: end.id, serialNumber: end.serialNumber },
        } as const)
      : ({ event: 'order-was-refused', set: { refusal: end } } as const);
    const moved = await database.transact((tx) => moveReferred(tx, { id: bet.id, now, ...move }));
    const ended = moved ?? (await referredById(database.read, bet.id)) ?? bet;
    announceReferred(ended, deps);
    return ended;
  };
  const place = async (bet: ReferredBet): Promise<ReferredBet> => {
    const stake = bet.stakeOffered ?? bet.stake;
    const placed = await placeBet({ ...bet.request, stake, origin: 'trader' });
    return await end(bet, placed.ok ? placed.value : refusalOnWire(placed.refusal));
  };
  return Object.assign(place, {
    resolve: async (bet: ReferredBet) => {
      const order = await findOrderOfKey(database.read, bet.request);
      await end(bet, order ?? { code: 'overloaded', legs: [] });
    },
  });
}

const isOrder = (end: Order | KeptRefusal): end is Order => 'serialNumber' in end;

/** Longer than any bet takes from its acceptance to its commit, its wait in play among it. */
const WRITING_MS = 60_000;

function longestPlacingMs(settings: BettingDeps['settings']): number {
  const { desktop, phone, afterGoal, afterCorner } = settings.current('bet');
  const delays = [desktop, phone].map((device) => device.liveBetDelaySeconds);
  const longest = Math.max(...delays, LIVE_DELAY_MAX_SECONDS);
  const extra = Math.max(afterGoal.extraDelaySeconds, afterCorner.extraDelaySeconds);
  return SECOND_MS * (longest + extra) + WRITING_MS;
}
