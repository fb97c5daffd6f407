import {
  type AirtelCallback,
  airtelCallbackHash,
} from '@kipute/provider-protocols/mobile-money/airtel';
import type { CallbackRequest } from '../network/callbacks.ts';
import type { Outcome } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { Party } from '../party.ts';
import { newRsaKey } from '../rsa-key.ts';
import { registerAirtel } from './airtel-routes.ts';
import { stateOf } from './answers.ts';
import { Tokens } from './tokens.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function messageOf(told: Outcome): string {
  if (told.kind === 'paid') return `Paid TSh ${told.amount} to KIPUTE`;
  return told.reason === 'expired' ? 'Transaction Expired' : 'Not paid';
}

function callbackOf({ reference }: Payment, told: Outcome, key: string): CallbackRequest {
  const transaction = {
    id: reference,
    message: messageOf(told),
    status_code: stateOf(told),
    ...(told.kind === 'paid' ? { airtel_money_id: told.receipt } : {}),
  };
  const callback: AirtelCallback = { transaction, hash: airtelCallbackHash(transaction, key) };
  return {
    path: '/callbacks/mobile-money/airtel',
    contentType: 'application/json',
    body: JSON.stringify(callback),
  };
}

/** Airtel. What the environment does not say is what the house believes without being told. */
export function createAirtelParty(env: Environment): Party {
  const key = newRsaKey();
  const tokens = new Tokens({
    clientId: env.AIRTEL_CLIENT_ID ?? 'kipute',
    clientSecret: env.AIRTEL_CLIENT_SECRET ?? 'development',
    lifetimeSeconds: Number(env.AIRTEL_TOKEN_SECONDS ?? 180),
  });
  const pin = env.AIRTEL_PIN ?? 'development';
  const callbackKey = env.AIRTEL_CALLBACK_KEY ?? 'development';
  const isPin = (encrypted: string) => key.open(encrypted) === pin;
  return {
    name: 'airtel',
    register: (api, network) => registerAirtel(api, network, { tokens, isPin }),
    collectionCallback: (payment, told) => callbackOf(payment, told, callbackKey),
    tells: { AIRTEL_PUBLIC_KEY: key.publicKey },
  };
}
