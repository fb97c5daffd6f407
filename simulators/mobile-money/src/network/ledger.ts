import { type PartyName, partyNames } from '../party-name.ts';
import type { AccountLine } from './merchant.ts';
import type { MoneyNetwork } from './network.ts';
import type { Payment } from './payments.ts';

/** Money that moved between a phone and the merchant, and whether it has gone back since. */
type LedgerLine = AccountLine & { readonly party: PartyName; readonly returned: boolean };

/** What the merchant asked for, however it went. */
type LedgerRequest = {
  readonly party: PartyName;
  readonly way: 'in' | 'out';
  /** The party's own number for it. */
  readonly id: string;
  readonly reference: string;
  readonly phone: string;
  readonly amount: number;
  readonly state: 'open' | 'paid' | 'refused';
};

type Ledger = {
  readonly lines: readonly LedgerLine[];
  readonly requests: readonly LedgerRequest[];
};

/** The parties' own books since a moment, for whoever compares them with the merchant's. */
export function ledgerOf(network: MoneyNetwork, since: string): Ledger {
  const requestsOf = (way: 'in' | 'out', payments: readonly Payment[]) =>
    payments
      .filter(({ createdAt }) => createdAt >= since)
      .map((payment) => requestOf(way, payment));
  return {
    lines: partyNames.flatMap((party) => linesOf(network, party, since)),
    requests: [
      ...requestsOf('in', network.collections.all()),
      ...requestsOf('out', network.payouts.all()),
    ],
  };
}

function linesOf(network: MoneyNetwork, party: PartyName, since: string): readonly LedgerLine[] {
  const account = network.merchant.at(party);
  const standing = account.linesBetween(Date.parse(since), Number.POSITIVE_INFINITY);
  const returned = account.returned().filter(({ at }) => at >= since);
  return [
    ...standing.map((line) => ({ ...line, party, returned: false })),
    ...returned.map((line) => ({ ...line, party, returned: true })),
  ];
}

function requestOf(way: 'in' | 'out', payment: Payment): LedgerRequest {
  const { party, id, reference, phone, amount, outcome } = payment;
  return { party, way, id, reference, phone, amount, state: outcome?.kind ?? 'open' };
}
