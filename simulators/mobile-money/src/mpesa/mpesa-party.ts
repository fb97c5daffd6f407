import {
  type MpesaResult,
  mpesaCodes,
} from '@kipute/provider-protocols/mobile-money/mpesa-open-api';
import type { CallbackRequest } from '../network/callbacks.ts';
import type { Outcome } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { Party } from '../party.ts';
import { newRsaKey } from '../rsa-key.ts';
import { codeOfOutcome } from './answers.ts';
import { brokerStep } from './broker.ts';
import { BrokerResults, registerBrokerResults } from './broker-results.ts';
import { registerOpenApi } from './open-api-routes.ts';
import { Sessions } from './sessions.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function resultOf({ id, reference }: Payment, told: Outcome): CallbackRequest {
  const code = codeOfOutcome(told);
  const result: MpesaResult = {
    input_OriginalConversationID: id,
    input_ThirdPartyConversationID: reference,
    input_TransactionID: told.kind === 'paid' ? told.receipt : 'N/A',
    input_ResultCode: code,
    input_ResultDesc: mpesaCodes[code],
  };
  return {
    path: '/callbacks/mobile-money/mpesa',
    contentType: 'application/json',
    body: JSON.stringify(result),
  };
}

/** Vodacom. What the environment does not say is what the house believes without being told. */
export function createMpesaParty(env: Environment): Party {
  const key = newRsaKey();
  const sessions = new Sessions(key, {
    apiKey: env.MPESA_API_KEY ?? 'development',
    origin: env.MPESA_ORIGIN ?? 'localhost',
    lifetimeSeconds: Number(env.MPESA_SESSION_SECONDS ?? 3_600),
  });
  const serviceProviderCode = env.MPESA_SERVICE_PROVIDER_CODE ?? '000000';
  const provider = {
    spId: env.MPESA_SP_ID ?? 'kipute',
    password: env.MPESA_SP_PASSWORD ?? 'development',
  };
  const results = new BrokerResults(provider);
  return {
    name: 'mpesa',
    register: (api, network) => {
      registerOpenApi(api, network, { sessions, serviceProviderCode });
      registerBrokerResults(api, results);
    },
    collectionCallback: resultOf,
    payoutCallback: resultOf,
    billSteps: (bill) => [brokerStep(bill, provider, results)],
    tells: { MPESA_PUBLIC_KEY: key.publicKey },
    secondAddress: 'MPESA_BROKER_URL',
    shows: () => results.lines(),
  };
}
