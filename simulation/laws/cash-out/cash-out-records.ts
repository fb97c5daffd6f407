import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Ask } from '../../world/database.ts';
import type { StakeEntry } from '../betting/bet-records.ts';

/** A sale as far as it moved money, in senti as text. */
type MovedSale = {
  readonly number: number;
  readonly playerId: string;
  readonly value: string;
  readonly tax: string;
};

/** The sales of an order and every entry of the books that says it is for one. */
export type BookedSales = {
  readonly serial: string;
  readonly sales: readonly MovedSale[];
  readonly entries: readonly Pick<StakeEntry, 'key' | 'postings'>[];
};

/** One question: rules sell while the laws look, and two would be of two moments. */
const SALES = `
  select serial_number as serial, coalesce(sales, '[]') as sales,
    coalesce(entries, '[]') as entries
  from (
    select serial_number, json_agg(json_build_object('number', number,
        'playerId', cash_out.player_id::text, 'value', value::text, 'tax', cash_out.tax::text)
      order by number) as sales
    from cash_out join bet_order on bet_order.id = order_id group by serial_number
  ) as sold full join (
    select serial_number,
      json_agg(json_build_object('key', key, 'postings', postings) order by id) as entries
    from journal_entry, lateral (
      select json_agg(concat_ws(' ', player_id, account, amount) order by amount) as postings
      from posting where entry_id = journal_entry.id
    ) as moved
    where cause = ${billTypes['cash-out'].id} or key like 'cash-out%'
    group by serial_number
  ) as booked using (serial_number)
  order by serial_number`;

export const readBookedSales = (ask: Ask): Promise<readonly BookedSales[]> => ask(SALES);
