import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AnyParty } from '../../world/mobile-money.ts';
import type { PaymentsScene } from '../scene.ts';
import type { CapturedMessage } from '../world/callback-relay.ts';

/** What the adversary wants the house to believe about a payment of its own. */
export type Lie = {
  readonly party: AnyParty;
  readonly way: 'in' | 'out';
  readonly reference: string;
  readonly phone: string;
  readonly amount: number;
  readonly says: 'paid' | 'refused' | 'nothing clear';
  /** Given as the operator's own for the payment. */
  readonly number: string;
  readonly receipt: string;
};

type Forger = (lie: Lie) => CapturedMessage;

const json = (channel: string, body: object): CapturedMessage => ({
  path: `/callbacks/mobile-money/${channel}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const mpesaCodes = { paid: 'INS-0', refused: 'INS-2006', 'nothing clear': 'INS-16' } as const;

const aboutMpesa: Forger = ({ reference, says, number, receipt }) =>
  json('mpesa', {
    input_OriginalConversationID: number,
    input_ThirdPartyConversationID: reference,
    input_TransactionID: says === 'paid' ? receipt : 'N/A',
    input_ResultCode: mpesaCodes[says],
    input_ResultDesc: 'Request processed',
  });

const airtelStates = { paid: 'TS', refused: 'TF', 'nothing clear': 'TA' } as const;

/** Its hash is made with a key that is not the operator's. */
const aboutAirtel: Forger = ({ reference, says, receipt }) => {
  const message = says === 'paid' ? 'Paid' : 'Not paid';
  const transaction = { id: reference, message, status_code: airtelStates[says] };
  const told = says === 'paid' ? { ...transaction, airtel_money_id: receipt } : transaction;
  return json('airtel', { transaction: told, hash: digestOf(JSON.stringify(told)) });
};

const aboutMixx: Forger = ({ reference, says, receipt, amount }) =>
  json('mixx?key=guessed', {
    Status: says === 'paid',
    Description: says === 'paid' ? 'Success' : 'Cancelled',
    ...(says === 'paid' && { MFSTransactionID: receipt }),
    ReferenceID: `KPT${reference}`,
    Amount: String(amount),
  });

const selcomStates = {
  paid: ['SUCCESS', '000', 'COMPLETED'],
  refused: ['FAIL', '022', 'USERCANCELLED'],
  'nothing clear': ['AMBIGUOUS', '999', 'PENDING'],
} as const;

const aboutSelcom: Forger = ({ reference, says, receipt }) => {
  const [result, resulcode, payment_status] = selcomStates[says];
  const body = { transid: receipt, order_id: reference, reference: receipt, result };
  const forged = json('selcom', { ...body, resulcode, payment_status });
  const headers = {
    authorization: 'SELCOM ZGV2ZWxvcG1lbnQ=',
    'digest-method': 'HS256',
    digest: digestOf(forged.body),
    timestamp: new Date().toISOString(),
    'signed-fields': 'transid,order_id,reference,result,resultcode,payment_status',
  };
  return { ...forged, headers: { ...forged.headers, ...headers } };
};

const aboutAzampay: Forger = ({ way, reference, says, number, receipt, phone, amount }) => {
  const status = says === 'paid' ? 'success' : 'failure';
  const shared = { amount: String(amount), message: says, operator: 'Halopesa' };
  return way === 'in'
    ? json('azampay', {
        ...{ ...shared, msisdn: phone, utilityref: reference, reference: number },
        ...{ transactionstatus: status, submerchantAcc: null, transid: receipt },
      })
    : json('azampay', {
        ...{ ...shared, initiatorReferenceId: reference, fspReferenceId: receipt },
        ...{ pgReferenceId: number, status },
      });
};

const digestOf = (text: string): string =>
  createHash('sha256').update(`guessed ${text}`).digest('base64');

const forgers: Readonly<Record<AnyParty, Forger>> = {
  mpesa: aboutMpesa,
  airtel: aboutAirtel,
  mixx: aboutMixx,
  selcom: aboutSelcom,
  azampay: aboutAzampay,
};

/** As the party would have written it, but for what only the party can make. */
export const forgedMessage: Forger = (lie) => forgers[lie.party](lie);

/** As parties number their payments. */
export const inventedNumber = (): string => randomBytes(16).toString('hex');
export const inventedReceipt = (): string => `F${randomBytes(5).toString('hex').toUpperCase()}`;

/** A payment from the menu that the adversary would like to have been made. */
export type InventedBill = {
  readonly receipt: string;
  readonly phone: string;
  /** As it is written, with or without cents. */
  readonly amount: string;
  readonly till: string;
  /** What the payer is to have typed: the player's registered number. */
  readonly reference: string;
};

/** What M-Pesa's broker puts into a message of that time; known from one that was captured then. */
export const spPasswordOf = (timestamp: string): string =>
  createHash('sha256').update(`kiputedevelopment${timestamp}`).digest('base64');

type BrokerSecret = { readonly timestamp: string; readonly spPassword: string };

export function mpesaBill(bill: InventedBill, { timestamp, spPassword }: BrokerSecret) {
  const conversation = inventedNumber();
  const provider = tags({ spId: 'kipute', spPassword, timestamp });
  const transaction = tags({
    ...{ amount: bill.amount, commandID: 'Pay Bill', initiator: bill.phone },
    ...{ originatorConversationID: conversation, recipient: bill.till },
    ...{ mpesaReceipt: bill.receipt, transactionDate: new Date().toISOString() },
    ...{ accountReference: bill.reference, transactionID: bill.receipt },
    conversationID: conversation,
  });
  const parts = `<serviceProvider>${provider}</serviceProvider><transaction>${transaction}</transaction>`;
  return {
    path: '/callbacks/mobile-money/mpesa-paybill',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?><mpesaBroker version="2.0"><request>${parts}</request></mpesaBroker>`,
  };
}

/** `path` has the key that was captured with it. */
export function mixxBill(bill: InventedBill, path: string): CapturedMessage {
  const command = tags({
    ...{ TYPE: 'SYNC_BILLPAY_REQUEST', TXNID: bill.receipt, AMOUNT: bill.amount },
    ...{ MSISDN: bill.phone.slice(3), COMPANYNAME: bill.till },
    CUSTOMERREFERENCEID: bill.reference,
  });
  return {
    path,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><COMMAND>${command}</COMMAND>`,
  };
}

const tags = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');

/** Elsewhere than the operators, for a house that knows where they live. */
const ADVERSARY_ADDRESS = process.platform === 'linux' ? '127.0.0.66' : '127.0.0.1';
const ANSWER_WITHIN_MS = 20_000;
const COME_AGAIN = 503;

/** Straight to the house, past the relay. A house that falls over is remembered for the laws. */
export async function post(
  { house, played }: PaymentsScene,
  { path, headers, body }: CapturedMessage,
): Promise<void> {
  const status = await new Promise<number>((resolve) => {
    const asked = request(`${house.playerUrl}${path}`, {
      ...{ method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      ...{ localAddress: ADVERSARY_ADDRESS, timeout: ANSWER_WITHIN_MS },
    });
    asked.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
  const isFault = status === 0 || (status >= 500 && status !== COME_AGAIN);
  if (isFault) played.faults.push(`a forged message to ${path}: HTTP ${status}`);
}
