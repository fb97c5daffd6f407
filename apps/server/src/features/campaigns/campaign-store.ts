import type { CampaignAudience } from '@kipute/contract/constants/content/campaigns';
import type { Localised } from '@kipute/contract/locale';
import type {
  CampaignKind,
  CampaignRules,
  CampaignTimes,
  RulesFrom,
} from '@kipute/domain/campaigns/campaign';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';

type CampaignWords = {
  readonly title: Localised;
  readonly summary: Localised;
  readonly terms: Localised;
};

/** What a revision says beside days and budget. */
export type CampaignContent = {
  readonly rules: CampaignRules;
  readonly rewardDays: number;
  readonly words: CampaignWords;
  readonly picture: string;
};

export type Revision = {
  readonly revision: number;
  readonly fromDay: string;
  readonly content: CampaignContent;
  /** As they were with it. */
  readonly budget: Senti;
  readonly lastDay: string;
  readonly note: string;
  readonly changedBy: bigint | null;
  readonly changedAt: Date;
};

export type Campaign = CampaignTimes & {
  readonly id: bigint;
  readonly kind: CampaignKind;
  readonly audience: CampaignAudience;
  readonly revision: number;
  readonly budget: Senti;
  readonly spent: Senti;
  readonly granted: number;
  readonly sort: number;
  readonly madeBy: bigint | null;
  readonly madeAt: Date;
  readonly startedBy: bigint | null;
  readonly stoppedBy: bigint | null;
  /** Oldest first; the last one is the newest. */
  readonly revisions: readonly Revision[];
};

/** Money as text: a JSON number would pass through a float. */
type KeptContent = Omit<CampaignContent, 'rules'> & {
  readonly rules: Readonly<Record<string, unknown>> & { readonly kind: CampaignKind };
  readonly budget: string;
  readonly lastDay: string;
};

const moneyFields = ['stakeMinimum', 'reward', 'rewardMaximum'] as const;

function keptRules(rules: CampaignRules): KeptContent['rules'] {
  return Object.fromEntries(
    Object.entries(rules).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? value.toString() : value,
    ]),
  ) as KeptContent['rules'];
}

function rulesFrom(kept: KeptContent['rules']): CampaignRules {
  const money = moneyFields.flatMap((name) =>
    typeof kept[name] === 'string' ? [[name, senti(BigInt(kept[name]))] as const] : [],
  );
  // Sound: it was written by `keptRules`, and nothing changes it afterwards.
  return { ...kept, ...Object.fromEntries(money) } as unknown as CampaignRules;
}

type CampaignRow = Omit<Campaign, 'revisions' | 'budget' | 'spent'> & {
  readonly budget: bigint;
  readonly spent: bigint;
};

type RevisionRow = Pick<Revision, 'revision' | 'fromDay' | 'note' | 'changedBy' | 'changedAt'> & {
  readonly campaignId: bigint;
  readonly content: KeptContent;
};

const columns = sql`
  id, kind, audience, revision, first_day, last_day, budget, spent, granted, sort, made_by, made_at,
  started_by, started_at, stopped_by, stopped_at`;

/** Whole, with all of their revisions, in the order asked for. */
async function campaignsWhere(
  reader: Reader,
  tail: RawBuilder<unknown>,
): Promise<readonly Campaign[]> {
  const { rows } = await sql<CampaignRow>`select ${columns} from campaign ${tail}`.execute(reader);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows: revisions } = await sql<RevisionRow>`
    select campaign_id, revision, from_day, content, note, changed_by, changed_at
    from campaign_revision where campaign_id = any (${ids}::bigint[])
    order by campaign_id, revision`.execute(reader);
  const byCampaign = Map.groupBy(revisions, ({ campaignId }) => campaignId);
  return rows.map(({ budget, spent, ...row }) => ({
    ...row,
    budget: senti(budget),
    spent: senti(spent),
    revisions: (byCampaign.get(row.id) ?? []).map(revisionOf),
  }));
}

function revisionOf({ content: kept, campaignId: _, ...row }: RevisionRow): Revision {
  const { rules, budget, lastDay, ...content } = kept;
  return {
    ...row,
    budget: senti(BigInt(budget)),
    lastDay,
    content: { ...content, rules: rulesFrom(rules) },
  };
}

export async function findCampaign(reader: Reader, id: bigint): Promise<Campaign | undefined> {
  const [found] = await campaignsWhere(reader, sql`where id = ${id}`);
  return found;
}

/** Nobody else changes it, and no reward of it is given, until the transaction ends. */
export async function lockCampaign(tx: Transaction, id: bigint): Promise<Campaign | undefined> {
  const { rows } = await sql`select from campaign where id = ${id} for no key update`.execute(tx);
  return rows.length === 0 ? undefined : findCampaign(tx, id);
}

