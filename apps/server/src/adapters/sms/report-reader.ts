import type { ReadSmsReport, SmsDelivery, SmsReceipt } from '../../features/messaging/ports.ts';
import { isSameSecret } from '../mobile-money/exchange/secret.ts';
import { readAfricasTalkingReport } from './africas-talking/delivery.ts';
import { readBeemReport } from './beem/delivery.ts';
import { isSmsProvider, type SmsProvider } from './variables.ts';

/** Undefined when it is no report. */
export type ReadReport = (
  body: string,
) => { readonly delivery: SmsDelivery; readonly receipt: SmsReceipt } | undefined;

/** Of either gateway, because reports of the one still come after the other was chosen. */
const readers: Readonly<Record<SmsProvider, ReadReport>> = {
  beem: readBeemReport,
  'africas-talking': readAfricasTalkingReport,
};

/** Gateways sign nothing, so the addresses they were given end in a secret of ours. */
export function createReportReader(callbackKey: string): ReadSmsReport {
  return ({ provider, key, body }) => {
    if (!isSmsProvider(provider) || !isSameSecret(key, callbackKey)) return { kind: 'forged' };
    const read = readers[provider](body);
    return read ? { kind: 'read', ...read } : { kind: 'unreadable' };
  };
}
