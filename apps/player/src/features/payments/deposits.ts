import { api } from '../wire/api.ts';
import type { Deposit, DepositTerms } from './payment.ts';
import { idempotencyKeys } from './request/idempotency-keys.ts';
import type { OperatorId } from './request/operators.ts';
import { paymentSender } from './request/payment-sender.ts';
import { underWay } from './watching/payment-under-way.ts';

const silently = { silent: true } as const;
/** Some of them may have been left by the player on this or another device. */
const newestUnderWay = { page: 1, page_size: 5, pay_status: 1 } as const;

export type WantedDeposit = {
  readonly pay_type: OperatorId;
  readonly phone: string;
  readonly amount: number;
};

/** What limits and breaks of the player's own leave. */
export const askForDepositTerms = (): Promise<DepositTerms> => api.recharge.terms({}, silently);

export const askForDeposit = (serial_number: string): Promise<Deposit> =>
  api.recharge.detailed({ serial_number }, silently);

export const depositUnderWay = underWay<Deposit>({
  name: 'deposit',
  bySerial: askForDeposit,
  newest: async () => {
    const { content } = await api.recharge.inquire(newestUnderWay, silently);
    return content.find(({ awaited }) => awaited === 1);
  },
  serialOf: ({ serial_number }) => serial_number,
});

/** Stops waiting on all devices; money that still arrives is credited and announced. */
export const stopWaiting = (serial_number: string): Promise<Deposit> =>
  api.recharge.stop_waiting({ serial_number }, silently);

export const requestDeposit = paymentSender<WantedDeposit, Deposit>({
  keys: idempotencyKeys('deposit.key'),
  underWay: depositUnderWay,
  add: (request) => api.recharge.add(request, silently),
});
