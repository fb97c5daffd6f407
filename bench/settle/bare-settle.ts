import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Client } from 'pg';
import { STAKE, selectionIdOf, sides } from './open-orders.ts';

const WON_SIDE = 1;
const TAX_PERCENT = 10n;

/**
 * The same writes by hand, for this one case: home has won, all legs and orders are decided, who
 * backed it is credited with a line for what the bet brought and one for the tax. One transaction.
 */
export async function settleBare(client: Client, matchId: bigint): Promise<void> {
  const won = selectionIdOf(matchId, WON_SIDE);
  const back = (STAKE * BigInt(sides[0].odds)) / 1_000n;
  const tax = ((back - STAKE) * TAX_PERCENT) / 100n;
  await client.query('begin');
  await client.query(
    `update bet_leg set outcome = case selection_id when ${won} then ${legOutcomes.win.id}
       else ${legOutcomes.lose.id} end
     where selection_id between ${won} and ${won + 2n} and outcome = 0`,
  );
  await client.query(
    `update bet_order set status = ${orderStatuses.settled.id}, settled_at = now(), settlements = 1,
       profit = case selection_id when ${won} then ${back - STAKE} else 0 end,
       tax = case selection_id when ${won} then ${tax} else 0 end,
       payout = case selection_id when ${won} then ${back - tax} else 0 end
     from bet_leg
     where order_id = bet_order.id and selection_id between ${won} and ${won + 2n} and outcome <> 0`,
  );
  await client.query(
    `with paid as materialized (
       select player_id, serial_number, row_number() over mine as nth
       from bet_leg join bet_order on bet_order.id = order_id
       where selection_id = ${won} and outcome <> 0
       window mine as (partition by player_id order by order_id)
     ), entry as (
       insert into journal_entry (key, cause, serial_number, remark, recorded_at)
       select word || ' ' || serial_number || ' 1', cause, serial_number, '', now()
       from paid, (values ('bet-result', ${billTypes['bet-result'].id}),
         ('winnings-tax', ${billTypes['winnings-tax'].id})) as kind (word, cause)
       returning id, cause, serial_number
     ), moved as (
       update purse set balance = balance + bets * ${back - tax}, lines = lines + bets * 2
       from (select player_id, count(*) as bets from paid group by player_id) as sums
       where purse.player_id = sums.player_id and kind = 'cash'
       returning purse.player_id, balance - bets * ${back - tax} as before,
         lines - bets * 2 as lines_before
     )
     insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
       balance_before, balance_after)
     select now(), entry.id, line, half.player_id, account, amount, purse_line, half.before, after
     from paid join moved using (player_id) join entry using (serial_number), lateral (
       select before + (nth - 1) * ${back - tax} as at_first, lines_before + nth * 2 as last_line
     ) as stand, lateral (values
       (${billTypes['bet-result'].id}, 1, null, 'stakes', -${back}, null, null, null),
       (${billTypes['bet-result'].id}, 2, player_id, 'cash', ${back}, last_line - 1, at_first,
         at_first + ${back}),
       (${billTypes['winnings-tax'].id}, 1, player_id, 'cash', -${tax}, last_line,
         at_first + ${back}, at_first + ${back - tax}),
       (${billTypes['winnings-tax'].id}, 2, null, 'winnings-tax', ${tax}, null, null, null)
     ) as half (cause, line, player_id, account, amount, purse_line, before, after)
     where half.cause = entry.cause`,
  );
  await client.query('commit');
}
