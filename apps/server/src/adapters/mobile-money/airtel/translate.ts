import { parseShillings, type Senti } from '@kipute/domain/money/senti';
import {
  type AirtelAnswer,
  type AirtelCollectRequest,
  type AirtelPayoutRequest,
  airtelAnswer,
  airtelBalance,
  airtelSummary,
} from '@kipute/provider-protocols/mobile-money/airtel';
import type {
  OperatorLine,
  PartyResponse,
  PaymentRequest,
  RefusalReason,
  Verdict,
} from '../../../features/payments/ports.ts';
import { type HttpResponse, jsonOf } from '../../http-client.ts';
import { fullNumber, inShillings, nationalNumber } from '../exchange/amounts-and-phones.ts';
import { refused, unknown, verdictOfSilence } from '../exchange/verdicts.ts';

/**
 * The codes after which it is certain that no money moved. All others, known or not, are unknown:
 * a general error, a vendor that is down, a time-out and a repeated id can hide a payment, and
 * …005 stands for an id, a PIN nobody typed or a fault of theirs.
 */
const definite: Readonly<Record<string, RefusalReason>> = {
  DP00800001002: 'wrong-pin',
  DP00800001003: 'limit-reached',
  DP00800001004: 'refused',
  DP00800001007: 'funds-short',
  DP00800001008: 'refused',
  DP00800001010: 'refused',
  DP00800001029: 'timed-out',
  DP00900001003: 'limit-reached',
  DP00900001004: 'refused',
  DP00900001005: 'refused',
  DP00900001007: 'float-empty',
  DP00900001009: 'phone-unknown',
  DP00900001012: 'phone-unknown',
  ESB000008: 'refused',
  ESB000011: 'phone-unknown',
  ESB000014: 'funds-short',
  ESB000033: 'limit-reached',
  ESB000036: 'limit-reached',
  ESB000041: 'wrong-pin',
};

/** Of a transaction; the two that need a receipt or a reason are read with what stands beside. */
const states: Readonly<Record<string, 'paid' | 'refused' | 'in-progress' | 'unknown'>> = {
  TS: 'paid',
  TF: 'refused',
  // Taken and given back: nothing of it stays with us.
  TR: 'refused',
  TIP: 'in-progress',
  DP_INITIATED: 'in-progress',
  TA: 'unknown',
};

const acceptedCodes = new Set(['DP00800001001', 'DP00800001006', 'DP00900001001', 'DP00900001006']);

function readAnswer(answer: HttpResponse): AirtelAnswer | undefined {
  if (answer.kind === 'lost' || answer.httpStatus >= 500) return undefined;
  return airtelAnswer.safeParse(jsonOf(answer.text)).data;
}

const wordsOf = (answer: HttpResponse): string =>
  answer.kind === 'lost' ? answer.words : `http-${answer.httpStatus}`;

const codeOf = ({ status }: AirtelAnswer): string =>
  status.response_code || status.result_code || '';

type Said = {
  readonly state: string;
  readonly receipt: string | undefined;
  readonly reason: RefusalReason | undefined;
};

/** Of the transaction's own state, in an answer or in a callback. */
export function verdictOfState({ state, receipt, reason }: Said): Verdict {
  switch (states[state]) {
    case 'paid':
      return receipt ? { kind: 'paid', receipt } : unknown('paid without a receipt');
    case 'refused':
      return refused(reason ?? 'refused', state);
    case 'in-progress':
      return { kind: 'in-progress' };
    default:
      return unknown(`status ${state}`);
  }
}

const saidIn = (read: AirtelAnswer): Said => ({
  state: read.data?.transaction?.status ?? '',
  receipt: read.data?.transaction?.airtel_money_id ?? undefined,
  reason: definite[read.status.response_code ?? ''],
});

/**
 * To a request. A code decides; with a good one the transaction's state does, where it is one of
 * theirs: a prompt is answered with `SUCCESS`, which only says that it went out.
 */
