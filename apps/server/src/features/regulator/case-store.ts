import type { CallContent } from '@kipute/contract/registry';
import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { CaseState } from './case-states.ts';
import type { Suspicion } from './find-suspicious.ts';

type WireCase = CallContent<'suspicious/update'>;
type Row = Selectable<DB['suspiciousCase']>;

export type Case = Omit<Row, 'state' | 'kind' | 'direction' | 'firstDay' | 'lastDay'> & {
  readonly state: CaseState;
  readonly kind: WireCase['kind'];
  readonly direction: WireCase['direction'];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly name: string;
  readonly phone: string;
};

/** Sound: the checks of the table name the same words. */
const cases = (reader: Reader) =>
  reader
    .selectFrom('suspiciousCase')
    .innerJoin('player', 'player.id', 'suspiciousCase.playerId')
    .selectAll('suspiciousCase')
    .select([
      sql<string>`first_day::text`.as('firstDay'),
      sql<string>`last_day::text`.as('lastDay'),
    ])
    .select(['player.name', 'player.phone'])
    .$castTo<Case>();

type Wanted = {
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly playerId?: bigint | undefined;
  readonly page: number;
  readonly pageSize: number;
};

export async function listCases(reader: Reader, { state, kind, playerId, page, pageSize }: Wanted) {
  const wanted = cases(reader)
    .$if(state !== undefined, (all) => all.where('suspiciousCase.state', '=', state ?? ''))
    .$if(kind !== undefined, (all) => all.where('suspiciousCase.kind', '=', kind ?? ''))
    .$if(playerId !== undefined, (all) =>
      all.where('suspiciousCase.playerId', '=', playerId ?? 0n),
    );
  const rows = await wanted
    .orderBy('suspiciousCase.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await reader
    .selectFrom(wanted.as('found'))
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

export function findCase(reader: Reader, id: bigint): Promise<Case | undefined> {
  return cases(reader).where('suspiciousCase.id', '=', id).executeTakeFirst();
}

/** Two clerks come one after the other. */
export async function lockCase(tx: Transaction, id: bigint): Promise<CaseState | undefined> {
  const row = await tx
    .selectFrom('suspiciousCase')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state as CaseState | undefined;
}

type Move = {
  readonly id: bigint;
  readonly from: CaseState;
  readonly to: CaseState;
  readonly by: bigint | null;
  readonly note: string;
  readonly now: Date;
};

export async function moveCase(tx: Transaction, { id, from, to, by, note, now }: Move) {
  await tx
    .updateTable('suspiciousCase')
    .set({ state: to, movedAt: now, movedBy: by })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('suspiciousNote')
    .values({
      ...{ caseId: id, writtenBy: by, stateBefore: from, stateAfter: to },
      ...{ note, writtenAt: now },
    })
    .execute();
}

export async function notesOfCase(reader: Reader, caseId: bigint) {
  return await reader
    .selectFrom('suspiciousNote')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('id')
    .execute();
}

/**
 * Of what overlaps in time there is one case: it grows with its payments, and one that was cleared
 * is new again when it grows (REG-42). True when somebody has to look.
 */
export async function keepSuspicion(
  tx: Transaction,
  found: Suspicion,
  now: Date,
): Promise<boolean> {
  const { playerId, kind, direction, firstDay, lastDay, amount, serialNumbers } = found;
  const known = await tx
    .selectFrom('suspiciousCase')
    .select(['id', 'amount', 'state'])
    .where('playerId', '=', playerId)
    .where('kind', '=', kind)
    .where('direction', '=', direction)
    .where(sql<boolean>`first_day <= ${lastDay}::date and last_day >= ${firstDay}::date`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const payments = serialNumbers.length;
  const facts = { amount, payments, serialNumbers: [...serialNumbers] };
  if (!known) {
    await sql`
      insert into suspicious_case (player_id, kind, direction, first_day, last_day, amount, payments,
        serial_numbers, opened_at, moved_at)
      values (${playerId}, ${kind}, ${direction}, ${firstDay}::date, ${lastDay}::date, ${amount},
        ${payments}, ${facts.serialNumbers}::text[], ${now}, ${now})`.execute(tx);
    return true;
  }
  if (amount <= known.amount) return false;
  await sql`
    update suspicious_case set amount = ${amount}, payments = ${payments},
      serial_numbers = ${facts.serialNumbers}::text[],
      last_day = greatest(last_day, ${lastDay}::date)
    where id = ${known.id}`.execute(tx);
  if (known.state !== 'cleared') return false;
  const note = 'more payments were found';
  await moveCase(tx, { id: known.id, from: 'cleared', to: 'open', by: null, note, now });
  return true;
}

/** Nobody has ended them yet. */
export async function openCases(
  reader: Reader,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ readonly count: number; readonly oldest: Date | null }>`
    select count(*)::integer as count, min(opened_at) as oldest from suspicious_case
    where state in ('open', 'looked-into')`.execute(reader);
  return rows[0] ?? { count: 0, oldest: null };
}
