import { PART_COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { dayOf, type UserRow, usersOf, userView } from '../listing/user-view.ts';
import type { PlayerOfficeDeps } from '../player-office-deps.ts';

type DetailedUser = CallContent<'subscriber/detailed'>;
type Deps = Pick<PlayerOfficeDeps, 'database' | 'protection' | 'clock'>;

/** Everything one needs to know at a glance; undefined for an id that nobody has. */
export async function detailedUser(
  { database, protection, clock }: Deps,
  playerId: bigint,
): Promise<DetailedUser | undefined> {
  const { office } = database;
  const [row] = await usersOf(office, [playerId]);
  if (!row) return undefined;
  const { limits, pause } = await protection.standingOf(office, playerId);
  return {
    ...userView(row),
    ...toldOf(row),
    ...figuresOf(row),
    payout_phones: await payoutPhonesOf(office, playerId),
    limits: limits.map(({ kind, period, inForce, used }) => ({
      kind,
      period,
      amount: inForce === undefined ? null : toWireShillings(inForce),
      used: shown(used),
    })),
    pause: pause ? { length: pause.length, ends_at: pause.endsAt.toISOString() } : null,
    erasure_asked_at: await erasureAskedAt(office, playerId),
    counts: await countsOf(office, { row, now: clock.now() }),
  };
}

const shown = (amount: bigint): number => toWireShillings(senti(amount));

const toldOf = (row: UserRow) => ({
  language: row.language === 'sw' ? ('sw' as const) : ('en-US' as const),
  gender: row.gender,
  mail: row.mail,
  birthday: row.birthDate === null ? '' : dayOf(row.birthDate),
  location: row.location,
  job: row.job,
});

const figuresOf = (row: UserRow) => ({
  held: shown(row.held),
  deposits: shown(row.deposits),
  withdrawals: shown(row.withdrawals),
  stakes: shown(row.stakes),
  payouts: shown(row.payouts),
});

const PHONES_SHOWN = 10;

/** Where money of theirs was sent, the latest first. */
async function payoutPhonesOf(reader: Reader, playerId: bigint): Promise<string[]> {
  const rows = await reader
    .selectFrom('withdrawal')
    .select('phone')
    .where('playerId', '=', playerId)
    .groupBy('phone')
    .orderBy((order) => order.fn.max('id'), 'desc')
    .limit(PHONES_SHOWN)
    .execute();
  return rows.map(({ phone }) => maskedPhone(phone));
}

async function erasureAskedAt(reader: Reader, playerId: bigint): Promise<string | null> {
  const { rows } = await sql<{ askedAt: Date }>`
    select asked_at from erasure_request
    where player_id = ${playerId}
      and not exists (select from erasure_withdrawal where request_id = erasure_request.id)`.execute(
    reader,
  );
  return rows[0]?.askedAt.toISOString() ?? null;
}

type Counts = DetailedUser['counts'];

async function countsOf(
  reader: Reader,
  { row: { id, phone }, now }: { readonly row: UserRow; readonly now: Date },
): Promise<Counts> {
  const upTo = sql.raw(`limit ${PART_COUNT_MAX + 1}`);
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from (select from bet_order where player_id = ${id} ${upTo}) as one)
        as orders,
      (select least(coalesce(sum(lines), 0), ${PART_COUNT_MAX + 1})::int from purse
        where player_id = ${id}) as bills,
      (select count(*)::int from (select from deposit where player_id = ${id} ${upTo}) as one)
        as deposits,
      (select count(*)::int from (select from withdrawal where player_id = ${id} ${upTo}) as one)
        as withdrawals,
      (select count(*)::int from session where owner_kind = 'player' and owner_id = ${id}
        and expires_at > ${now}) as sessions,
      (select count(*)::int from (
          (select from sms_message where phone = ${phone} ${upTo}) union all
          (select from inbox_message where player_id = ${id} ${upTo}) ${upTo}) as one) as messages,
      (select count(*)::int from (select from player where inviter_id = ${id} ${upTo}) as one)
        as invitees,
      (select count(*)::int from (select from player_note where player_id = ${id} ${upTo}) as one)
        as notes,
      (select count(*)::int from (select from activity where subject_kind = 'player'
        and subject_id = ${id.toString()} ${upTo}) as one) as log`.execute(reader);
  const [counts] = rows;
  if (!counts) throw new Error('counts are one row');
  return counts;
}
