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
import type { MixxTerms } from './mixx-terms.ts';

function isAllowed({ headers }: FastifyRequest, terms: MixxTerms): boolean {
  const { username, password } = headers;
  const isKnown = username === terms.username && password === terms.password;
  return isKnown && terms.tokens.isGood(headers.authorization);
}

const refusal = (ReferenceID: string, ResponseDescription: string): MixxPushAnswer => ({
  ResponseCode: MIXX_PUSH_FAILED,
  ResponseStatus: false,
  ResponseDescription,
  ReferenceID,
});

function push(network: MoneyNetwork, terms: MixxTerms, body: unknown): MixxPushAnswer {
  const wanted = mixxPush.safeParse(body).data;
  if (!wanted) return refusal('', 'Invalid request');
  const { ReferenceID, BillerMSISDN, CustomerMSISDN, Amount, Remarks } = wanted;
  const isOurs = ReferenceID.startsWith(terms.billerCode) && BillerMSISDN === terms.billerMsisdn;
  if (!isOurs) return refusal(ReferenceID, 'Invalid biller');
  const reference = ReferenceID.slice(terms.billerCode.length);
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
export function registerPush(api: FastifyInstance, network: MoneyNetwork, terms: MixxTerms): void {
  const paths = mixxPaths(terms.partner);

  api.post(paths.token, ({ body }, reply) => {
    const form = mixxTokenQuestion.safeParse(body).data;
    if (form?.username !== terms.username || form.password !== terms.password) {
      return reply.code(401).send({ error: 'invalid_grant' });
    }
    const { lifetimeSeconds } = terms.tokens;
    const { token } = terms.tokens.issue();
    const answer: MixxToken = {
      access_token: token,
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
    };
    return answer;
  });

  api.post(paths.push, { config: { movesMoney: true } }, (request, reply) =>
    isAllowed(request, terms)
      ? push(network, terms, request.body)
      : reply.code(401).send({ error: 'invalid_token' }),
  );
}
