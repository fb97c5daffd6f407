import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { rowsOf } from '@kipute/contract/constants/choice';
import { textIn } from '@kipute/contract/locale';
import { formatShillings, senti } from '@kipute/domain/money/senti';
import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { sql } from 'kysely';
import { firstIdOf } from '../betting/index.ts';
import { type Finding, ROWS_MAX, type Search } from './finding.ts';

/** What carries a serial number is found by it alone, so whatever is found is exactly it. */
type Numbered = {
  readonly id: bigint;
  readonly serialNumber: string;
  readonly name: string;
  readonly amount: bigint;
};

export const findingOf = (kind: Finding['kind'], row: Numbered, state = ''): Finding => ({
  kind,
  id: row.id.toString(),
  title: row.serialNumber,
  detail: [row.name, `TSh ${formatShillings(senti(row.amount))}`, state]
    .filter(Boolean)
    .join(' · '),
  fit: 'exact',
});

/** The serial number tells the millisecond, and with it the month that is looked into. */
export async function findOrders({
  typed,
  reader,
  may,
  scope,
  locale,
}: Search): Promise<readonly Finding[]> {
  const [serial] = typed.serials;
  const atMs = serial === undefined ? undefined : serialTimeMs(serial);
  if (atMs === undefined || scope.of !== 'everybody' || !may('order_list/inquire')) return [];
  const rows = await reader
    .selectFrom('betOrder')
    .innerJoin('player', 'player.id', 'betOrder.playerId')
    .select(['betOrder.id', 'betOrder.serialNumber', 'betOrder.status'])
    .select(['betOrder.stake as amount', 'player.name'])
    .where('betOrder.id', '>=', firstIdOf(atMs))
    .where('betOrder.id', '<', firstIdOf(atMs + 1))
    .where('betOrder.serialNumber', 'in', typed.serials)
    .limit(ROWS_MAX)
    .execute();
  return rows.map((row) => {
    const status = rowsOf(orderStatuses).find(([, { id }]) => id === row.status)?.[1];
    return findingOf('order', row, status && textIn(locale, status));
  });
}

const paymentKinds = [
  { kind: 'deposit', node: 'recharge/inquire', key: 'depositId' },
  { kind: 'withdrawal', node: 'withdraw/inquire', key: 'withdrawalId' },
] as const;

/** By our serial number, or by any number by which we or a carrier know the payment. */
export async function findPayments(search: Search): Promise<readonly Finding[]> {
  const { typed, reader, may, scope } = search;
  if (scope.of !== 'everybody') return [];
  const known = await identified(search);
  const found: Finding[] = [];
  for (const { kind, node, key } of paymentKinds) {
    const id = known?.[key] ?? null;
    const ids = id === null ? [] : [id];
    if (!may(node) || (ids.length === 0 && typed.serials.length === 0)) continue;
    // Lists and no subquery: so each side of the `or` goes by its own index.
    const rows = await reader
      .selectFrom(kind)
      .innerJoin('player', 'player.id', `${kind}.playerId`)
      .select([`${kind}.id`, `${kind}.serialNumber`, `${kind}.amount`, 'player.name'])
      .where((where) =>
        where.or([
          where(`${kind}.serialNumber`, '=', sql<string>`any (${typed.serials}::text[])`),
          where(`${kind}.id`, '=', sql<bigint>`any (${ids}::bigint[])`),
        ]),
      )
      .limit(ROWS_MAX)
      .execute();
    found.push(...rows.map((row) => findingOf(kind, row)));
  }
  return found;
}

async function identified({ typed, reader }: Search) {
  if (typed.paymentNumber === undefined) return undefined;
  return await reader
    .selectFrom('paymentIdentifier')
    .select(['depositId', 'withdrawalId'])
    .where('normalForm', '=', typed.paymentNumber)
    .executeTakeFirst();
}
