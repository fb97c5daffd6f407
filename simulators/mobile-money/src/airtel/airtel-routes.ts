import {
  type AirtelCode,
  airtelBalancePath,
  airtelCollectPath,
  airtelCollectRequest,
  airtelCollectStatusPath,
  airtelPayoutPath,
  airtelPayoutRequest,
  airtelSummaryPath,
  airtelTokenPath,
} from '@kipute/provider-protocols/mobile-money/airtel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MoneyNetwork } from '../network/network.ts';
import type { PaymentOrder } from '../network/payments.ts';
import { faultAnswer, paymentAnswer, promptAnswer, summaryRow } from './answers.ts';
import type { Tokens } from './tokens.ts';

type AirtelAccount = {
  readonly tokens: Tokens;
  readonly isPin: (encrypted: string) => boolean;
};

type OneTransaction = { Params: { id: string } };
type Period = { Querystring: { from?: string; to?: string; limit?: string; offset?: string } };

const moving = { config: { movesMoney: true } } as const;

const refuse = (reply: FastifyReply, code: AirtelCode) => reply.code(400).send(faultAnswer(code));

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount > 0;

type Wanted = {
  readonly msisdn: string;
  readonly transaction: { readonly amount: number; readonly id: string };
};

const orderOf = ({ msisdn, transaction }: Wanted): PaymentOrder => ({
  party: 'airtel',
  operator: 'airtel',
  reference: transaction.id,
  phone: `255${msisdn}`,
  amount: transaction.amount,
  words: 'KIPUTE',
});

function isKnown(network: MoneyNetwork, id: string): boolean {
  const kept = [network.collections, network.payouts];
  return kept.some((list) => list.ofReference('airtel', id));
}

async function requireToken(tokens: Tokens, { headers }: FastifyRequest, reply: FastifyReply) {
  if (!tokens.isGood(headers.authorization)) {
    return reply.code(401).send({ error: 'invalid_token' });
  }
  const isOurMarket = headers['x-country'] === 'TZ' && headers['x-currency'] === 'TZS';
  return isOurMarket ? undefined : refuse(reply, 'ESB000008');
}

function registerPayments(
  api: FastifyInstance,
  network: MoneyNetwork,
  { isPin }: AirtelAccount,
): void {
  api.post(airtelCollectPath, moving, ({ body }, reply) => {
    const request = airtelCollectRequest.safeParse(body).data;
    if (!request || !isAmount(request.transaction.amount)) return refuse(reply, 'ESB000008');
    if (isKnown(network, request.transaction.id)) return refuse(reply, 'ESB000045');
    const { msisdn } = request.subscriber;
    const payment = network.collect(orderOf({ msisdn, transaction: request.transaction }));
    return payment.outcome ? refuse(reply, 'ESB000011') : promptAnswer(payment);
  });

  api.post(airtelPayoutPath, moving, ({ body }, reply) => {
    const request = airtelPayoutRequest.safeParse(body).data;
    if (!request || !isAmount(request.transaction.amount)) return refuse(reply, 'ESB000008');
    if (!isPin(request.pin)) return refuse(reply, 'ESB000041');
    if (isKnown(network, request.transaction.id)) return refuse(reply, 'DP00900001011');
    const { msisdn } = request.payee;
    const order = orderOf({ msisdn, transaction: request.transaction });
    return paymentAnswer(network.payOut(order), 'payout');
  });

  api.get<OneTransaction>(`${airtelCollectStatusPath}:id`, ({ params }, reply) => {
    const payment = network.collections.ofReference('airtel', params.id);
    return payment ? paymentAnswer(payment, 'collection') : refuse(reply, 'DP00800001025');
  });

  api.get<OneTransaction>(`${airtelPayoutPath}:id`, ({ params }, reply) => {
    const payment = network.payouts.ofReference('airtel', params.id);
    return payment ? paymentAnswer(payment, 'payout') : refuse(reply, 'DP00800001025');
  });
}

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

function registerAccount(api: FastifyInstance, network: MoneyNetwork): void {
  const account = () => network.merchant.at('airtel');

  api.get(airtelBalancePath, () => {
    const isEmpty = network.knobs.of('airtel').float === 'empty';
    const balance = amounts.format(isEmpty ? 0 : account().float);
    return {
      data: { balance, currency: 'TZS', account_status: 'Active' },
      status: { code: '200' },
    };
  });

  api.get<Period>(airtelSummaryPath, ({ query }) => {
    const lines = account().linesBetween(Number(query.from ?? 0), Number(query.to ?? Date.now()));
    const offset = Number(query.offset ?? 0);
    const page = lines.slice(offset, offset + Number(query.limit ?? 100));
    return { data: { count: page.length, transactions: page.map(summaryRow) } };
  });
}

/** Airtel's Open API. */
export function registerAirtel(
  api: FastifyInstance,
  network: MoneyNetwork,
  account: AirtelAccount,
): void {
  api.post(airtelTokenPath, ({ body }, reply) => {
    const token = account.tokens.issue(body);
    return token ?? reply.code(401).send({ error: 'invalid_client' });
  });

  api.register(async (guarded) => {
    guarded.addHook('onRequest', (request, reply) => requireToken(account.tokens, request, reply));
    registerPayments(guarded, network, account);
    registerAccount(guarded, network);
  });
}
