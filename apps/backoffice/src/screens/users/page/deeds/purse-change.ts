import { fromWireShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';

export type PurseChange = {
  readonly before: number;
  readonly after: number;
  /** A purse never goes below zero; the server refuses it, and the form says so before. */
  readonly verdict: 'fine' | 'below-zero';
  /** `unknown` for a clerk who may not see the configuration. */
  readonly secondPerson: 'asked' | 'not-asked' | 'unknown';
};

const exact = (amount: number): Senti => fromWireShillings(amount) ?? senti(0n);

/** What a change would come to, in senti, so that the preview is what the ledger will say. */
export function purseChangeOf(
  before: number,
  change: number,
  secondPersonFrom: number | undefined,
): PurseChange {
  const after = toWireShillings(senti(exact(before) + exact(change)));
  return {
    before,
    after,
    verdict: after < 0 ? 'below-zero' : 'fine',
    secondPerson: askedFrom(Math.abs(change), secondPersonFrom),
  };
}

function askedFrom(size: number, from: number | undefined): PurseChange['secondPerson'] {
  if (from === undefined) return 'unknown';
  return size >= from ? 'asked' : 'not-asked';
}
