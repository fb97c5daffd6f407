import { randomBytes } from 'node:crypto';
import {
  type MpesaCode,
  type MpesaSession,
  type MpesaStatusQuery,
  mpesaCollectPath,
  mpesaCollectRequest,
  mpesaPayoutPath,
  mpesaPayoutRequest,
  mpesaSessionPath,
  mpesaStatusPath,
} from '@kipute/provider-protocols/mobile-money/mpesa-open-api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MoneyNetwork } from '../network/network.ts';
import type { Payment, PaymentOrder } from '../network/payments.ts';
import { answerOf, codeOfOutcome, httpStatusOf, receiptAnswer, statusAnswer } from './answers.ts';
import type { Sessions } from './sessions.ts';

type OpenApiOptions = { readonly sessions: Sessions; readonly serviceProviderCode: string };

type Request = {
  readonly input_Amount: string;
  readonly input_CustomerMSISDN: string;
  readonly input_ServiceProviderCode: string;
  readonly input_ThirdPartyConversationID: string;
  readonly input_TransactionReference: string;
};

function firstFault(
  request: Request,
  account: OpenApiOptions,
  network: MoneyNetwork,
): MpesaCode | undefined {
  const reference = request.input_ThirdPartyConversationID;
  if (request.input_ServiceProviderCode !== account.serviceProviderCode) return 'INS-13';
  if (!/^[1-9]\d{0,8}$/.test(request.input_Amount)) return 'INS-15';
  if (!/^[A-Za-z0-9]{1,20}$/.test(request.input_TransactionReference)) return 'INS-17';
  const isKnown = [network.collections, network.payouts].some((kept) =>
    kept.ofReference('mpesa', reference),
  );
  return isKnown ? 'INS-10' : undefined;
}

const orderOf = (request: Request, words: string): PaymentOrder => ({
  party: 'mpesa',
  operator: 'mpesa',
  reference: request.input_ThirdPartyConversationID,
  phone: request.input_CustomerMSISDN,
  amount: Number(request.input_Amount),
  words,
});

function sendCode(reply: FastifyReply, code: MpesaCode, reference: string, id?: string) {
  const conversation = id === undefined ? { reference } : { id, reference };
  return reply.code(httpStatusOf(code)).send(answerOf(code, conversation));
}

/** A prompt or a payout that ended at once was refused; any other was taken and is told later. */
function sendTaken(reply: FastifyReply, { id, reference, outcome }: Payment) {
  const code = outcome?.kind === 'refused' ? codeOfOutcome(outcome) : 'INS-0';
  return sendCode(reply, code, reference, id);
}

/** The Open API as an asynchronous market speaks it. */
export function registerOpenApi(
  api: FastifyInstance,
  network: MoneyNetwork,
  account: OpenApiOptions,
): void {
  api.get(mpesaSessionPath, ({ headers }, reply) => {
    const id = account.sessions.open(headers);
    if (id === undefined) return sendCode(reply, 'INS-2', '');
    const session: MpesaSession = { output_ResponseCode: 'INS-0', output_SessionID: id };
    return session;
  });

  api.register(async (guarded) => {
    guarded.addHook('onRequest', async ({ headers }, reply) => {
      if (!account.sessions.isOpenTo(headers)) return sendCode(reply, 'INS-2', '');
      return undefined;
    });

    guarded.post(mpesaCollectPath, { config: { movesMoney: true } }, ({ body }, reply) => {
      const request = mpesaCollectRequest.safeParse(body).data;
      if (!request) return sendCode(reply, 'INS-20', '');
      const fault = firstFault(request, account, network);
      if (fault) return sendCode(reply, fault, request.input_ThirdPartyConversationID);
      return sendTaken(reply, network.collect(orderOf(request, request.input_PurchasedItemsDesc)));
    });

    guarded.post(mpesaPayoutPath, { config: { movesMoney: true } }, ({ body }, reply) => {
      const request = mpesaPayoutRequest.safeParse(body).data;
      if (!request) return sendCode(reply, 'INS-20', '');
      const fault = firstFault(request, account, network);
      if (fault) return sendCode(reply, fault, request.input_ThirdPartyConversationID);
      return sendTaken(reply, network.payOut(orderOf(request, request.input_PaymentItemsDesc)));
    });

    guarded.get<{ Querystring: Partial<MpesaStatusQuery> }>(mpesaStatusPath, ({ query }, reply) => {
      const question = {
        id: randomBytes(16).toString('hex'),
        reference: query.input_ThirdPartyConversationID ?? '',
      };
      const about = query.input_QueryReference ?? '';
      const payment = findPayment(network, about);
      if (payment) return statusAnswer(payment, question);
      const line = network.merchant.at('mpesa').findReceipt(about);
      if (line) return receiptAnswer(line, question);
      return sendCode(reply, 'INS-18', question.reference, question.id);
    });
  });
}

/** By our reference or by their conversation. */
function findPayment(network: MoneyNetwork, about: string): Payment | undefined {
  const kept = [network.collections, network.payouts];
  return kept.map((list) => list.ofReference('mpesa', about) ?? list.find(about)).find(Boolean);
}
