import { api } from '../wire/api.ts';
import type { Withdrawal, WithdrawalTerms } from './payment.ts';
import { idempotencyKeys } from './request/idempotency-keys.ts';
import type { OperatorId } from './request/operators.ts';
import { paymentSender } from './request/payment-sender.ts';
import { underWay } from './watching/payment-under-way.ts';

const silently = { silent: true } as const;
const newestUnderWay = { page: 1, page_size: 1, pay_status: 1 } as const;

export type WantedWithdrawal = { readonly pay_type: OperatorId; readonly amount: number };

export const askForTerms = (): Promise<WithdrawalTerms> => api.withdraw.terms({}, silently);

export const askForWithdrawal = (serial_number: string): Promise<Withdrawal> =>
  api.withdraw.detailed({ serial_number }, silently);

export const withdrawalUnderWay = underWay<Withdrawal>({
  name: 'withdrawal',
  bySerial: askForWithdrawal,
  newest: async () => (await api.withdraw.inquire(newestUnderWay, silently)).content[0],
  serialOf: ({ serial_number }) => serial_number,
});

export const requestWithdrawal = paymentSender<WantedWithdrawal, Withdrawal>({
  keys: idempotencyKeys('withdrawal.key'),
  underWay: withdrawalUnderWay,
  add: (request) => api.withdraw.add(request, silently),
});
