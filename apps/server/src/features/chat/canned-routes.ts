import type { CallContent } from '@kipute/contract/registry';
import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { ChatDeps } from './chat-deps.ts';

export type CannedRoutes = HandlersFor<
  'chat_canned/inquire' | 'chat_canned/add' | 'chat_canned/update' | 'chat_canned/remove'
>;

type Canned = Selectable<DB['chatCannedAnswer']>;
type Words = { readonly shortcut: string; readonly body_sw: string; readonly body_en: string };

const columnsOf = ({ shortcut, body_sw, body_en }: Words) => ({
  ...{ shortcut, bodySw: body_sw, bodyEn: body_en },
});

/** Few enough to be read at once: a clerk's page searches them while the slash is typed. */
const ANSWERS_MAX = 500;

export function cannedRoutes(deps: ChatDeps): CannedRoutes {
  const { database } = deps;
  return {
    'chat_canned/inquire': async () => {
      const rows = await database.office
        .selectFrom('chatCannedAnswer')
        .selectAll()
        .orderBy('shortcut')
        .limit(ANSWERS_MAX)
        .execute();
      return answer(await views(database.office, rows));
    },
    'chat_canned/add': async (words, context) => {
      const changed = await database.transact(async (tx) => {
        const row = await tx
          .insertInto('chatCannedAnswer')
          .values({ ...columnsOf(words), ...changeOf(deps, context) })
          .onConflict((conflict) => conflict.column('shortcut').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row) await note(tx, deps, { context, id: row.id, before: undefined, after: row });
        return row;
      });
      return changed
        ? answer(await view(database.read, changed))
        : refuseWith('canned-shortcut-taken');
    },
    'chat_canned/update': async ({ id, ...words }, context) => {
      const changed = await change(deps, context, { id: idOfWire(id), words });
      if (typeof changed === 'string') return refuseWith(changed);
      return answer(await view(database.read, changed));
    },
    'chat_canned/remove': async ({ id }, context) => {
      await database.transact(async (tx) => {
        const row = await tx
          .deleteFrom('chatCannedAnswer')
          .where('id', '=', idOfWire(id))
          .returningAll()
          .executeTakeFirst();
        if (row) await note(tx, deps, { context, id: row.id, before: row, after: undefined });
      });
      return answer(null);
    },
  };
}

type Context = CallContext<SignedInAdministrator>;

const changeOf = ({ clock }: ChatDeps, { caller }: Context) => ({
  changedAt: clock.now(),
  changedBy: caller.administratorId,
});

type Change = { readonly id: bigint; readonly words: Words };

function change(
  deps: ChatDeps,
  context: Context,
  { id, words }: Change,
): Promise<Canned | 'canned-unknown' | 'canned-shortcut-taken'> {
  return deps.database.transact(async (tx) => {
    const others = await tx
      .selectFrom('chatCannedAnswer')
      .selectAll()
      .where((where) => where.or([where('id', '=', id), where('shortcut', '=', words.shortcut)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    const before = others.find((row) => row.id === id);
    if (!before) return 'canned-unknown';
    if (others.length > 1) return 'canned-shortcut-taken';
    const after = await tx
      .updateTable('chatCannedAnswer')
      .set({ ...columnsOf(words), ...changeOf(deps, context) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, deps, { context, id, before, after });
    return after;
  });
}

type Noted = {
  readonly context: Context;
  readonly id: bigint;
  readonly before: Canned | undefined;
  readonly after: Canned | undefined;
};

function note(tx: Transaction, { audit }: ChatDeps, { context, id, before, after }: Noted) {
  const { caller, address, userAgent } = context;
  const pairs = (['shortcut', 'bodySw', 'bodyEn'] as const).flatMap((field) => {
    const pair = [before?.[field] ?? '', after?.[field] ?? ''] as const;
    return pair[0] === pair[1] ? [] : [[field, pair] as const];
  });
  return audit.record(tx, {
    type: 'chat-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: caller.administratorId },
    content: `canned answer /${(after ?? before)?.shortcut ?? ''}`,
    subject: { kind: 'canned-answer', id },
    changes: Object.fromEntries(pairs),
    ...{ address, userAgent },
  });
}

type WireCanned = CallContent<'chat_canned/add'>;

async function views(reader: Reader, rows: readonly Canned[]): Promise<WireCanned[]> {
  const people = rows.flatMap(({ changedBy }) => (changedBy === null ? [] : [changedBy]));
  const names = await namesOfAdministrators(reader, people);
  return rows.map(({ id, shortcut, bodySw, bodyEn, changedAt, changedBy }) => ({
    id: id.toString(),
    shortcut,
    body_sw: bodySw,
    body_en: bodyEn,
    changed_by:
      changedBy === null ? null : { id: changedBy.toString(), name: names.get(changedBy) ?? '' },
    changed_at: changedAt.toISOString(),
  }));
}

async function view(reader: Reader, row: Canned): Promise<WireCanned> {
  const [one] = await views(reader, [row]);
  if (!one) throw new Error('one row has one view');
  return one;
}
