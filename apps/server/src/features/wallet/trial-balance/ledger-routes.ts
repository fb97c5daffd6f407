import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { rowsOf } from '@kipute/contract/constants/choice';
import { accountKinds, ledgerAccounts } from '@kipute/contract/constants/money/accounts';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { purses } from '@kipute/domain/ledger/account';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { accountSums, dayOf } from './account-days.ts';
import {
  accountLines,
  type EntryRow,
  entriesAbout,
  findEntry,
  type OtherEntry,
  type PostingRow,
  postingsOf,
} from './entry-store.ts';

export type LedgerRoutes = HandlersFor<
  'ledger/inquire_balance' | 'ledger/inquire_account' | 'ledger/inquire_entry'
>;

type LedgerDeps = { readonly database: Database; readonly clock: Clock };

/** The books as an auditor reads them: what stands where, and from a line to its cause and back. */
export function ledgerRoutes({ database, clock }: LedgerDeps): LedgerRoutes {
  return {
    'ledger/inquire_balance': async ({ day = dayOf(clock.now()) }) => {
      const sums = await accountSums(database.office, day);
      const found = new Map(sums.map((sum) => [sum.account, sum]));
      const balances = sums.map(({ debit, credit }) => credit - debit);
      const rows = rowsOf(ledgerAccounts).map(([name, { id, kind }]) => {
        const {
          debit = NONE,
          credit = NONE,
          dayDebit = NONE,
          dayCredit = NONE,
        } = found.get(name) ?? {};
        return {
          ...{ account: id, kind: accountKinds[kind].id },
          ...{ debit: toWireShillings(debit), credit: toWireShillings(credit) },
          balance: toWireShillings(senti(credit - debit)),
          ...{ day_debit: toWireShillings(dayDebit), day_credit: toWireShillings(dayCredit) },
        };
      });
      const until = clock.now().toISOString();
      const total = toWireShillings(senti(balances.reduce((sum, one) => sum + one, 0n)));
      return answer({ day, until, rows, total });
    },
    'ledger/inquire_account': async ({ page, page_size, account, day }) => {
      const name = accountNameOf(account);
      const isHouse = !(purses as readonly string[]).includes(name);
      const wanted = { account: name, isHouse, day, page, pageSize: page_size };
      const { lines, count } = await accountLines(database.office, wanted);
      const views = lines.map((line) => ({
        ...headOf(line),
        key: `${line.id}-${line.line}`,
        user: personOf(line),
        amount: toWireShillings(senti(line.amount)),
      }));
      return answerPage(views, count);
    },
    'ledger/inquire_entry': async ({ id }) => {
      const entry = await findEntry(database.office, idOfWire(id));
      if (!entry) return refuseWith('entry-unknown');
      const postings = await postingsOf(database.office, entry);
      const playerIds = postings.flatMap(({ playerId }) => playerId ?? []);
      const others = await entriesAbout(database.office, {
        ...{ serialNumber: entry.serialNumber, playerIds: [...new Set(playerIds)] },
      });
      return answer({
        ...headOf(entry),
        key: entry.key,
        postings: postings.map(postingView),
        sum: toWireShillings(senti(postings.reduce((sum, { amount }) => sum + amount, 0n))),
        cause: { kind: causeOf(entry), serial_number: entry.serialNumber },
        others: others.map(otherView),
      });
    },
  };
}

const NONE: Senti = senti(0n);

function accountNameOf(id: number): string {
  const found = rowsOf(ledgerAccounts).find(([, account]) => account.id === id);
  invariant(found, 'the schema lets known accounts through');
  return found[0];
}

const headOf = ({ id, cause, serialNumber, remark, recordedAt }: EntryRow) => ({
  id: id.toString(),
  type: cause,
  serial_number: serialNumber,
  remark,
  recorded_at: recordedAt.toISOString(),
});

type Named = Pick<PostingRow, 'playerId' | 'name'>;

const personOf = ({ playerId, name }: Named) =>
  playerId === null ? null : { id: playerId.toString(), name: name ?? '' };

type Entry = CallContent<'ledger/inquire_entry'>;

function postingView(row: PostingRow): Entry['postings'][number] {
  const { line, account, amount, balanceBefore, balanceAfter } = row;
  const id = rowsOf(ledgerAccounts).find(([name]) => name === account)?.[1].id;
  invariant(id, `the account ${account} has a name`);
  const shown = (balance: bigint | null) =>
    balance === null ? null : toWireShillings(senti(balance));
  return {
    ...{ line, account: id, user: personOf(row), amount: toWireShillings(amount) },
    ...{ balance_before: shown(balanceBefore), balance_after: shown(balanceAfter) },
  };
}

const otherView = (entry: OtherEntry): Entry['others'][number] => ({
  ...headOf(entry),
  key: entry.key,
  amount: toWireShillings(entry.amount),
});

const kindOfSerial = {
  bet: 'bet',
  jackpot: 'pool-ticket',
  'lucky-six': 'pool-ticket',
  racing: 'racing',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
} as const satisfies Record<keyof typeof serialLetters, Entry['cause']['kind']>;

/** A round of the casino has its provider's number; ours begin with the letter of their product. */
function causeOf({ key, serialNumber }: EntryRow): Entry['cause']['kind'] {
  if (key.startsWith('casino')) return 'casino';
  const named = rowsOf(serialLetters).find(([, { letter }]) => serialNumber.startsWith(letter));
  return named ? kindOfSerial[named[0]] : 'none';
}
