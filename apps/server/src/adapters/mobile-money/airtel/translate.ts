import {
  type AirtelAnswer,
  airtelAnswer,
} from '@kipute/provider-protocols/mobile-money/airtel/payment';
import type { Asked, RefusalReason, Verdict } from '../../../features/payments/ports.ts';
import { refused, unknown, verdictOfSilence } from '../exchange/verdicts.ts';
import { jsonOf, type WireAnswer } from '../wire/client.ts';

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

const accepted = new Set(['DP00800001001', 'DP00800001006', 'DP00900001001', 'DP00900001006']);

function readAnswer(answer: WireAnswer): AirtelAnswer | undefined {
  if (answer.kind === 'lost' || answer.httpStatus >= 500) return undefined;
  return airtelAnswer.safeParse(jsonOf(answer.text)).data;
}

const wordsOf = (answer: WireAnswer): string =>
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
export function askedOf(answer: WireAnswer, way: 'collection' | 'payout'): Asked {
  if (answer.kind === 'lost') return { verdict: verdictOfSilence(answer) };
  const read = readAnswer(answer);
  if (!read) return { verdict: unknown(wordsOf(answer)) };
  const code = codeOf(read);
  const found = definite[code];
  if (found) {
    const reason = found === 'funds-short' && way === 'payout' ? 'float-empty' : found;
    return { verdict: refused(reason, code) };
  }
  if (!accepted.has(code)) return { verdict: unknown(code || wordsOf(answer)) };
  const said = saidIn(read);
  return {
    verdict: Object.hasOwn(states, said.state) ? verdictOfState(said) : { kind: 'in-progress' },
  };
}

/**
 * To a question by our reference, where an error is about the question: only a state is about the
 * payment, and only of the transaction that was asked about (PAY-70).
 */
export function verdictOfStatus(answer: WireAnswer, reference: string): Verdict {
  const read = readAnswer(answer);
  if (!read) return unknown(wordsOf(answer));
  const named = read.data?.transaction?.id ?? reference;
  return named === reference
    ? verdictOfState(saidIn(read))
    : unknown('answer to another reference');
}
