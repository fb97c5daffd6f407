import type { CallRequest } from '@kipute/contract/registry';
import { fromWireShillings } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { numberList } from '../../platform/database/number-lists.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';

export type Audience = CallRequest<'mailing/preview'>['audience'];
export type Channel = CallRequest<'mailing/preview'>['channel'];
export type Kind = CallRequest<'mailing/preview'>['kind'];

type Condition = RawBuilder<unknown>;

/** Players by their numbers: above the first, up to the last. */
type Span = { readonly above: bigint; readonly upTo: bigint };

const EVERYBODY: Span = { above: 0n, upTo: 9_000_000_000_000_000_000n };

/** A day in East Africa as the instant at which it begins. */
const begins = (day: string): Condition =>
  sql`(${day}::date::timestamp at time zone 'Africa/Dar_es_Salaam')`;
const ends = (day: string): Condition =>
  sql`((${day}::date + 1)::timestamp at time zone 'Africa/Dar_es_Salaam')`;

/** Undefined amounts ask for nothing; one that cannot be meant was refused by the contract. */
const senti = (amount: number | undefined): bigint | undefined =>
  amount === undefined ? undefined : fromWireShillings(amount);

/** Accounts that can be written to at all (MLG-02). */
const isOpen = sql`player.closed_at is null and not player.disabled and player.phone !~ '^erased'`;

/** One condition for everything that was asked for, about the players of a span. */
function conditionsOf(audience: Audience, span: Span): readonly Condition[] {
  const { user_ids, kind, register_from, register_to, login_from, login_to } = audience;
  const { balance_from, balance_to } = audience;
  const [least, most] = [senti(balance_from), senti(balance_to)];
  return [
    isOpen,
    sql`player.id > ${span.above} and player.id <= ${span.upTo}`,
    user_ids.length > 0 && sql`player.id = any (${idList(user_ids)})`,
    kind === 'agent' && sql`player.agent_since is not null`,
    kind === 'player' && sql`player.agent_since is null`,
    audience.language && sql`${languageOfReader} = ${audience.language}`,
    register_from && sql`player.registered_at >= ${begins(register_from)}`,
    register_to && sql`player.registered_at < ${ends(register_to)}`,
    login_from && sql`player.signed_in_at >= ${begins(login_from)}`,
    login_to && sql`player.signed_in_at < ${ends(login_to)}`,
    movedIn('deposits', span, {
      from: audience.deposit_from,
      to: audience.deposit_to,
      least: senti(audience.deposit_least),
    }),
    movedIn('stakes', span, {
      from: audience.stake_from,
      to: audience.stake_to,
      least: senti(audience.stake_least),
    }),
    audience.never_deposited === 1 &&
      sql`not exists (select from player_total as paid_in
        where paid_in.player_id = player.id and paid_in.deposits > 0)`,
    (least !== undefined || most !== undefined) &&
      sql`exists (select from player_total as owned where owned.player_id = player.id
        and owned.cash_balance between ${least ?? 0n} and ${most ?? MOST})`,
  ].filter((one): one is Condition => typeof one === 'object');
}

const idList = (ids: readonly string[]): Condition =>
  sql`${numberList(ids.map(idOfWire))}::text::bigint[]`;

const MOST = 9_000_000_000_000_000n;

/** The language a player chose for messages, else that of the last sign-in. */
const languageOfReader: Condition = sql`coalesce(choice.language, player.language)`;

const playersWithChoices = sql`player
  left join message_choice as choice on choice.player_id = player.id`;

type Moved = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly least: bigint | undefined;
};

/**
 * By days, as the figures of a player are kept; without a least amount anything counts. As one set
 * of the whole span: asked player by player, a million of them would be a million questions.
 */
function movedIn(
  figure: 'deposits' | 'stakes',
  { above, upTo }: Span,
  { from, to, least }: Moved,
): Condition | undefined {
  if (from === undefined && to === undefined && least === undefined) return undefined;
  const since = from === undefined ? sql`` : sql`and moved.day >= ${from}::date`;
  const until = to === undefined ? sql`` : sql`and moved.day <= ${to}::date`;
  const amount = sql.ref(`moved.${figure}`);
  return sql`player.id in (select moved.player_id from player_day as moved
    where moved.player_id > ${above} and moved.player_id <= ${upTo} ${since} ${until}
    group by moved.player_id having sum(${amount}) >= ${least ?? 1n})`;
}

/**
 * Whoever stays away from play gets no offer, and none leaves by SMS without consent (MLG-03). An
 * SMS needs a number that can be called.
 */
function mayBeWrittenTo(channel: Channel, kind: Kind, now: Date): Condition {
  // A set, because a question for each player would be asked of each.
  const staysAway = sql`player.id in (select play_pause.player_id from play_pause
    where play_pause.ends_at > ${now})`;
  const reachable = channel === 'sms' ? sql`player.phone ~ '^[1-9][0-9]{6,14}$'` : sql`true`;
  if (kind === 'notice') return reachable;
  return channel === 'sms'
    ? sql`(${reachable} and coalesce(choice.news, false) and not ${staysAway})`
    : sql`not ${staysAway}`;
}

