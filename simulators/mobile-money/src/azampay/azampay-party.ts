import {
  type AzampayCallback,
  type AzampayToken,
  type AzampayTransferCallback,
  azampayTokenPath,
  azampayTokenQuestion,
} from '@kipute/provider-protocols/mobile-money/azampay';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IssuedTokens } from '../issued-tokens.ts';
import type { CallbackRequest } from '../network/callbacks.ts';
import type { Outcome } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { Party } from '../party.ts';
import { messageOf, registerPayments, statusOf } from './payment-routes.ts';

function registerToken(api: FastifyInstance, account: AzampayAccount): void {
  api.post(azampayTokenPath, ({ body }, reply) => {
    const asked = azampayTokenQuestion.safeParse(body).data;
    const { appName, clientId, clientSecret } = account;
    const isKnown = asked?.appName === appName && asked.clientId === clientId;
    if (!isKnown || asked.clientSecret !== clientSecret) {
      return reply.code(423).send({ success: false, message: 'Invalid credentials' });
    }
    const { token, endsAt } = account.tokens.issue();
    const answer: AzampayToken = {
      success: true,
      data: { accessToken: token, expire: endsAt.toISOString() },
    };
    return answer;
  });
}

async function requireToken(
  { tokens, apiKey }: AzampayAccount,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const isAllowed = tokens.isGood(headers.authorization) && headers['x-api-key'] === apiKey;
  if (isAllowed) return undefined;
  const message = 'Please Provide Valid Authorization';
  return reply.code(401).send({ success: false, message });
}

const callbackWith = (body: AzampayCallback | AzampayTransferCallback): CallbackRequest => ({
  path: '/callbacks/mobile-money/azampay',
  contentType: 'application/json',
  body: JSON.stringify(body),
});

function checkoutCallback(payment: Payment, told: Outcome): CallbackRequest {
  const isPaid = told.kind === 'paid';
  return callbackWith({
    msisdn: payment.phone,
    amount: String(isPaid ? told.amount : payment.amount),
    message: messageOf(told),
    utilityref: payment.reference,
    operator: payment.details.provider ?? '',
    reference: payment.id,
    transactionstatus: statusOf(told),
    submerchantAcc: null,
    transid: isPaid ? told.receipt : null,
  });
}

function transferCallback(payment: Payment, told: Outcome): CallbackRequest {
  return callbackWith({
    initiatorReferenceId: payment.reference,
    fspReferenceId: told.kind === 'paid' ? told.receipt : null,
    pgReferenceId: payment.id,
    amount: String(payment.amount),
    status: statusOf(told),
    message: messageOf(told),
    operator: payment.details.provider ?? '',
  });
}

/** AzamPay. What the environment does not say is what the house believes without being told. */
export function createAzampayParty(env: Readonly<Record<string, string | undefined>>): Party {
  const account = azampayAccount(env);
  return {
    name: 'azampay',
    register: (api, network) => {
      registerToken(api, account);
      api.register(async (guarded) => {
        guarded.addHook('onRequest', (request, reply) => requireToken(account, request, reply));
        registerPayments(guarded, network);
      });
    },
    collectionCallback: checkoutCallback,
    payoutCallback: transferCallback,
    secondAddress: 'AZAMPAY_AUTHENTICATOR_URL',
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the gateway has agreed with the merchant. */
function azampayAccount(env: Environment) {
  return {
    tokens: new IssuedTokens(Number(env.AZAMPAY_TOKEN_SECONDS ?? 3_600)),
    appName: env.AZAMPAY_APP_NAME ?? 'kipute',
    clientId: env.AZAMPAY_CLIENT_ID ?? 'kipute',
    clientSecret: env.AZAMPAY_CLIENT_SECRET ?? 'development',
    apiKey: env.AZAMPAY_API_KEY ?? 'development',
  } as const;
}

type AzampayAccount = ReturnType<typeof azampayAccount>;
