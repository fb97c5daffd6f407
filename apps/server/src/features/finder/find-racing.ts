import { racingBetTypes, racingOrderStatuses } from '@kipute/contract/constants/betting/games';
import { textIn } from '@kipute/contract/locale';
import { sql } from 'kysely';
import { findingOf } from './find-payments.ts';
import { type Finding, ROWS_MAX, type Search } from './finding.ts';

const NODE = 'racing_order/inquire';

type Row = {
  readonly id: bigint;
  readonly serialNumber: string;
  readonly amount: bigint;
  readonly name: string;
  readonly kind: keyof typeof racingBetTypes;
  readonly status: keyof typeof racingOrderStatuses;
};

/** Bets on virtual racing, by their serial numbers. */
export async function findRacingOrders({
  typed,
  scope,
  may,
  reader,
  locale,
}: Search): Promise<readonly Finding[]> {
  if (typed.serials.length === 0 || scope.of !== 'everybody' || !may(NODE)) return [];
  const { rows } = await sql<Row>`
    select racing_order.id, serial_number, stake as amount, player.name, kind,
      case racing_round.state when 'settled' then 'settled' when 'refunded' then 'refunded'
        else 'open' end as status
    from racing_order join player on player.id = player_id
      join racing_round on racing_round.id = round_id
    where serial_number = any (${typed.serials}::text[]) limit ${ROWS_MAX}`.execute(reader);
  return rows.map(({ kind, status, ...row }) => {
    const words = [racingBetTypes[kind], racingOrderStatuses[status]];
    const standing = words.map((one) => textIn(locale, one)).join(' · ');
    return findingOf('racing-order', row, standing);
  });
}
