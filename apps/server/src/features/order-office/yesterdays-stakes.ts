import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { hundredthsOf } from '../../platform/database/hundredths.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import type { OrderOfficeDeps } from './ports.ts';

export type StakesRoutes = HandlersFor<'bet_config/inquire_yesterday'>;

/** Found by the order’s number, which holds its time (CFG-11). */
export function stakesRoutes({
  database,
  clock,
}: Pick<OrderOfficeDeps, 'database' | 'clock'>): StakesRoutes {
  return {
    'bet_config/inquire_yesterday': async () => {
      const today = sql`date_trunc('day', ${clock.now()}::timestamptz, 'Africa/Dar_es_Salaam')`;
      const { count, hundredths } = await hundredthsOf(
        database.office,
        sql`select stake from bet_order
          where id >= bet_id_from(${today} - interval '1 day') and id < bet_id_from(${today})`,
      );
      const shown = hundredths.map((one) => toWireShillings(senti(one)));
      return answer([{ of: 'stakes', count, hundredths: shown }]);
    },
  };
}
