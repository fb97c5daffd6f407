import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { type Senti, senti, shillings, toWireShillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';

export type TemplateRoutes = HandlersFor<
  'free_bet_template/inquire' | 'free_bet_template/add' | 'free_bet_template/update'
>;

export type Template = Selectable<DB['freeBetTemplate']>;

type TemplateDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
};

/** What the office may give free bets by (FRB-30). */
export function templateRoutes(deps: TemplateDeps): TemplateRoutes {
  const { database } = deps;
  return {
    'free_bet_template/inquire': async ({ page, page_size: pageSize, active, name }) => {
      const wanted = database.office
        .selectFrom('freeBetTemplate')
        .$if(active !== undefined, (query) => query.where('isActive', '=', active === 1))
        .$if(!!name, (query) =>
          query.where(
            sql<boolean>`position(lower(${name ?? ''}) in lower(name_sw || ' ' || name_en)) > 0`,
          ),
        );
      const { count } = await wanted
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await wanted
        .selectAll()
        .orderBy('isActive', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      return answerPage(await templateViews(database.office, rows), Number(count));
    },
    'free_bet_template/add': async ({ reason, ...wanted }, context) => {
      const added = await database.transact(async (tx) => {
        const row = await tx
          .insertInto('freeBetTemplate')
          .values({ ...columnsOf(wanted), ...changedBy(deps, context) })
          .returningAll()
          .executeTakeFirstOrThrow();
        await record(deps, tx, { context, reason, before: undefined, after: row });
        return row;
      });
      return answer(await templateView(database.read, added));
    },
    'free_bet_template/update': async (request, context) => {
      const changed = await database.transact((tx) => change(deps, tx, { request, context }));
      return changed.ok
        ? answer(await templateView(database.read, changed.value))
        : refuseWith(changed.refusal);
    },
  };
}

export async function lockTemplate(tx: Transaction, id: bigint): Promise<Template | undefined> {
  return tx
    .selectFrom('freeBetTemplate')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export const budgetLeft = ({ budget, given }: Pick<Template, 'budget' | 'given'>): Senti =>
  senti(budget - given);

type Change = {
  readonly request: CallRequest<'free_bet_template/update'>;
  readonly context: CallContext<SignedInAdministrator>;
};

type ChangeRefusal = 'free-bet-template-unknown' | 'changed-meanwhile' | 'budget-below-given';

async function change(
  deps: TemplateDeps,
  tx: Transaction,
  { request: { id, revision, reason, ...wanted }, context }: Change,
): Promise<Result<Template, ChangeRefusal>> {
  const before = await lockTemplate(tx, idOfWire(id));
  if (!before) return refuse('free-bet-template-unknown');
  if (before.revision !== revision) return refuse('changed-meanwhile');
  const columns = columnsOf(wanted);
  if (columns.budget < before.given) return refuse('budget-below-given');
  const after = await tx
    .updateTable('freeBetTemplate')
    .set({ ...columns, ...changedBy(deps, context), revision: revision + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(deps, tx, { context, reason, before, after });
  return ok(after);
}

type Wanted = Omit<CallRequest<'free_bet_template/add'>, 'reason'>;

const columnsOf = (wanted: Wanted) => ({
  ...{ nameSw: wanted.name_sw, nameEn: wanted.name_en, daysValid: wanted.days_valid },
  amount: shillings(wanted.amount),
  perPlayerMax: wanted.per_player_max,
  budget: shillings(wanted.budget),
  isActive: wanted.active === 1,
});

const changedBy = (
  { clock }: Pick<TemplateDeps, 'clock'>,
  { caller }: CallContext<SignedInAdministrator>,
) => ({ changedBy: caller.administratorId, changedAt: clock.now() });

type Recorded = {
  readonly context: CallContext<SignedInAdministrator>;
  readonly reason: string;
  readonly before: Template | undefined;
  readonly after: Template;
};

const told = [
  ...(['nameSw', 'nameEn', 'amount', 'daysValid', 'perPlayerMax', 'budget', 'isActive'] as const),
];

async function record(
  { audit }: TemplateDeps,
  tx: Transaction,
  { context: { caller, address, userAgent }, reason, before, after }: Recorded,
): Promise<void> {
  const pairs = told.map((field) => [field, [before?.[field] ?? null, after[field]]] as const);
  await audit.record(tx, {
    type: 'free-bet-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: caller.administratorId },
    content: reason,
    subject: { kind: 'free-bet-template', id: after.id },
    changes: Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is)),
    ...{ address, userAgent },
  });
}

type View = CallContent<'free_bet_template/add'>;

async function templateView(reader: Reader, row: Template): Promise<View> {
  const [view] = await templateViews(reader, [row]);
  if (!view) throw new Error('one template has one view');
  return view;
}

async function templateViews(reader: Reader, rows: readonly Template[]): Promise<View[]> {
  const people = rows.flatMap(({ changedBy: by }) => (by === null ? [] : [by]));
  const names = await namesOfAdministrators(reader, people);
  return rows.map((row) => ({
    id: row.id.toString(),
    ...{ name_sw: row.nameSw, name_en: row.nameEn, days_valid: row.daysValid },
    amount: toWireShillings(senti(row.amount)),
    per_player_max: row.perPlayerMax,
    budget: toWireShillings(senti(row.budget)),
    active: row.isActive ? 1 : 0,
    given: toWireShillings(senti(row.given)),
    revision: row.revision,
    changed_by:
      row.changedBy === null
        ? null
        : { id: row.changedBy.toString(), name: names.get(row.changedBy) ?? '' },
    changed_at: row.changedAt.toISOString(),
  }));
}

/** How many of a template each of these players has had, ever. */
export async function hadOf(
  reader: Reader,
  templateId: bigint,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ playerId: bigint; count: bigint }>`
    select player_id, count(*) as count from free_bet
    where template_id = ${templateId} and player_id = any (${playerIds}::bigint[])
    group by player_id`.execute(reader);
  return new Map(rows.map(({ playerId, count }) => [playerId, Number(count)]));
}
