import type { Clock } from '../../../platform/clock.ts';
import type { WireOptions } from '../wire/client.ts';

export type AirtelOptions = Pick<WireOptions, 'timeoutMs' | 'onExchange'> & {
  /** `https://openapi.airtel.africa`, or the simulator's address. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the account that pays out; it travels encrypted with `publicKey`. */
  readonly pin: string;
  /** As the portal shows it: base64 of the DER. Empty: no payout can be made. */
  readonly publicKey: string;
  /** Empty when callbacks are not signed; then they only make us ask. */
  readonly callbackKey: string;
  readonly clock?: Clock;
};
