import { type Senti, toWireShillings } from '@kipute/domain/money/senti';
import { createKeyedStore } from '../../store/keyed-store.ts';
import { moneyIn } from '../offers/offer.ts';
import { acceptOffer, type SaleBody, type SaleOutcome, type SalePost } from './accept-offer.ts';
import type { Sale, Wish } from './sale.ts';

type SaleStoreDeps = {
  readonly post: SalePost;
  readonly newKey: () => string;
  /** Stored until the outcome is known, through a reload. */
  readonly keep: (body: SaleBody) => void;
  readonly forget: (orderId: string) => void;
  readonly kept: (orderId: string) => SaleBody | undefined;
  /** The outcome, or that there is none: what shows orders or money is refetched. */
  readonly onOutcome: (orderId: string, outcome: SaleOutcome) => void;
};

type SaleStore = {
  readonly saleOf: (orderId: string) => Sale | undefined;
  readonly listen: (orderId: string, listener: () => void) => () => void;
  /** The first tap: nothing is sent yet. */
  readonly ask: (wish: Wish) => void;
  /** The second tap. */
  readonly confirm: (orderId: string) => void;
  /** The amount of the share that is being confirmed has become another one. */
  readonly amountIs: (orderId: string, amount: Senti | undefined) => void;
  /** The share was changed, or what came of the last try was read. */
  readonly putDown: (orderId: string) => void;
  /** Retries a sale that had no response, with its idempotency key; otherwise nothing. */
  readonly retry: (orderId: string) => void;
};

const CONFIRM_MS = 5_000;
/** Two quick taps count as one: the second would sell what the first only opened. */
const TAP_APART_MS = 400;

/** How orders are sold, outside React: a sale goes on while its player reads another page. */
export function saleStore(deps: SaleStoreDeps): SaleStore {
  const { post, newKey, keep, forget, kept, onOutcome } = deps;
  const sales = createKeyedStore<Sale | undefined>();
  const firstTapAtMs = new Map<string, number>();
  /** Beside the device's storage, for browsers that forbid it. */
  const unanswered = new Map<string, SaleBody>();

  const saleOf = (orderId: string): Sale | undefined => sales.get(orderId);

  /** It has left the page, this one or the one before a reload. */
  const unansweredOf = (orderId: string): SaleBody | undefined =>
    unanswered.get(orderId) ?? kept(orderId);
  const isBusy = (orderId: string): boolean => unansweredOf(orderId) !== undefined;

  function ask(wish: Wish): void {
    const { orderId } = wish;
    if (isBusy(orderId)) return;
    firstTapAtMs.set(orderId, Date.now());
    const confirming: Sale = { step: 'confirming', wish };
    sales.set(orderId, confirming);
    setTimeout(() => {
      if (sales.get(orderId) === confirming) sales.set(orderId, undefined);
    }, CONFIRM_MS);
  }

  function confirm(orderId: string): void {
    const sale = sales.get(orderId);
    const isTooSoon = Date.now() - (firstTapAtMs.get(orderId) ?? 0) < TAP_APART_MS;
    if (sale?.step !== 'confirming' || isTooSoon) return;
    void send(bodyOf(sale.wish, newKey()));
  }

  async function send(body: SaleBody): Promise<void> {
    const wish = wishOf(body);
    unanswered.set(body.id, body);
    keep(body);
    sales.set(body.id, { step: 'sending', wish });
    const outcome = await acceptOffer(body, post);
    if (outcome.kind !== 'lost') {
      unanswered.delete(body.id);
      forget(body.id);
    }
    sales.set(body.id, saleAfter(outcome, wish));
    onOutcome(body.id, outcome);
  }

  return {
    saleOf,
    listen: sales.listen,
    ask,
    confirm,
    amountIs: (orderId, amount) => {
      const sale = sales.get(orderId);
      if (sale?.step !== 'confirming') return;
      const { amount: from, sharePercent } = sale.wish;
      // For more it is sold as well; the player has agreed to at least this much.
      if (amount !== undefined && amount >= from) return;
      const changed = { step: 'changed', from, sharePercent, atMs: Date.now() } as const;
      sales.set(orderId, amount === undefined ? undefined : { ...changed, to: amount });
    },
    putDown: (orderId) => {
      if (!isBusy(orderId)) sales.set(orderId, undefined);
    },
    retry: (orderId) => {
      const body = unansweredOf(orderId);
      if (body && saleOf(orderId)?.step !== 'sending') void send(body);
    },
  };
}

const bodyOf = ({ orderId, sharePercent, amount }: Wish, key: string): SaleBody => ({
  ...{ id: orderId, request_key: key, share_percent: sharePercent },
  accepted_amount: toWireShillings(amount),
});

const wishOf = ({ id, share_percent, accepted_amount }: SaleBody): Wish => ({
  ...{ orderId: id, sharePercent: share_percent },
  amount: moneyIn(accepted_amount),
});

function saleAfter(outcome: SaleOutcome, wish: Wish): Sale {
  switch (outcome.kind) {
    case 'sold':
      return { step: 'sold', paid: outcome.paid, stakeLeft: outcome.stakeLeft };
    case 'changed': {
      const { amount: from, sharePercent } = wish;
      return { step: 'changed', from, to: outcome.paid, sharePercent, atMs: Date.now() };
    }
    case 'locked':
      return { step: 'not-sold', why: outcome.why, words: '' };
    case 'refused':
      return { step: 'not-sold', why: undefined, words: outcome.words };
    case 'lost':
      return { step: 'unsure', wish };
  }
}
