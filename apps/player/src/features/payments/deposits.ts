import { api } from '../wire/api.ts';
import type { Deposit } from './payment.ts';
import type { OperatorId } from './request/operators.ts';
import { paymentSender } from './request/payment-sender.ts';
import { requestKeys } from './request/request-keys.ts';
import { underWay } from './watching/payment-under-way.ts';

const silently = { silent: true } as const;
const newestUnderWay = { page: 1, page_size: 1, pay_status: 1 } as const;

export type WantedDeposit = {
  readonly pay_type: OperatorId;
  readonly phone: string;
  readonly amount: number;
};

export const askForDeposit = (serial_number: string): Promise<Deposit> =>
  api.recharge.detailed({ serial_number }, silently);

export const depositUnderWay = underWay<Deposit>({
  name: 'deposit',
  bySerial: askForDeposit,
  newest: async () => (await api.recharge.inquire(newestUnderWay, silently)).content[0],
  serialOf: ({ serial_number }) => serial_number,
});

export const requestDeposit = paymentSender<WantedDeposit, Deposit>({
  keys: requestKeys('deposit.key'),
  underWay: depositUnderWay,
  add: (request) => api.recharge.add(request, silently),
});
