import {
  type MpesaBrokerResponse,
  type MpesaBrokerResult,
  type MpesaBrokerTransaction,
  mpesaBrokerPassword,
  mpesaBrokerResult,
} from '@kipute/provider-protocols/mobile-money/mpesa-broker';
import { readXml, writeXml } from '@kipute/provider-protocols/mobile-money/xml';
import type { FastifyInstance } from 'fastify';

type Provider = { readonly spId: string; readonly password: string };
type Result = MpesaBrokerResult['mpesaBroker']['result'];

type AwaitedBill = {
  readonly transaction: MpesaBrokerTransaction;
  result: Result['transaction'] | undefined;
};

/** More than are ever open at once: what is forgotten here is refused for ever. */
const BILLS_KEPT = 5_000;

/** What the broker has told the merchant, and what it was told in return. */
export class BrokerResults {
  readonly #awaited = new Map<string, AwaitedBill>();
  readonly #provider: Provider;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  await(transaction: MpesaBrokerTransaction): void {
    this.#awaited.set(transaction.transactionID, { transaction, result: undefined });
    const [oldest] = this.#awaited.keys();
    if (this.#awaited.size > BILLS_KEPT && oldest !== undefined) this.#awaited.delete(oldest);
  }

  /** False when it is forged, or about no conversation of the broker's. */
  hear({ serviceProvider, transaction }: Result): boolean {
    const { spId, spPassword, timestamp } = serviceProvider;
    const expected = mpesaBrokerPassword(this.#provider.spId, this.#provider.password, timestamp);
    const bill = this.#awaited.get(transaction.transactionID);
    if (spId !== this.#provider.spId || spPassword !== expected || !bill) return false;
    if (transaction.conversationID !== bill.transaction.conversationID) return false;
    bill.result = transaction;
    return true;
  }

  /** Newest first, in words. */
  lines(): readonly string[] {
    return [...this.#awaited.values()].reverse().map(({ transaction, result }) => {
      const came = result
        ? `matokeo ${result.resultCode} · result ${result.resultCode} ${result.serviceReceipt}`
        : 'matokeo bado · no result yet';
      return `${transaction.mpesaReceipt}: ${came}`;
    });
  }
}

/** Where the merchant brings the result of a pay-bill. */
export function registerBrokerResults(api: FastifyInstance, results: BrokerResults): void {
  api.post<{ Body: string }>('/', async ({ body }, reply) => {
    const result = mpesaBrokerResult.safeParse(readXml(body)).data?.mpesaBroker.result;
    if (!result || !results.hear(result)) return reply.code(400).send();
    const { conversationID, originatorConversationID, transactionID } = result.transaction;
    const response: MpesaBrokerResponse['mpesaBroker']['response'] = {
      conversationID,
      originatorConversationID,
      responseCode: '0',
      responseDesc: 'Received',
      serviceStatus: 'Success',
      transactionID,
    };
    const text = writeXml({ mpesaBroker: { '@version': '2.0', response } });
    return reply.type('text/xml; charset=utf-8').send(text);
  });
}
