import { billAges, billPurses } from '@kipute/contract/constants/money/bills';
import type { CallContent } from '@kipute/contract/registry';
import type { Purse } from '@kipute/domain/ledger/account';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { billDays, countOfDays } from './bill-days.ts';
import { balanceCurve, billsOf, billTotals } from './bill-store.ts';
import type { StatementLine } from './statement-store.ts';

export type BillRoutes = HandlersFor<'bill/inquire' | 'bill/totals' | 'bill/curve'>;

const purseOfType = {
  [billPurses.balance]: 'cash',
  [billPurses.credit]: 'credit',
  [billPurses['racing-coin']]: 'racing-coin',
} as const satisfies Record<number, Purse>;

type BillDeps = { readonly database: Database; readonly clock: Clock };

export function billRoutes({ database, clock }: BillDeps): BillRoutes {
  return {
    'bill/inquire': async ({ type, age, bill_types, page, page_size, ...wanted }, { caller }) => {
      const days = billDays(age === billAges.archived ? {} : wanted, clock.now());
      if (countOfDays(days) === undefined) return refuseWith('parameter-invalid');
      const { since, until } = days;
      const { lines, count } = await billsOf(database.read, {
        playerId: caller.playerId,
        purse: purseOfType[type],
        causes: bill_types,
        ...(age === billAges.recent ? { since, until } : { until: since }),
        page,
        pageSize: page_size,
      });
      return answerPage(lines.map(billView), count);
    },
    'bill/totals': async ({ type, bill_types: causes, ...wanted }, { caller: { playerId } }) => {
      const days = billDays(wanted, clock.now());
      if (countOfDays(days) === undefined) return refuseWith('parameter-invalid');
      const { since, until } = days;
      const purse = purseOfType[type];
      const totals = await billTotals(database.read, { playerId, purse, causes, since, until });
      return answer({
        lines: totals.lines,
        money_in: toWireShillings(totals.moneyIn),
        money_out: toWireShillings(totals.moneyOut),
      });
    },
    'bill/curve': async ({ type, ...wanted }, { caller: { playerId } }) => {
      const named = billDays(wanted, clock.now());
      const days = countOfDays(named);
      if (days === undefined) return refuseWith('parameter-invalid');
      const purse = purseOfType[type];
      const curve = await balanceCurve(database.read, {
        ...{ playerId, purse, days, lastDay: named.last },
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
