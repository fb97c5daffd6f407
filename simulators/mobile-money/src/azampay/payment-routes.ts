import {
  type AzampayCheckoutAnswer,
  type AzampayProvider,
  type AzampayStatus,
  type AzampayTransferAnswer,
  azampayCheckout,
  azampayPaths,
  azampayTransfer,
} from '@kipute/provider-protocols/mobile-money/azampay';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MoneyNetwork } from '../network/network.ts';
import type { Outcome, RefusalReason } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { OperatorName } from '../phones/operators.ts';

/** Azampesa wallets are nobody's phone here. */
const operators: Readonly<Record<Exclude<AzampayProvider, 'Azampesa'>, OperatorName>> = {
  Airtel: 'airtel',
  Tigo: 'mixx',
  Halopesa: 'halopesa',
  Mpesa: 'mpesa',
};

const messages: Readonly<Record<RefusalReason, string>> = {
  cancelled: 'Cancelled by user',
  'wrong-pin': 'Wrong PIN',
  'funds-short': 'Insufficient funds',
  expired: 'Request expired',
  'phone-unknown': 'Invalid mobile number',
  'float-empty': 'Insufficient float',
};

export const messageOf = (outcome: Outcome): string =>
  outcome.kind === 'paid' ? 'Transaction completed' : messages[outcome.reason];

export const statusOf = (outcome: Outcome) => (outcome.kind === 'paid' ? 'success' : 'failure');

const invalid = (reply: FastifyReply, message: string) =>
  reply.code(400).send({ success: false, message, statusCode: 400 });

const duplicate = (reply: FastifyReply) =>
  reply.code(403).send({ success: false, message: 'Duplicate External Reference Id' });

function begun({ outcome }: Payment): { readonly success: boolean; readonly message: string } {
  if (outcome?.kind === 'refused') return { success: false, message: messageOf(outcome) };
  return { success: true, message: 'Your transaction is in process' };
}

function registerCheckout(api: FastifyInstance, network: MoneyNetwork): void {
  api.post(azampayPaths.checkout, { config: { movesMoney: true } }, ({ body }, reply) => {
    const wanted = azampayCheckout.safeParse(body).data;
    const amount = Number(wanted?.amount);
    if (!wanted || !Number.isSafeInteger(amount) || amount <= 0) {
      return invalid(reply, 'Invalid request');
    }
    if (wanted.provider === 'Azampesa') return invalid(reply, 'Invalid provider');
    if (network.collections.ofReference('azampay', wanted.externalId)) return duplicate(reply);
    const payment = network.collect({
      party: 'azampay',
      operator: operators[wanted.provider],
      reference: wanted.externalId,
      phone: wanted.accountNumber,
      amount,
      words: wanted.additionalProperties?.words ?? 'AzamPay',
      details: { provider: wanted.provider },
    });
    const answer: AzampayCheckoutAnswer = { ...begun(payment), transactionId: payment.id };
    return answer;
  });
}

function registerTransfer(api: FastifyInstance, network: MoneyNetwork): void {
  api.post(azampayPaths.transfer, { config: { movesMoney: true } }, ({ body }, reply) => {
    const wanted = azampayTransfer.safeParse(body).data;
    if (!wanted) return invalid(reply, 'Invalid request');
    const { destination, transferDetails, externalReferenceId, remarks } = wanted;
    const { bankName } = destination;
    if (bankName === 'Azampesa') return invalid(reply, 'Invalid BankName.');
    if (network.payouts.ofReference('azampay', externalReferenceId)) return duplicate(reply);
    const payment = network.payOut({
      party: 'azampay',
      operator: operators[bankName],
      reference: externalReferenceId,
      phone: destination.accountNumber,
      amount: transferDetails.amount,
      words: remarks,
      details: { provider: bankName },
    });
    const answer: AzampayTransferAnswer = { ...begun(payment), pgReferenceId: payment.id };
    return answer;
  });
}

type StatusQuery = { Querystring: { pgReferenceId?: string; bankName?: string } };

function registerStatus(api: FastifyInstance, network: MoneyNetwork): void {
  api.get<StatusQuery>(azampayPaths.status, ({ query }, reply) => {
    const id = query.pgReferenceId ?? '';
    const payment = network.collections.find(id) ?? network.payouts.find(id);
    const isOurs = payment?.party === 'azampay' && payment.details.provider === query.bankName;
    if (!isOurs) return reply.code(404).send({ success: false, message: 'Transaction not found' });
    const { outcome } = payment;
    const answer: AzampayStatus = {
      success: true,
      data: outcome ? statusOf(outcome) : 'pending',
      message: outcome ? messageOf(outcome) : 'Your transaction is in process',
    };
    return answer;
  });
}

export function registerPayments(api: FastifyInstance, network: MoneyNetwork): void {
  registerCheckout(api, network);
  registerTransfer(api, network);
  registerStatus(api, network);
}
