import { rowsOf } from '@kipute/contract/constants/choice';
import { billTypes } from '@kipute/contract/constants/money/bills';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

type Event = CallContent<'subscriber/timeline'>[number];
type Request = CallRequest<'subscriber/timeline'>;

/** Of each source, and of all together: older ones stand in the lists of their kind (USR-15). */
const EVENTS_MAX = 1_000;

type EventRow = {
  readonly source: 'bill' | 'deposit' | 'own-log' | 'office-log';
  readonly key: string;
  readonly at: Date;
  /** A bill type or a type of the log. */
  readonly code: number;
  readonly amount: bigint | null;
  readonly serialNumber: string;
  readonly detail: string;
};

type Found = { readonly rows: readonly EventRow[]; readonly count: number };

type Query = Pick<Request, 'kind' | 'page' | 'page_size'> & { readonly playerId: bigint };

/** Newest first. Each source gives its newest by its own index, so a page costs the same for all. */
export async function readTimeline(reader: Reader, query: Query): Promise<Found> {
  const sources = sourcesOf(query).map(
    (one) => sql`select * from (${one} limit ${EVENTS_MAX + 1}) as one`,
  );
  const all = sql`(${sql.join(sources, sql` union all `)}) as event`;
  const newest = sql`select * from ${all} order by at desc, key desc limit ${EVENTS_MAX + 1}`;
  const { rows } = await sql<EventRow & { readonly count: number }>`
    with newest as (${newest})
    select *, (select count(*)::int from newest) as count from newest
    order by at desc, key desc
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(reader);
  return { rows, count: rows[0]?.count ?? 0 };
}

const stakeAndPayout = [
  'bet-placed',
  'jackpot-placed',
  'lucky-six-placed',
  'racing-placed',
  'casino-placed',
  'bet-result',
  'bet-bonus',
  'cash-out',
  'jackpot-result',
  'lucky-six-result',
  'racing-result',
  'casino-won',
  'winnings-tax',
  'correction',
] as const satisfies readonly (keyof typeof billTypes)[];
const betCauses: readonly number[] = stakeAndPayout.map((cause) => billTypes[cause].id);

function sourcesOf({ kind, playerId }: Query): readonly RawBuilder<unknown>[] {
  const bills = (among: RawBuilder<unknown>) =>
    ['cash', 'credit', 'racing-coin'].map((purse) => billsOf({ playerId, purse, among }));
  const isBet = sql`cause = any (${betCauses}::int[])`;
  const byKind = {
    money: [...bills(sql`not ${isBet}`), paidOut(playerId), unpaidDeposits(playerId)],
    bets: bills(isBet),
    sessions: [ownLog(playerId)],
    office: [officeLog(playerId)],
  };
  if (kind !== undefined) return byKind[kind];
  return [...bills(sql`true`), ...byKind.money.slice(-2), ...byKind.sessions, ...byKind.office];
}

type Bills = {
  readonly playerId: bigint;
  readonly purse: string;
  readonly among: RawBuilder<unknown>;
};

const billsOf = ({ playerId, purse, among }: Bills) => sql`
  select 'bill' as source, 'bill-' || entry_id || '-' || line as key, posting.recorded_at as at,
    cause::int as code, amount, serial_number, account as detail
  from posting join journal_entry on journal_entry.id = entry_id
  where player_id = ${playerId} and account = ${purse} and ${among}
  order by purse_line desc`;

/** What was held has left the house. */
const paidOut = (playerId: bigint) => sql`
  select 'bill' as source, 'paid-' || entry_id || '-' || line as key, posting.recorded_at as at,
    cause::int as code, amount, serial_number, account as detail
  from posting join journal_entry on journal_entry.id = entry_id
  where player_id = ${playerId} and account = 'held' and amount < 0
    and cause = ${billTypes.withdrawal.id}
  order by purse_line desc`;

/** Those that were paid are bills. */
const unpaidDeposits = (playerId: bigint) => sql`
  select 'deposit' as source, 'deposit-' || id as key, created_at as at,
    ${billTypes.deposit.id}::int as code, null::bigint as amount, serial_number, state as detail
  from deposit where player_id = ${playerId} and state <> 'paid'
  order by id desc`;

const ownLog = (playerId: bigint) => sql`
  select 'own-log' as source, 'log-' || id as key, recorded_at as at, type::int as code,
    null::bigint as amount, '' as serial_number, coalesce(network, '') as detail
  from activity where user_id = ${playerId} and user_kind = 'player'
  order by recorded_at desc, id desc`;

const officeLog = (playerId: bigint) => sql`
  select 'office-log' as source, 'log-' || activity.id as key, recorded_at as at, type::int as code,
    null::bigint as amount, '' as serial_number,
    concat_ws(': ', administrator.name, nullif(content, '')) as detail
  from activity left join administrator
    on user_kind = 'administrator' and administrator.id = user_id
  where subject_kind = 'player' and subject_id = ${playerId.toString()}
  order by recorded_at desc, activity.id desc`;

const nameOfBill = new Map<number, Localised>(rowsOf(billTypes).map(([, row]) => [row.id, row]));
const nameOfLog = new Map<number, Localised>(rowsOf(logTypes).map(([, row]) => [row.id, row]));

const words = {
  cash: { sw: '', en: '' },
  credit: { sw: 'Bonasi', en: 'Bonus money' },
  'racing-coin': { sw: 'Sarafu za mbio', en: 'Racing coin' },
  held: { sw: 'Imelipwa', en: 'Paid out' },
  refused: { sw: 'Haikulipwa', en: 'Not paid' },
  asking: { sw: 'Inasubiri malipo', en: 'Waiting for payment' },
  prompted: { sw: 'Inasubiri malipo', en: 'Waiting for payment' },
  unknown: { sw: 'Haijulikani bado', en: 'Not known yet' },
} as const satisfies Record<string, Localised>;

const isWord = (detail: string): detail is keyof typeof words => detail in words;

export function eventView(row: EventRow, locale: Locale): Event {
  const { source, code, serialNumber, detail } = row;
  const isMoney = source === 'bill' || source === 'deposit';
  const name = (isMoney ? nameOfBill : nameOfLog).get(code);
  const said = isMoney && isWord(detail) ? textIn(locale, words[detail]) : detail;
  return {
    key: row.key,
    at: row.at.toISOString(),
    kind: kindOf(row),
    title: name ? textIn(locale, name) : `${code}`,
    detail: [said, serialNumber].filter((part) => part !== '').join(' · '),
    amount: row.amount === null ? null : toWireShillings(senti(row.amount)),
    subject: { kind: subjectKindOf(row), id: serialNumber },
  };
}

function kindOf({ source, code }: EventRow): Event['kind'] {
  if (source === 'own-log') return 'sessions';
  if (source === 'office-log') return 'office';
  return betCauses.includes(code) ? 'bets' : 'money';
}

const depositCauses: readonly number[] = [
  billTypes.deposit.id,
  billTypes['deposit-by-hand'].id,
  billTypes['ussd-deposit'].id,
];
const withdrawalCauses: readonly number[] = [
  billTypes.withdrawal.id,
  billTypes['withdrawal-returned'].id,
];

const racingCauses: readonly number[] = [
  billTypes['racing-placed'].id,
  billTypes['racing-result'].id,
];
const casinoCauses: readonly number[] = [billTypes['casino-placed'].id, billTypes['casino-won'].id];

/** So much of a provider's number fits a line; a longer one was cut and would not be found. */
const WHOLE_NUMBER_MAX = 39;

function subjectKindOf({ code, serialNumber, source }: EventRow): Event['subject']['kind'] {
  if (serialNumber === '') return 'none';
  if (racingCauses.includes(code)) return 'racing-order';
  if (casinoCauses.includes(code)) {
    return serialNumber.length > WHOLE_NUMBER_MAX ? 'none' : 'casino-round';
  }
  if (source === 'deposit' || depositCauses.includes(code)) return 'deposit';
  if (withdrawalCauses.includes(code)) return 'withdrawal';
  return betCauses.includes(code) ? 'order' : 'none';
}
