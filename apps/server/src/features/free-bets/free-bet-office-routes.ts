import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import type { freeBetStates } from '@kipute/contract/constants/growth/free-bets';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { formatShillings, senti, toWireShillings } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { bulkOf, freeBetGiver, type GiveDeps } from './give-free-bets.ts';
import { causeOf, freeBetStateOf } from './my-free-bets.ts';
import { budgetLeft } from './templates.ts';

export type FreeBetOfficeRoutes = HandlersFor<
  'free_bet/inquire' | 'free_bet/inquire_costs' | 'free_bet/give'
>;

export function freeBetOfficeRoutes(deps: GiveDeps): FreeBetOfficeRoutes {
  const give = freeBetGiver(deps);
  const { database } = deps;
  return {
    'free_bet/inquire': async (request) => {
      const { rows, count } = await grantPage(database.office, request);
      return answerPage(rows.map(grantView), count);
    },
    'free_bet/inquire_costs': async (request) =>
      answer(await costsOf(database.office, request, deps.clock.now())),
    'free_bet/give': async (request, { caller, address, userAgent, locale }) => {
      const { template_id, ids, reason, request_key: requestKey } = request;
      const templateId = idOfWire(template_id).toString();
      const submitted = await give({
        ...{ templateId, playerIds: ids.map((id) => idOfWire(id).toString()), requestKey, reason },
        ...{ administratorId: caller.administratorId, visit: { address, userAgent } },
      });
      if (!submitted.ok) {
        const { refusal } = submitted;
        if (refusal !== 'free-bet-budget') return refuseWith(refusal);
        return refuseWith(refusal, { left: await leftOf(database.read, templateId) });
      }
      const { value } = submitted;
      const isDone = value.outcome === 'done';
      return answer({
        outcome: value.outcome,
        proposal_id: isDone ? null : value.proposalId.toString(),
        results: isDone ? bulkOf(value.value, locale) : [],
      });
    },
  };
}

async function leftOf(reader: Reader, templateId: string): Promise<string> {
  const row = await reader
    .selectFrom('freeBetTemplate')
    .select(['budget', 'given'])
    .where('id', '=', BigInt(templateId))
    .executeTakeFirst();
  return row ? formatShillings(budgetLeft(row)) : '0';
}

type Filter = CallRequest<'free_bet/inquire'>;

const grants = (reader: Reader) =>
  reader
    .selectFrom('freeBet')
    .innerJoin('player', 'player.id', 'freeBet.playerId')
    .leftJoin('freeBetTemplate as template', 'template.id', 'freeBet.templateId')
    .select([
      ...(['freeBet.id', 'freeBet.playerId', 'player.name', 'player.phone', 'cause'] as const),
      ...(['causeId', 'templateId', 'template.nameEn', 'freeBet.amount', 'remaining'] as const),
      ...(['takenBack', 'staked', 'grantedAt', 'expiresAt', 'endedAt'] as const),
    ]);

type GrantRow = Awaited<ReturnType<ReturnType<typeof grants>['execute']>>[number];

/** As `freeBetStateOf` says it of one. */
const stateClauses = {
  open: sql`ended_at is null and remaining > 0`,
  spent: sql`ended_at is null and remaining = 0`,
  ended: sql`ended_at is not null`,
} as const satisfies Record<keyof typeof freeBetStates, RawBuilder<unknown>>;

async function grantPage(
  reader: Reader,
  { page, page_size: pageSize, user_id, cause, state, template_id }: Filter,
): Promise<{ readonly rows: readonly GrantRow[]; readonly count: number }> {
  const offset = (page - 1) * pageSize;
  const clauses = [
    sql`true`,
    ...(user_id === undefined ? [] : [sql`free_bet.player_id = ${idOfWire(user_id)}`]),
    ...(cause === undefined ? [] : [sql`cause = ${cause}`]),
    ...(state === undefined ? [] : [stateClauses[state]]),
    ...(template_id === undefined ? [] : [sql`template_id = ${idOfWire(template_id)}`]),
  ];
  const wanted = sql<boolean>`${sql.join(clauses, sql` and `)}`;
  const rows = await grants(reader)
    .where(wanted)
    .orderBy('freeBet.id', 'desc')
    .limit(offset > COUNT_MAX ? 0 : pageSize)
    .offset(Math.min(offset, COUNT_MAX))
    .execute();
  const { rows: counted } = await sql<{ count: bigint }>`
    select count(*) as count from (
      select from free_bet where ${wanted} limit ${COUNT_MAX + 1}
    ) as found`.execute(reader);
  return { rows, count: Number(counted[0]?.count ?? 0n) };
}

function grantView(row: GrantRow): CallContent<'free_bet/inquire'>[number] {
  const { templateId, remaining } = row;
  return {
    id: row.id.toString(),
    user: { id: row.playerId.toString(), name: row.name, phone: maskedPhone(row.phone) },
    ...{ cause: causeOf(row.cause), cause_id: row.causeId },
    template: templateId === null ? null : { id: templateId.toString(), name: row.nameEn ?? '' },
    amount: toWireShillings(senti(row.amount)),
    left: toWireShillings(senti(remaining)),
    taken_back: toWireShillings(senti(row.takenBack)),
    turnover: toWireShillings(senti(row.staked)),
    state: freeBetStateOf(row),
    granted_at: row.grantedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}

const DAYS = 30;

type CostRow = {
  readonly cause: string;
  readonly templateId: bigint | null;
  readonly name: string | null;
  readonly count: bigint;
} & Readonly<Record<'given' | 'remaining' | 'takenBack' | 'staked', bigint>>;

/** By the day of East Africa on which they were given (FRB-33). */
async function costsOf(
  reader: Reader,
  { from, to }: CallRequest<'free_bet/inquire_costs'>,
  now: Date,
): Promise<CallContent<'free_bet/inquire_costs'>> {
  const today = sql`(${now}::timestamptz at time zone 'Africa/Dar_es_Salaam')::date`;
  const { rows } = await sql<CostRow>`
    select cause, template_id, max(name_en) as name, count(*) as count,
      sum(free_bet.amount)::bigint as given, sum(remaining)::bigint as remaining,
      sum(taken_back)::bigint as taken_back, sum(staked)::bigint as staked
    from free_bet left join free_bet_template as template on template.id = template_id
    where granted_at >= (coalesce(${from ?? null}::date, ${today} - ${DAYS}::integer)::timestamp)
        at time zone 'Africa/Dar_es_Salaam'
      and granted_at < (coalesce(${to ?? null}::date, ${today}) + 1)::timestamp
        at time zone 'Africa/Dar_es_Salaam'
    group by cause, template_id order by given desc, cause, template_id`.execute(reader);
  return rows.map(({ cause, templateId, name, count, given, remaining, takenBack, staked }) => ({
    id: `${cause} ${templateId ?? ''}`,
    cause: causeOf(cause),
    template: templateId === null ? null : { id: templateId.toString(), name: name ?? '' },
    count: Number(count),
    given: toWireShillings(senti(given)),
    spent: toWireShillings(senti(given - remaining - takenBack)),
    left: toWireShillings(senti(remaining)),
    taken_back: toWireShillings(senti(takenBack)),
    turnover: toWireShillings(senti(staked)),
  }));
}
