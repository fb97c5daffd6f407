import {
  type AzampayCheckout,
  type AzampayProvider,
  type AzampayTransfer,
  azampayCheckoutAnswer,
  azampayStatus,
  azampayTransferAnswer,
} from '@kipute/provider-protocols/mobile-money/azampay';
import type { PartyResponse, PaymentRequest, Verdict } from '../../../features/payments/ports.ts';
import { type HttpResponse, jsonOf } from '../../http-client.ts';
import { inShillings } from '../exchange/amounts-and-phones.ts';
import {
  isSuccess,
  type MoneyWay,
  refusedByWords,
  unknown,
  verdictOfSilence,
  verdictOfStatus,
} from '../exchange/verdicts.ts';

export function askedOfCheckout(answer: HttpResponse): PartyResponse {
  if (answer.kind !== 'answered') return { verdict: verdictOfSilence(answer) };
  const read = azampayCheckoutAnswer.safeParse(jsonOf(answer.text));
  if (!read.success || !isSuccess(answer.httpStatus)) {
    return { verdict: verdictOfStatus(answer.httpStatus) };
  }
  const { success, transactionId, message } = read.data;
  return begun({ success, number: transactionId, message, way: 'in' });
}

/** 403 is the answer to a reference that was used before: the first transfer may have paid. */
export function askedOfTransfer(answer: HttpResponse): PartyResponse {
  if (answer.kind !== 'answered') return { verdict: verdictOfSilence(answer) };
  const read = azampayTransferAnswer.safeParse(jsonOf(answer.text));
  if (!read.success || !isSuccess(answer.httpStatus)) {
    return { verdict: verdictOfStatus(answer.httpStatus) };
  }
  const { success, pgReferenceId, message } = read.data;
  return begun({ success, number: pgReferenceId, message, way: 'out' });
}

type Begun = {
  readonly success: boolean;
  readonly number: string | null | undefined;
  readonly message: string | null | undefined;
  readonly way: MoneyWay;
};

/** Accepted is not paid. */
function begun({ success, number, message, way }: Begun): PartyResponse {
  if (!success) return { verdict: refusedByWords(message ?? '', way) };
  const verdict: Verdict = { kind: 'in-progress' };
  return number ? { verdict, carrierReference: number } : { verdict };
}

/**
 * The question is asked by the gateway's number and the answer names neither our reference nor the
 * amount, so it ends no payment: the statement of the day or a person does (PAY-70).
 */
export function verdictOfQuery(answer: HttpResponse): Verdict {
  if (answer.kind !== 'answered' || !isSuccess(answer.httpStatus)) {
    return unknown('status not answered');
  }
  const read = azampayStatus.safeParse(jsonOf(answer.text));
  // `success: false` says that the question failed, as for a number it cannot find.
  if (!read.success || !read.data.success) return unknown('status not found');
  const { data } = read.data;
  switch (data.trim().toLowerCase()) {
    case 'success':
      return { kind: 'unbound', says: 'paid', words: 'the gateway says success' };
    case 'failure':
      return { kind: 'unbound', says: 'refused', words: 'the gateway says failure' };
    case 'pending':
      return { kind: 'in-progress' };
    default:
      return unknown(`status ${data}`);
  }
}

export type AzampayAccount = {
  readonly appName: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
  /** Whose wallets are asked and paid. */
  readonly provider: AzampayProvider;
  /** What payouts are taken from. */
  readonly source: {
    readonly fullName: string;
    readonly bankName: string;
    readonly accountNumber: string;
  };
};

export function checkoutMessage(
  request: PaymentRequest,
  { provider }: AzampayAccount,
): AzampayCheckout {
  return {
    accountNumber: request.phone,
    amount: String(inShillings(request)),
    currency: 'TZS',
    externalId: request.reference,
    provider,
    additionalProperties: { words: request.words },
  };
}

export function transferMessage(
  request: PaymentRequest,
  { provider, source }: AzampayAccount,
  at: Date,
): AzampayTransfer {
  const tanzanian = { countryCode: 'TZ', currency: 'TZS' } as const;
  return {
    source: { ...tanzanian, ...source },
    // The name of the receiver is not ours to give away, and the wallet is found by its number.
    destination: {
      ...tanzanian,
      fullName: request.phone,
      bankName: provider,
      accountNumber: request.phone,
    },
    transferDetails: {
      type: 'INTERNAL',
      amount: Number(inShillings(request)),
      date: at.toISOString(),
    },
    externalReferenceId: request.reference,
    remarks: request.words,
  };
}
