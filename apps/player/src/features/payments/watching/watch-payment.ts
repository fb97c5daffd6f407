import { CallRejected } from '@kipute/api-client/call-rejected';

/** A payment that is asked about until it has come to its end. */
export type Watch<Payment> = {
  readonly payment: () => Payment;
  readonly listen: (listener: () => void) => () => void;
  /** When the player says it is done, or the server says something happened. */
  readonly askNow: () => Promise<void>;
};

type Terms<Payment> = {
  readonly first: Payment;
  readonly ask: () => Promise<Payment>;
  readonly isUnderWay: (payment: Payment) => boolean;
};

/** The live feed says so when the server has told this player's pages that money moved. */
const NEWS = 'payment-changed';
const ASK_EVERY_MS = 2_000;
const PATIENT_AFTER_MS = 2 * 60_000;
const ASK_PATIENTLY_EVERY_MS = 10_000;

/** Two minutes are longer than any prompt stays on a phone (MS-20). */
export function askAgainAfterMs(waitedMs: number): number {
  return waitedMs < PATIENT_AFTER_MS ? ASK_EVERY_MS : ASK_PATIENTLY_EVERY_MS;
}

export function watchPayment<Payment>(terms: Terms<Payment>): Watch<Payment> {
  let payment = terms.first;
  let timer = 0;
  let newest = 0;
  const beganAtMs = Date.now();
  const listeners = new Set<() => void>();

  /** The PIN prompt of an Android phone hides the page; coming back finds out at once. */
  function askIfSeen(): void {
    if (document.visibilityState === 'visible') void askNow();
  }

  async function askNow(): Promise<void> {
    window.clearTimeout(timer);
    if (listeners.size === 0 || !terms.isUnderWay(payment)) return;
    newest += 1;
    const mine = newest;
    const again = (afterMs: number) => {
      if (mine === newest) timer = window.setTimeout(askIfSeen, afterMs);
    };
    await terms.ask().then(
      (latest) => {
        if (mine !== newest) return;
        payment = latest;
        for (const listener of listeners) listener();
        if (terms.isUnderWay(latest)) again(askAgainAfterMs(Date.now() - beganAtMs));
      },
      (failure: unknown) => again(afterFailureMs(failure, Date.now() - beganAtMs)),
    );
  }

  return {
    payment: () => payment,
    askNow,
    listen: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', askIfSeen);
        window.addEventListener(NEWS, askNow);
        void askNow();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.clearTimeout(timer);
        document.removeEventListener('visibilitychange', askIfSeen);
        window.removeEventListener(NEWS, askNow);
      };
    },
  };
}

function afterFailureMs(failure: unknown, waitedMs: number): number {
  const advisedSeconds = failure instanceof CallRejected ? (failure.retryAfterSeconds ?? 0) : 0;
  return Math.max(advisedSeconds * 1_000, askAgainAfterMs(waitedMs));
}
