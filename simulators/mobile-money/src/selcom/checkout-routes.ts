import {
  type SelcomAnswer,
  type SelcomFields,
  selcomFields,
  selcomHeaders,
  selcomOrder,
  selcomPaths,
  selcomWalletPayment,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MoneyNetwork } from '../network/network.ts';
import { done, failed, failureOf, orderStatus, pending } from './answers.ts';
import type { Orders } from './orders.ts';
import type { SelcomAccount } from './selcom-account.ts';

type OrderQuery = { Querystring: { order_id?: string } };

/** Where the outcome is told; without a webhook, where the vendor has registered. */
function callbackPathOf(webhook: string | undefined): string {
  const url = URL.parse(Buffer.from(webhook ?? '', 'base64').toString());
  return url ? `${url.pathname}${url.search}` : '/callbacks/mobile-money/selcom';
}

const items = selcomOrder.pick({ no_of_items: true });

/** One prompt for an order, however often it is asked for. */
function walletPayment(network: MoneyNetwork, orders: Orders, body: unknown): SelcomAnswer {
  const wanted = selcomWalletPayment.safeParse(body).data;
  const order = orders.find(wanted?.order_id ?? '');
  if (!wanted || !order) return failed('022', 'Order not found');
  if (network.collections.ofReference('selcom', order.order_id)) return pending();
  const { outcome } = network.collect({
    party: 'selcom',
    reference: order.order_id,
    phone: wanted.msisdn,
    amount: order.amount,
    words: order.merchant_remarks ?? order.vendor,
    details: { callbackPath: callbackPathOf(order.webhook) },
  });
  return outcome?.kind === 'refused' ? failureOf(outcome.reason) : pending();
}

export function registerCheckout(
  api: FastifyInstance,
  network: MoneyNetwork,
  { orders, vendor }: Pick<SelcomAccount, 'vendor'> & { readonly orders: Orders },
): void {
  api.post(selcomPaths.createOrder, ({ body }, reply) => {
    if (!items.safeParse(body).success) return reply.code(412).send(failed('412'));
    const order = selcomOrder.safeParse(body).data;
    if (!order || order.vendor !== vendor) return reply.code(400).send(failed('400'));
    if (orders.find(order.order_id)) return failed('022', 'Duplicate order');
    orders.keep(order);
    const payment_gateway_url = Buffer.from('http://127.0.0.1/').toString('base64');
    return done({ data: [{ payment_token: '80008000', payment_gateway_url }] });
  });

  api.post(selcomPaths.walletPayment, { config: { movesMoney: true } }, ({ body }) =>
    walletPayment(network, orders, body),
  );

  api.get<OrderQuery>(selcomPaths.orderStatus, ({ query }) => {
    const order = orders.find(query.order_id ?? '');
    if (!order) return failed('022', 'Order not found');
    const payment = network.collections.ofReference('selcom', order.order_id);
    return done({ data: [orderStatus(order, payment)] });
  });
}

/** As they are signed: those of the list, in its order; none of the request may be left out. */
function signedFields({ body, query, headers }: FastifyRequest): SelcomFields | undefined {
  const all = selcomFields.safeParse(body ?? query).data;
  const names = String(headers['signed-fields'] ?? '').split(',');
  if (!all || Object.keys(all).some((name) => !names.includes(name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
}

/** Everything the merchant sends must be signed with its key and its secret. */
export async function requireSignature(
  account: SelcomAccount,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const fields = signedFields(request);
  const sent = request.headers;
  const at = new Date(String(sent.timestamp));
  if (!fields || Number.isNaN(at.getTime())) return reply.code(401).send(failed('401'));
  const expected = selcomHeaders(fields, account, at);
  const isRight = Object.entries(expected).every(([name, value]) => sent[name] === value);
  return isRight ? undefined : reply.code(401).send(failed('401'));
}
