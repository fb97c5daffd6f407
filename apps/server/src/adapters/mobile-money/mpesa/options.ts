import type { Clock } from '../../../platform/clock.ts';
import type { WireOptions } from '../wire/client.ts';

export type MpesaOptions = Pick<WireOptions, 'timeoutMs' | 'onExchange'> & {
  /** `https://openapi.m-pesa.com/openapi/ipg/v2/vodacomTZN`, or the simulator's address. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** As the portal shows it: base64 of the DER. Empty: no call can be made. */
  readonly publicKey: string;
  /** Registered in the portal; calls from elsewhere are refused. */
  readonly origin: string;
  readonly serviceProviderCode: string;
  /** As chosen in the portal. */
  readonly sessionLifetimeSeconds: number;
  /** Of the pay-bill broker. */
  readonly spId: string;
  readonly spPassword: string;
  /** Where it waits for results; without it none are told. */
  readonly brokerUrl?: string;
  readonly clock?: Clock;
  /** How far the broker's time stamp may lie from our clock. */
  readonly windowSeconds?: number;
};
