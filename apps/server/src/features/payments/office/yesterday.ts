import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { hundredthsOf } from '../../../platform/database/hundredths.ts';
import { answer, type HandlersFor } from '../../../platform/http/handler.ts';
import { dayBegins } from '../payment-store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

export type YesterdayRoutes = HandlersFor<'pay_config/inquire_yesterday'>;

/** What players asked for yesterday, whatever became of it: limits meet the asking (CFG-11). */
export function yesterdayRoutes({
  database,
  clock,
}: Pick<PaymentsDeps, 'database' | 'clock'>): YesterdayRoutes {
  return {
    'pay_config/inquire_yesterday': async () => {
      const today = dayBegins(clock.now());
      const lie = async (of: 'deposits' | 'withdrawals') => {
        const table = sql.table(of === 'deposits' ? 'deposit' : 'withdrawal');
        const { count, hundredths } = await hundredthsOf(
          database.office,
          sql`select amount from ${table}
            where created_at >= ${today} - interval '1 day' and created_at < ${today}`,
        );
        return { of, count, hundredths: hundredths.map((one) => toWireShillings(senti(one))) };
      };
      return answer([await lie('deposits'), await lie('withdrawals')]);
    },
  };
}
