import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Client } from 'pg';
import { WINNING_PICKS } from './sold-issue.ts';

export type BarePrize = { readonly prize: bigint; readonly tax: bigint };

/**
 * The same writes by hand, for this one case and in two statements of one transaction: who is right
 * everywhere is known by the text of the picks, and what that brings is told beforehand.
 */
export async function decideBare(
  client: Client,
  issueId: bigint,
  { prize, tax }: BarePrize,
): Promise<void> {
  await client.query('begin');
  await client.query(
    `update pool_ticket set state = case picks when '${WINNING_PICKS}' then 'won' else 'lost' end,
       best_right = case picks when '${WINNING_PICKS}' then 13
         else length(picks) - length(replace(picks, '1', '')) end,
       prize = case picks when '${WINNING_PICKS}' then ${prize} else 0 end,
       tax = case picks when '${WINNING_PICKS}' then ${tax} else 0 end,
       settled_at = now(), settlement = 1
     where issue_id = ${issueId}`,
  );
  await client.query(
    `with paid as materialized (
       select player_id, serial_number, row_number() over mine as nth
       from pool_ticket where issue_id = ${issueId} and state = 'won'
       window mine as (partition by player_id order by id)
     ), entry as (
       insert into journal_entry (key, cause, serial_number, remark, recorded_at)
       select word || ' ' || serial_number || ' 1', cause, serial_number, '', now()
       from paid, (values ('jackpot-result', ${billTypes['jackpot-result'].id}),
         ('winnings-tax', ${billTypes['winnings-tax'].id})) as kind (word, cause)
       returning id, cause, serial_number
     ), moved as (
       update purse set balance = balance + tickets * ${prize - tax}, lines = lines + tickets * 2
       from (select player_id, count(*) as tickets from paid group by player_id) as sums
       where purse.player_id = sums.player_id and kind = 'cash'
       returning purse.player_id, balance - tickets * ${prize - tax} as before,
         lines - tickets * 2 as lines_before
     )
     insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
       balance_before, balance_after)
     select now(), entry.id, line, half.player_id, account, amount, purse_line, half.before, after
     from paid join moved using (player_id) join entry using (serial_number), lateral (
       select before + (nth - 1) * ${prize - tax} as at_first, lines_before + nth * 2 as last_line
     ) as stand, lateral (values
       (${billTypes['jackpot-result'].id}, 1, null, 'pools', -${prize}, null, null, null),
       (${billTypes['jackpot-result'].id}, 2, player_id, 'cash', ${prize}, last_line - 1, at_first,
         at_first + ${prize}),
       (${billTypes['winnings-tax'].id}, 1, player_id, 'cash', -${tax}, last_line,
         at_first + ${prize}, at_first + ${prize - tax}),
       (${billTypes['winnings-tax'].id}, 2, null, 'winnings-tax', ${tax}, null, null, null)
     ) as half (cause, line, player_id, account, amount, purse_line, before, after)
     where half.cause = entry.cause`,
  );
  await client.query('commit');
}
