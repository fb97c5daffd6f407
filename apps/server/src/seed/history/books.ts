import { billTypes } from '@kipute/contract/constants/money/bills';
import { invariant } from '@kipute/domain/invariant';
import { type Purse, purses } from '@kipute/domain/ledger/account';
import { type Entry, entryOf } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Row } from './tables.ts';

type Cause = keyof typeof billTypes;
type PurseState = { balance: bigint; lines: bigint };

/**
 * The ledger while a history is made: entries of the domain in the order of their time, each purse
 * with the chain of its postings, and nothing in it ever below nought. The rows are what
 * `append_entry` would have written.
 */
export class HistoryBooks {
  readonly entries: Row[] = [];
  readonly postings: Row[] = [];
  readonly #purses = new Map<string, PurseState>();
  readonly #firstId: bigint;

  constructor(firstId: bigint) {
    this.#firstId = firstId;
  }

  balance(playerId: bigint, purse: Purse): Senti {
    return senti(this.#purses.get(`${playerId} ${purse}`)?.balance ?? 0n);
  }

  lines(playerId: bigint, purse: Purse): bigint {
    return this.#purses.get(`${playerId} ${purse}`)?.lines ?? 0n;
  }

  post(entry: Entry<Cause>, { serialNumber, at }: { serialNumber: string; at: number }): void {
    const { key, cause, postings } = entryOf(entry);
    const id = this.#firstId + BigInt(this.entries.length);
    const recordedAt = new Date(at);
    this.entries.push([id, key, billTypes[cause].id, serialNumber, '', recordedAt]);
    for (const [line, { account, amount }] of postings.entries()) {
      const head = [recordedAt, id, line + 1] as const;
      if ('house' in account) {
        this.postings.push([...head, null, account.house, amount, null, null, null]);
        continue;
      }
      const { playerId, purse } = account;
      const state = this.#purse(playerId, purse);
      const before = state.balance;
      state.balance += amount;
      state.lines += 1n;
      invariant(state.balance >= 0n, `${key} takes more than is in the purse`);
      this.postings.push([
        ...head,
        ...[playerId, purse, amount, state.lines, before, state.balance],
      ]);
    }
  }

  #purse(playerId: bigint, purse: Purse): PurseState {
    const key = `${playerId} ${purse}`;
    const known = this.#purses.get(key) ?? { balance: 0n, lines: 0n };
    this.#purses.set(key, known);
    return known;
  }

  purseRows(playerIds: readonly bigint[]): readonly Row[] {
    return playerIds.flatMap((playerId) =>
      purses.flatMap((purse) => {
        const state = this.#purses.get(`${playerId} ${purse}`);
        return state ? [[playerId, purse, state.balance, state.lines]] : [];
      }),
    );
  }
}
