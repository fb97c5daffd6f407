import {
  MIXX_PUSH_FAILED,
  MIXX_PUSH_TAKEN,
  type MixxPushAnswer,
  type MixxToken,
  mixxPaths,
  mixxPush,
  mixxTokenQuestion,
} from '@kipute/provider-protocols/mobile-money/mixx';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MoneyNetwork } from '../network/network.ts';
import type { MixxAccount } from './mixx-account.ts';

function isAllowed({ headers }: FastifyRequest, account: MixxAccount): boolean {
  const { username, password } = headers;
  const isKnown = username === account.username && password === account.password;
  return isKnown && account.tokens.isGood(headers.authorization);
}

const refusal = (ReferenceID: string, ResponseDescription: string): MixxPushAnswer => ({
  ResponseCode: MIXX_PUSH_FAILED,
  ResponseStatus: false,
  ResponseDescription,
  ReferenceID,
});

function push(network: MoneyNetwork, account: MixxAccount, body: unknown): MixxPushAnswer {
  const wanted = mixxPush.safeParse(body).data;
  if (!wanted) return refusal('', 'Invalid request');
  const { ReferenceID, BillerMSISDN, CustomerMSISDN, Amount, Remarks } = wanted;
  const isOurs =
    ReferenceID.startsWith(account.billerCode) && BillerMSISDN === account.billerMsisdn;
  if (!isOurs) return refusal(ReferenceID, 'Invalid biller');
  const reference = ReferenceID.slice(account.billerCode.length);
  if (network.collections.ofReference('mixx', reference)) {
    return refusal(ReferenceID, 'Duplicate reference');
  }
  const { outcome } = network.collect({
    party: 'mixx',
    operator: 'mixx',
    reference,
    phone: CustomerMSISDN,
    amount: Amount,
    words: Remarks,
  });
  if (outcome) return refusal(ReferenceID, 'Customer not registered');
  return {
    ResponseCode: MIXX_PUSH_TAKEN,
    ResponseStatus: true,
    ResponseDescription: 'Request submitted successfully',
    ReferenceID,
  };
}

/** Token and prompt. */
export function registerPush(
  api: FastifyInstance,
  network: MoneyNetwork,
  account: MixxAccount,
): void {
  const paths = mixxPaths(account.partner);

  api.post(paths.token, ({ body }, reply) => {
    const form = mixxTokenQuestion.safeParse(body).data;
    if (form?.username !== account.username || form.password !== account.password) {
      return reply.code(401).send({ error: 'invalid_grant' });
    }
    const { lifetimeSeconds } = account.tokens;
    const { token } = account.tokens.issue();
    const answer: MixxToken = {
      access_token: token,
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
    };
    return answer;
  });

  api.post(paths.push, { config: { movesMoney: true } }, (request, reply) =>
    isAllowed(request, account)
      ? push(network, account, request.body)
      : reply.code(401).send({ error: 'invalid_token' }),
  );
}
