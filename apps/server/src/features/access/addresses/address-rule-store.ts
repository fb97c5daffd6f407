import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { AddressRule } from './gate.ts';
import { type Network, networkText, readNetwork } from './networks.ts';

export type StoredRule = AddressRule & {
  readonly id: bigint;
  readonly networkText: string;
  readonly note: string;
  readonly madeBy: { readonly id: bigint; readonly name: string } | null;
  readonly madeAt: Date;
};

const rules = (reader: Reader) =>
  reader
    .selectFrom('addressRule as rule')
    .leftJoin('administrator as maker', 'maker.id', 'rule.madeBy')
    .select([
      'rule.id',
      sql<string>`rule.network::text`.as('networkText'),
      'rule.list',
      'rule.reach',
      'rule.note',
      'rule.madeBy',
      'maker.name as makerName',
      'rule.madeAt',
      'rule.until',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>;

/** The tables check the words; a network that we cannot read is left out rather than guessed. */
function ruleOf({ makerName, madeBy, ...row }: Row): StoredRule | undefined {
  const network = readNetwork(row.networkText);
  return (
    network && {
      ...row,
      network,
      list: row.list as AddressRule['list'],
      reach: row.reach as AddressRule['reach'],
      madeBy: madeBy === null ? null : { id: madeBy, name: makerName ?? '' },
    }
  );
}

export async function readRules(reader: Reader): Promise<readonly StoredRule[]> {
  const rows = await rules(reader).orderBy('rule.id').execute();
  return rows.flatMap((row) => ruleOf(row) ?? []);
}

const RULES_LOCK = 8_503;

/** Changes are made one after the other: each is checked against all that stand (ADR-08). */
export async function lockRules(tx: Transaction): Promise<readonly StoredRule[]> {
  await sql`select pg_advisory_xact_lock(${RULES_LOCK})`.execute(tx);
  return readRules(tx);
}

export type NewRule = Pick<AddressRule, 'network' | 'list' | 'reach' | 'until'> & {
  readonly note: string;
  readonly madeBy: bigint;
  readonly madeAt: Date;
};

export async function insertRule(tx: Transaction, rule: NewRule): Promise<bigint> {
  const { id } = await tx
    .insertInto('addressRule')
    .values({ ...rule, network: networkText(rule.network) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteRules(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('addressRule').where('id', 'in', ids).execute();
}

export async function narrowToPlayers(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('addressRule').set({ reach: 'players' }).where('id', 'in', ids).execute();
}

export type RuleFilter = {
  readonly list?: AddressRule['list'] | undefined;
  readonly reach?: AddressRule['reach'] | undefined;
  /** Rules that cover it, or lie in it. */
  readonly network?: Network | undefined;
};

/** Newest first. */
export async function readRulePage(
  reader: Reader,
  { list, reach, network }: RuleFilter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly StoredRule[]; readonly count: number }> {
  const found = rules(reader)
    .$if(list !== undefined, (query) => query.where('rule.list', '=', list ?? ''))
    .$if(reach !== undefined, (query) => query.where('rule.reach', '=', reach ?? ''))
    .$if(network !== undefined, (query) =>
      query.where(sql<boolean>`rule.network && ${network && networkText(network)}::cidr`),
    );
  const [rows, { count }] = await Promise.all([
    found
      .orderBy('rule.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    reader
      .selectFrom(found.as('found'))
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.flatMap((row) => ruleOf(row) ?? []), count: Number(count) };
}
