import { parseShillings, type Senti } from '@kipute/domain/money/senti';
import {
  airtelBalance,
  airtelSummary,
} from '@kipute/provider-protocols/mobile-money/airtel/account';
import type { OperatorLine } from '../../../features/payments/ports.ts';
import { jsonOf, type WireAnswer } from '../wire/client.ts';
import { fullNumber } from '../wire/phone-number.ts';

/** Paid in by a customer, paid out by us. Whatever else an account sees is none of ours. */
const ways: Readonly<Record<string, OperatorLine['way']>> = { MERCHPAY: 'in', B2C: 'out' };

export type SummaryLine = OperatorLine & { readonly phone: string | undefined };

type Row = ReturnType<typeof airtelSummary.parse>['data']['transactions'][number];

const isOurs = ({ service, transaction }: Row): boolean =>
  Object.hasOwn(ways, service.type) && transaction.status === 'TS';

export type SummaryPage = {
  /** How many rows it had, ours or not: a full page has another behind it. */
  readonly rows: number;
  readonly lines: readonly SummaryLine[];
};

/** Undefined when it is not clear: a list with a hole in it would accuse somebody. */
export function summaryPage(answer: WireAnswer): SummaryPage | undefined {
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

export function balanceOf(answer: WireAnswer): Senti | 'unknown' {
  if (answer.kind === 'lost' || answer.httpStatus !== 200) return 'unknown';
  const read = airtelBalance.safeParse(jsonOf(answer.text));
  return parseShillings(read.data?.data.balance.replaceAll(',', '') ?? '') ?? 'unknown';
}
