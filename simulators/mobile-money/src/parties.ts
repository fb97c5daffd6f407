import { createAirtelParty } from './airtel/airtel-party.ts';
import { createAzampayParty } from './azampay/azampay-party.ts';
import { createMixxParty } from './mixx/mixx-party.ts';
import { createMpesaParty } from './mpesa/mpesa-party.ts';
import type { Party } from './party.ts';
import { createSelcomParty } from './selcom/selcom-party.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Everybody who moves money here, with the secrets that the environment gives them. */
export function createParties(env: Environment): readonly Party[] {
  return [
    createMpesaParty(env),
    createAirtelParty(env),
    createMixxParty(env),
    createSelcomParty(env),
    createAzampayParty(env),
  ];
}
