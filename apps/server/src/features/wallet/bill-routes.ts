import { billPurses } from '@kipute/contract/constants/money/bills';
import type { CallContent } from '@kipute/contract/registry';
import type { Purse } from '@kipute/domain/ledger/account';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, answerPage, type HandlersFor } from '../../platform/http/handler.ts';
import { balanceCurve, billsOf } from './bill-store.ts';
import type { StatementLine } from './statement-store.ts';

export type BillRoutes = HandlersFor<'bill/inquire' | 'bill/curve'>;

const RECENT_DAYS = 30;
const DAY_MS = 86_400_000;

const purseOfType = {
  [billPurses.balance]: 'cash',
  [billPurses.credit]: 'credit',
  [billPurses['racing-coin']]: 'racing-coin',
} as const satisfies Record<number, Purse>;

type BillDeps = { readonly database: Database; readonly clock: Clock };

export function billRoutes({ database, clock }: BillDeps): BillRoutes {
  return {
    'bill/inquire': async ({ type, age, bill_types, page, page_size }, { caller }) => {
      const { lines, count } = await billsOf(database.read, {
        playerId: caller.playerId,
        purse: purseOfType[type],
        causes: bill_types,
        since: new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS),
        age: age === 1 ? 'since' : 'before',
        page,
        pageSize: page_size,
      });
      return answerPage(lines.map(billView), count);
    },
    'bill/curve': async ({ type }, { caller }) => {
      const { playerId } = caller;
      const curve = await balanceCurve(database.read, {
        playerId,
        purse: purseOfType[type],
        now: clock.now(),
        days: RECENT_DAYS,
      });
      return answer(curve.map(({ day, balance }) => ({ day, balance: toWireShillings(balance) })));
    },
  };
}

function billView(line: StatementLine): CallContent<'bill/inquire'>[number] {
  return {
    serial_number: line.serialNumber,
    type: line.cause,
    change_amount: toWireShillings(line.amount),
    balance_before: toWireShillings(line.before),
    balance_after: toWireShillings(line.after),
    remark: line.remark,
    update_time: line.recordedAt.toISOString(),
  };
}