/** Those that were started and whose last day is not before that day. */
export const startedCampaigns = (reader: Reader, lastDayFrom: string) =>
  campaignsWhere(
    reader,
    sql`where started_at is not null and last_day >= ${lastDayFrom} order by sort desc, id desc`,
  );

type Listed = {
  readonly page: number;
  readonly pageSize: number;
  readonly where: RawBuilder<unknown>;
};

/** The newest first. */
export async function pageOfCampaigns(reader: Reader, { page, pageSize, where }: Listed) {
  const campaigns = await campaignsWhere(
    reader,
    sql`where ${where} order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from campaign where ${where}`.execute(reader);
  return { campaigns, count: Number(rows[0]?.count ?? 0n) };
}

export type CampaignPlanned = Pick<
  Campaign,
  'kind' | 'audience' | 'firstDay' | 'lastDay' | 'budget' | 'sort'
> & { readonly content: CampaignContent };

export type Written = {
  readonly note: string;
  readonly by: bigint | null;
  readonly at: Date;
};

/** Its line alone: what it says comes with its first revision, which nothing takes back. */
export async function insertCampaign(
  tx: Transaction,
  planned: CampaignPlanned,
  written: Written,
): Promise<bigint> {
  const { kind, audience, firstDay, lastDay, budget, sort, content } = planned;
  const { rows } = await sql<{ id: bigint }>`
    insert into campaign (kind, audience, first_day, last_day, budget, sort, title_sw, title_en,
      made_by, made_at)
    values (${kind}, ${audience}, ${firstDay}, ${lastDay}, ${budget}, ${sort},
      ${content.words.title.sw}, ${content.words.title.en}, ${written.by}, ${written.at})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
}

/** Of one that was just written and has no revision. */
export async function deleteCampaign(tx: Transaction, id: bigint): Promise<void> {
  await tx.deleteFrom('campaign').where('id', '=', id).execute();
}

type NewRevision = {
  readonly id: bigint;
  readonly revision: number;
  readonly fromDay: string;
  readonly planned: CampaignPlanned;
  readonly written: Written;
};

export async function insertRevision(
  tx: Transaction,
  { id, revision, fromDay, planned, written }: NewRevision,
): Promise<void> {
  const { content, budget, lastDay } = planned;
  const kept = {
    ...{ ...content, rules: keptRules(content.rules) },
    ...{ budget: budget.toString(), lastDay },
  };
  await sql`
    insert into campaign_revision (campaign_id, revision, from_day, content, note, changed_by,
      changed_at)
    values (${id}, ${revision}, ${fromDay}, ${JSON.stringify(kept)}::jsonb, ${written.note},
      ${written.by}, ${written.at})`.execute(tx);
}

/** Of one that is locked. */
export async function reviseCampaign(tx: Transaction, next: NewRevision): Promise<void> {
  const { id, revision, planned } = next;
  const { audience, firstDay, lastDay, budget, sort, content } = planned;
  await sql`
    update campaign set revision = ${revision}, audience = ${audience}, first_day = ${firstDay},
      last_day = ${lastDay}, budget = ${budget}, sort = ${sort},
      title_sw = ${content.words.title.sw}, title_en = ${content.words.title.en}
    where id = ${id}`.execute(tx);
  await insertRevision(tx, next);
}

type Moment = { readonly by: bigint | null; readonly at: Date };

export async function markStarted(tx: Transaction, id: bigint, { by, at }: Moment): Promise<void> {
  await sql`
    update campaign set started_by = ${by}, started_at = ${at} where id = ${id}`.execute(tx);
}

export async function markStopped(tx: Transaction, id: bigint, { by, at }: Moment): Promise<void> {
  await sql`
    update campaign set stopped_by = ${by}, stopped_at = ${at} where id = ${id}`.execute(tx);
}

export const newestOf = ({ revisions, id }: Campaign): Revision => {
  const newest = revisions.at(-1);
  if (!newest) throw new Error(`campaign ${id} has a revision`);
  return newest;
};

/** Rules of a kind, each from its day on. */
export const rulesOver = <Kind extends CampaignKind>(
  { revisions }: Campaign,
  kind: Kind,
): readonly RulesFrom<Extract<CampaignRules, { kind: Kind }>>[] =>
  revisions.flatMap(({ revision, fromDay, content: { rules } }) =>
    rules.kind === kind
      ? [{ revision, fromDay, rules: rules as Extract<CampaignRules, { kind: Kind }> }]
      : [],
  );
