import {
  casinoRoundStatuses,
  casinoTransactionKinds,
} from '@kipute/contract/constants/casino/casino';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answerPage, type HandlersFor } from '../../../platform/http/handler.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import { countRounds, roundsWhere, stuckSince } from '../rounds/round-store.ts';
import { roundView } from '../rounds/round-view.ts';
import { countTransactions, transactionsWhere } from './transaction-store.ts';
import { transactionView } from './transaction-view.ts';

export type PlayOfficeRoutes = HandlersFor<'casino_round/inquire' | 'casino_transaction/inquire'>;

export function playOfficeRoutes({ database, clock }: CasinoDeps): PlayOfficeRoutes {
  return {
    'casino_round/inquire': async (asked, { locale }) => {
      const now = clock.now();
      const condition = every(roundConditions(asked, now));
      const count = await countRounds(database.office, condition);
      const rounds = await roundsWhere(
        database.office,
        sql`where ${condition} order by casino_round.id desc ${pageOf(asked)}`,
      );
      const people = await playersOf(
        database.office,
        rounds.map(({ playerId }) => playerId),
      );
      const views = rounds.map((round) => ({
        ...roundView(round, { locale, now }),
        user_id: round.playerId.toString(),
        user_name: people.get(round.playerId)?.name ?? '',
        phone: maskedPhone(people.get(round.playerId)?.phone ?? ''),
      }));
      return answerPage(views, count);
    },
    'casino_transaction/inquire': async (asked, { locale }) => {
      const condition = every(transactionConditions(asked));
      const count = await countTransactions(database.office, condition);
      const transactions = await transactionsWhere(
        database.office,
        sql`where ${condition} order by entry.id desc ${pageOf(asked)}`,
      );
      return answerPage(
        transactions.map((one) => transactionView(one, locale)),
        count,
      );
    },
  };
}

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const pageOf = ({ page, page_size }: { readonly page: number; readonly page_size: number }) =>
  sql`limit ${page_size} offset ${(page - 1) * page_size}`;

type Condition = RawBuilder<unknown>;

/** Nothing where nothing was asked. */
const when = <Value>(value: Value | undefined, by: (value: Value) => Condition): Condition[] =>
  value === undefined ? [] : [by(value)];

function roundConditions(
  asked: CallRequest<'casino_round/inquire'>,
  now: Date,
): readonly Condition[] {
  return [
    ...when(asked.user_id, (id) => sql`player_id = ${idOfWire(id)}`),
    ...when(asked.game_id, (id) => sql`game_id = ${idOfWire(id)}`),
    ...when(asked.round, (round) => sql`round = ${round}`),
    ...when(asked.status, (status) => ofStatus(status, now)),
    ...when(asked.from, (from) => sql`opened_at >= ${from}`),
    ...when(asked.until, (until) => sql`opened_at < ${until}`),
  ];
}

function ofStatus(status: number, now: Date): Condition {
  const { closed, stuck } = casinoRoundStatuses;
  if (status === closed.id) return sql`state = 'closed'`;
  return status === stuck.id
    ? sql`state = 'open' and moved_at < ${stuckSince(now)}`
    : sql`state = 'open' and moved_at >= ${stuckSince(now)}`;
}

function transactionConditions(
  asked: CallRequest<'casino_transaction/inquire'>,
): readonly Condition[] {
  const [kind] = rowsOf(casinoTransactionKinds).find(([, { id }]) => id === asked.kind) ?? [];
  return [
    ...when(asked.provider, (provider) => sql`entry.provider = ${provider}`),
    ...when(asked.transaction, (transaction) => sql`transaction = ${transaction}`),
    ...when(asked.round, (round) => sql`round = ${round}`),
    ...when(asked.user_id, (id) => sql`player_id = ${idOfWire(id)}`),
    ...when(kind, (word) => sql`kind = ${word}`),
    ...when(asked.from, (from) => sql`recorded_at >= ${from}`),
    ...when(asked.until, (until) => sql`recorded_at < ${until}`),
  ];
}

type KnownPlayer = { readonly name: string; readonly phone: string };

async function playersOf(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, KnownPlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'phone'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name, phone }) => [id, { name, phone }]));
}
