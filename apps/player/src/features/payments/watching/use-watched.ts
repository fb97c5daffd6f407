import { useState, useSyncExternalStore } from 'react';
import { type Watch, watchPayment } from './watch-payment.ts';

type Watched<Payment> = {
  readonly payment: Payment;
  /** By the player's own hand, who is shown that somebody asks. */
  readonly checkNow: () => void;
  readonly isChecking: boolean;
};

/** Follows one payment; another payment is another block, with its own `key`. */
export function useWatched<Payment>(
  terms: Parameters<typeof watchPayment<Payment>>[0],
): Watched<Payment> {
  const [watch] = useState<Watch<Payment>>(() => watchPayment(terms));
  const payment = useSyncExternalStore(watch.listen, watch.payment, watch.payment);
  const [isChecking, setChecking] = useState(false);
  return {
    payment,
    isChecking,
    checkNow: () => {
      setChecking(true);
      void watch.askNow().then(() => setChecking(false));
    },
  };
}
