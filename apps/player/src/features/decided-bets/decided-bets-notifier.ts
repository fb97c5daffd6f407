import type { OrderChangedContent } from '@kipute/contract/socket';
import type { Toast } from '../toasts/toast-list.ts';
import { type DecidedBet, decidedBetIn } from './decided-bet.ts';
import { decidedNotice } from './decided-notice.ts';

type NotifierDeps = {
  readonly playerId: () => string | undefined;
  readonly refetchBalance: () => Promise<void>;
  readonly loadTexts: () => Promise<void>;
  readonly address: () => Pick<Location, 'pathname' | 'search'>;
  readonly show: (toast: Omit<Toast, 'id'>) => void;
  readonly goTo: (path: string) => void;
};

/** Notices of decided bets for whoever is signed in, from updates of their orders. */
export function decidedBetsNotifier(deps: NotifierDeps): (content: OrderChangedContent) => void {
  const batches = new Map<string, (bet: DecidedBet) => void>();

  async function notify(bets: readonly DecidedBet[], playerId: string): Promise<void> {
    // The balance is polled every minute anyway; a failure here changes nothing.
    deps.refetchBalance().catch(() => undefined);
    await deps.loadTexts();
    // Another player may have signed in meanwhile, and must not see these.
    if (deps.playerId() !== playerId) return;
    const notice = decidedNotice(bets, deps.address());
    if (!notice) return;
    const { link, ...toast } = notice;
    deps.show({ ...toast, action: { label: link.label, run: () => deps.goTo(link.to) } });
  }

  /** Without its texts no toast is shown; the list of bets shows it in any case. */
  const batchOf = (playerId: string) =>
    batchDecidedBets({ notify: (bets) => void notify(bets, playerId).catch(() => undefined) });

  return (content) => {
    const playerId = deps.playerId();
    const bet = decidedBetIn(content);
    if (playerId === undefined || !bet) return;
    const add = batches.get(playerId) ?? batchOf(playerId);
    batches.set(playerId, add);
    add(bet);
  };
}

/** One match decides many bets of one player: what comes together is one notice (ORD-53). */
const BATCHED_MS = 3_000;

type BatchOptions = {
  /** Everything that came since the first of them. */
  readonly notify: (batch: readonly DecidedBet[]) => void;
};

/** A bet has one notice, unless a correction gives it another end. */
export function batchDecidedBets({ notify }: BatchOptions): (bet: DecidedBet) => void {
  /** By the order's id. */
  const batch = new Map<string, DecidedBet>();
  const notified = new Map<string, string>();

  function notifyAll(): void {
    const fresh = [...batch.values()].filter((bet) => notified.get(bet.id) !== endText(bet));
    batch.clear();
    for (const bet of fresh) notified.set(bet.id, endText(bet));
    if (fresh.length > 0) notify(fresh);
  }

  return (bet) => {
    if (batch.size === 0) setTimeout(notifyAll, BATCHED_MS);
    batch.set(bet.id, bet);
  };
}

const endText = ({ end, paid }: DecidedBet): string => `${end} ${paid}`;