export type Wanted = {
  readonly channel: Channel;
  readonly kind: Kind;
  readonly audience: Audience;
};

export type Recipient = {
  readonly id: bigint;
  readonly phone: string;
  readonly language: string;
};

type Chunk = {
  readonly after: bigint;
  readonly size: number;
  readonly now: Date;
  readonly spans: Spans;
};

export type Found<Who> = {
  /** Those of them who may be written to. */
  readonly recipients: readonly Who[];
  readonly lookedAt: number;
  /** Up to whom everybody was looked through; undefined when nobody is left. */
  readonly through: bigint | undefined;
};

const NOBODY_LEFT = { recipients: [], lookedAt: 0, through: undefined } as const;

/** Looked through at once, however few of them fit: a filter that fits nobody is no long query. */
const LOOKED_THROUGH = 20_000;

/** Where the span of a mailing ends, kept while chunk after chunk of it is written. */
export type Spans = { readonly endAfter: typeof endOfSpan };

export function createSpans(): Spans {
  let end: bigint | undefined;
  return {
    endAfter: async (reader, after, picked) => {
      if (end === undefined || after >= end) end = await endOfSpan(reader, after, picked);
      return end;
    },
  };
}

/** The next of those it is for, by number: memory does not grow with how many there are. */
export async function nextRecipients(
  reader: Reader,
  wanted: Wanted,
  chunk: Chunk,
): Promise<Found<Recipient>> {
  const upTo = await chunk.spans.endAfter(reader, chunk.after, wanted.audience.user_ids);
  if (upTo === undefined) return NOBODY_LEFT;
  const { rows } = await sql<Recipient & { mayBeWrittenTo: boolean }>`
    ${nextByNumber(wanted, chunk, upTo)}`.execute(reader);
  const last = rows.at(-1);
  const isFull = last !== undefined && rows.length === chunk.size;
  return {
    recipients: rows.filter((one) => one.mayBeWrittenTo),
    lookedAt: rows.length,
    through: isFull ? last.id : upTo,
  };
}

/** Their numbers alone, as one row: of thousands who read the same, nothing else is asked. */
export async function nextReaders(
  reader: Reader,
  wanted: Wanted,
  chunk: Chunk,
): Promise<Found<bigint>> {
  const upTo = await chunk.spans.endAfter(reader, chunk.after, wanted.audience.user_ids);
  if (upTo === undefined) return NOBODY_LEFT;
  const { rows } = await sql<{ recipients: bigint[]; lookedAt: number; last: bigint | null }>`
    select coalesce(array_agg(id) filter (where may_be_written_to), '{}') as recipients,
      count(*)::int as looked_at, max(id) as last
    from (${nextByNumber(wanted, chunk, upTo)}) as next`.execute(reader);
  const { recipients = [], lookedAt = 0, last = null } = rows[0] ?? {};
  return { recipients, lookedAt, through: lookedAt === chunk.size && last ? last : upTo };
}

const nextByNumber = (
  { channel, kind, audience }: Wanted,
  { after, size, now }: Chunk,
  upTo: bigint,
): Condition => sql`
  select player.id, player.phone, ${languageOfReader} as language,
    ${mayBeWrittenTo(channel, kind, now)} as may_be_written_to
  from ${playersWithChoices}
  where ${sql.join(conditionsOf(audience, { above: after, upTo }), sql` and `)}
  order by player.id limit ${size}`;

async function endOfSpan(
  reader: Reader,
  after: bigint,
  picked: readonly string[],
): Promise<bigint | undefined> {
  const among = picked.length === 0 ? sql`` : sql`and id = any (${idList(picked)})`;
  const { rows } = await sql<{ upTo: bigint | null }>`
    select max(id) as up_to from (
      select id from player where id > ${after} ${among} order by id limit ${LOOKED_THROUGH}
    ) as next`.execute(reader);
  return rows[0]?.upTo ?? undefined;
}

export type Reach = {
  readonly matched: number;
  readonly inSwahili: number;
  readonly inEnglish: number;
};

/** Whom it is for, and of those who may be written to, by the language they read. */
export async function reachOf(
  reader: Reader,
  { channel, kind, audience }: Wanted,
  now: Date,
): Promise<Reach> {
  const { rows } = await sql<Reach>`
    select count(*)::int as matched,
      count(*) filter (where reachable and language = 'sw')::int as in_swahili,
      count(*) filter (where reachable and language <> 'sw')::int as in_english
    from (
      select ${languageOfReader} as language, ${mayBeWrittenTo(channel, kind, now)} as reachable
      from ${playersWithChoices}
      where ${sql.join(conditionsOf(audience, EVERYBODY), sql` and `)}
    ) as asked`.execute(reader);
  return rows[0] ?? { matched: 0, inSwahili: 0, inEnglish: 0 };
}
