import { localeOf } from '@kipute/contract/locale';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { numberList } from '../../../platform/database/number-lists.ts';
import type { PushChoice } from '../../inbox/index.ts';

type Row = {
  readonly id: bigint;
  readonly language: string;
  readonly money: boolean;
  readonly bets: boolean;
  readonly offers: boolean;
  readonly details: boolean;
};

/** For many at once. Who is disabled or has closed the account is told nothing on any device. */
export async function pushChoicesOf(
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PushChoice>> {
  const { rows } = await sql<Row>`
    select player.id, coalesce(choice.language, player.language) as language,
      coalesce(push_money, true) as money, coalesce(push_bets, true) as bets,
      coalesce(push_offers and news, false) as offers, coalesce(push_details, false) as details
    from player left join message_choice as choice on choice.player_id = player.id
    where player.id = any (${numberList(playerIds)}::bigint[])
      and not disabled and closed_at is null`.execute(reader);
  return new Map(
    rows.map(({ id, language, money, bets, offers, details }) => [
      id,
      {
        language: localeOf(language),
        showsDetails: details,
        wants: { money, bets, offers, account: true },
      },
    ]),
  );
}
