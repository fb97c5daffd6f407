import { api } from '../wire/api.ts';
import type { PayConfig } from './payment.ts';

/** Operators and limits; the house may change them at any time, so a page asks when it opens. */
export const askForPayConfig = (): Promise<PayConfig> =>
  api.pay_config.inquire({}, { silent: true });