export function askedOf(answer: HttpResponse, way: 'collection' | 'payout'): PartyResponse {
  if (answer.kind === 'lost') return { verdict: verdictOfSilence(answer) };
  const read = readAnswer(answer);
  if (!read) return { verdict: unknown(wordsOf(answer)) };
  const code = codeOf(read);
  const found = definite[code];
  if (found) {
    const reason = found === 'funds-short' && way === 'payout' ? 'float-empty' : found;
    return { verdict: refused(reason, code) };
  }
  if (!acceptedCodes.has(code)) return { verdict: unknown(code || wordsOf(answer)) };
  const said = saidIn(read);
  return {
    verdict: Object.hasOwn(states, said.state) ? verdictOfState(said) : { kind: 'in-progress' },
  };
}

/**
 * To a question by our reference, where an error is about the question: only a state is about the
 * payment, and only of the transaction that was asked about (PAY-70).
 */
export function verdictOfStatus(answer: HttpResponse, reference: string): Verdict {
  const read = readAnswer(answer);
  if (!read) return unknown(wordsOf(answer));
  const named = read.data?.transaction?.id ?? reference;
  return named === reference
    ? verdictOfState(saidIn(read))
    : unknown('answer to another reference');
}

const place = { country: 'TZ', currency: 'TZS' } as const;

/** The prompt shows the merchant's registered name; there is no field for words of ours. */
export function collectRequest(request: PaymentRequest): AirtelCollectRequest {
  const { reference, phone } = request;
  return {
    reference,
    subscriber: { ...place, msisdn: nationalNumber(phone) },
    transaction: { ...place, amount: Number(inShillings(request)), id: reference },
  };
}

export function payoutRequest(request: PaymentRequest, encryptedPin: string): AirtelPayoutRequest {
  const { reference, phone } = request;
  return {
    payee: { msisdn: nationalNumber(phone) },
    reference,
    pin: encryptedPin,
    transaction: { amount: Number(inShillings(request)), id: reference, type: 'B2C' },
  };
}

/** Paid in by a customer, paid out by us. Whatever else an account sees is none of ours. */
const ways: Readonly<Record<string, OperatorLine['way']>> = { MERCHPAY: 'in', B2C: 'out' };

export type SummaryLine = OperatorLine & { readonly phone: string | undefined };

type Row = ReturnType<typeof airtelSummary.parse>['data']['transactions'][number];

const isOurs = ({ service, transaction }: Row): boolean =>
  Object.hasOwn(ways, service.type) && transaction.status === 'TS';

type SummaryPage = {
  /** How many rows it had, ours or not: a full page has another behind it. */
  readonly rows: number;
  readonly lines: readonly SummaryLine[];
};

/** Undefined when it is not clear: a list with a hole in it would accuse somebody. */
export function summaryPage(answer: HttpResponse): SummaryPage | undefined {
  if (answer.kind === 'lost' || answer.httpStatus !== 200) return undefined;
  const read = airtelSummary.safeParse(jsonOf(answer.text));
  if (!read.success) return undefined;
  const rows = read.data.data.transactions;
  const ours = rows.filter(isOurs);
  const lines: SummaryLine[] = [];
  for (const { service, transaction, payer, payee } of ours) {
    const way = ways[service.type] ?? 'in';
    const amount = parseShillings(transaction.amount);
    if (amount === undefined) return undefined;
    const { airtel_money_id: receipt, reference_number: reference } = transaction;
    const phone = fullNumber((way === 'in' ? payer : payee)?.msisdn ?? '');
    lines.push({ way, receipt, reference: reference ?? '', amount, phone });
  }
  return { rows: rows.length, lines };
}

export function balanceOf(answer: HttpResponse): Senti | 'unknown' {
  if (answer.kind === 'lost' || answer.httpStatus !== 200) return 'unknown';
  const read = airtelBalance.safeParse(jsonOf(answer.text));
  return parseShillings(read.data?.data.balance.replaceAll(',', '') ?? '') ?? 'unknown';
}
