import { accountName, house } from '@kipute/domain/ledger/account';
import { type Entry, type Posting, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';

/** What is in locked purses while entries are put together that are not written yet. */
export class RunningPurses {
  readonly #balances: Map<string, bigint>;

  constructor(locked: ReadonlyMap<string, Senti>) {
    this.#balances = new Map(locked);
  }

  move(entries: readonly Entry[]): void {
    for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
      if ('house' in account) continue;
      const name = accountName(account);
      this.#balances.set(name, (this.#balances.get(name) ?? 0n) + amount);
    }
  }

  canMove(postings: readonly Posting[]): boolean {
    return this.claimsFor(postings).length === 0;
  }

  /** For what each purse would lack, a claim of the house that fills it to nought. */
  claimsFor(postings: readonly Posting[]): readonly (readonly Posting[])[] {
    return postings.flatMap(({ account, amount }) => {
      if ('house' in account) return [];
      const left = (this.#balances.get(accountName(account)) ?? 0n) + amount;
      if (left >= 0n) return [];
      return [transfer({ from: house('claims'), to: account, amount: senti(-left) })];
    });
  }
}
