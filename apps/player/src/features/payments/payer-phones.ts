import type { CallContent } from '@kipute/contract/registry';
import { api } from '../wire/api.ts';

const silently = { silent: true } as const;

/** Numbers beside the registered one from which the player may pay. */
export type PayerPhones = CallContent<'payer_phone/inquire'>;

export const askForPayerPhones = (): Promise<PayerPhones> => api.payer_phone.inquire({}, silently);

export const askForPayerCode = (phone: string) => api.payer_phone.get_code({ phone }, silently);

export const confirmPayerPhone = (phone: string, code: string): Promise<PayerPhones> =>
  api.payer_phone.confirm({ phone, code }, silently);

export const removePayerPhone = (phone: string): Promise<PayerPhones> =>
  api.payer_phone.remove({ phone }, silently);
