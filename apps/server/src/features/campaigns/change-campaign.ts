import type { ErrorCode } from '@kipute/contract/errors';
import {
  campaignStateAfter,
  campaignStateOf,
  changeRefusal,
  planRefusal,
  startCampaign,
} from '@kipute/domain/campaigns/campaign';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import type { Activity } from '../audit/index.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { recountCampaignJob } from './campaign-jobs.ts';
import {
  type Campaign,
  type CampaignPlanned,
  deleteCampaign,
  insertCampaign,
  insertRevision,
  lockCampaign,
  markStarted,
  markStopped,
  newestOf,
  reviseCampaign,
} from './campaign-store.ts';

/** Who does it, and why. */
export type CampaignOrder = {
  readonly administratorId: bigint;
  readonly reason: string;
  readonly visit: Visit;
  /** Where two persons were needed. */
  readonly approvedBy?: bigint | undefined;
};

type ChangeDeps = Pick<CampaignDeps, 'database' | 'clock' | 'audit' | 'outbox' | 'files'>;

const DAY_MS = 86_400_000;

type Pictured = { readonly id: bigint; readonly planned: CampaignPlanned };

/** Says which picture it shows: that of its newest plan, also when it is over (CMP-60). */
const showPicture = ({ files }: ChangeDeps, tx: Transaction, { id, planned }: Pictured) =>
  files.useFiles(tx, {
    ...{ kind: 'campaign', place: id.toString(), title: planned.content.words.title.en },
    paths: [planned.content.picture],
  });

/** A draft: no player sees it, so one person suffices whatever it says. */
export function addCampaign(
  deps: ChangeDeps,
  planned: CampaignPlanned,
  order: CampaignOrder,
): Promise<Result<bigint, ErrorCode>> {
  const { database, clock, audit } = deps;
  return database.transact(async (tx) => {
    const refusal = planRefusal({ ...planned, rules: planned.content.rules });
    if (refusal) return refuse(refusal);
    const written = { note: order.reason, by: order.administratorId, at: clock.now() };
    const id = await insertCampaign(tx, planned, written);
    const used = await showPicture(deps, tx, { id, planned });
    if (!used.ok) {
      await deleteCampaign(tx, id);
      return used;
    }
    await insertRevision(tx, { id, revision: 1, fromDay: planned.firstDay, planned, written });
    await audit.record(
      tx,
      recordOf(id, order, { state: [null, 'draft'], ...planChanges(planned) }),
    );
    return ok(id);
  });
}

export type Update = {
  readonly campaignId: bigint;
  /** The revision that was looked at. */
  readonly revision: number;
  readonly planned: CampaignPlanned;
};

/** Rules of one that runs change tomorrow: today was promised already (CMP-06). */
export async function updateCampaign(
  deps: ChangeDeps,
  tx: Transaction,
  { update, order }: { readonly update: Update; readonly order: CampaignOrder },
): Promise<Result<null, ErrorCode>> {
  const { campaignId, planned } = update;
  const now = deps.clock.now();
  const before = await lockCampaign(tx, campaignId);
  if (!before) return refuse('campaign-unknown');
  if (before.revision !== update.revision) return refuse('changed-meanwhile');
  const refusal = changeRefusal(before, { ...planned, rules: planned.content.rules }, now);
  if (refusal) return refuse(refusal);
  const isStarted = before.startedAt !== null;
  // Who takes part was promised with the start.
  if (isStarted && planned.audience !== before.audience) return refuse('campaign-window-fixed');
  const used = await showPicture(deps, tx, { id: campaignId, planned });
  if (!used.ok) return used;
  const isRunning = campaignStateOf(before, now) === 'running';
  await reviseCampaign(tx, {
    ...{ id: campaignId, revision: before.revision + 1, planned },
    fromDay: isRunning ? eatDayOf(now.getTime() + DAY_MS) : planned.firstDay,
    written: { note: order.reason, by: order.administratorId, at: now },
  });
  if (isStarted) {
    await deps.outbox.enqueue(tx, recountCampaignJob, { campaignId: campaignId.toString() });
  }
  await deps.audit.record(tx, recordOf(campaignId, order, planChanges(planned, before)));
  return ok(null);
}

export type Start = { readonly campaignId: bigint; readonly revision: number };

export async function beginCampaign(
  { clock, audit }: ChangeDeps,
  tx: Transaction,
  { start, order }: { readonly start: Start; readonly order: CampaignOrder },
): Promise<Result<null, ErrorCode>> {
  const now = clock.now();
  const campaign = await lockCampaign(tx, start.campaignId);
  if (!campaign) return refuse('campaign-unknown');
  if (campaign.revision !== start.revision) return refuse('changed-meanwhile');
  const { rules } = newestOf(campaign).content;
  const started = startCampaign(campaign, { ...campaign, rules }, now);
  if (!started.ok) return started;
  await markStarted(tx, campaign.id, { by: order.administratorId, at: now });
  const changes = {
    state: ['draft', started.value],
    budget: [null, campaign.budget],
  } as const;
  await audit.record(tx, recordOf(campaign.id, order, changes));
  return ok(null);
}

/** Bets that were placed until now count once they are settled (CMP-05). */
export function stopCampaign(
  { database, clock, audit }: ChangeDeps,
  campaignId: bigint,
  order: CampaignOrder,
): Promise<Result<null, ErrorCode>> {
  return database.transact(async (tx) => {
    const now = clock.now();
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign) return refuse('campaign-unknown');
    const state = campaignStateOf(campaign, now);
    if (campaignStateAfter(state, 'stopped') === undefined) return refuse('campaign-over');
    await markStopped(tx, campaignId, { by: order.administratorId, at: now });
    await audit.record(tx, recordOf(campaignId, order, { state: [state, 'stopped'] }));
    return ok(null);
  });
}

type Changes = NonNullable<Activity['changes']>;

function recordOf(id: bigint, order: CampaignOrder, changes: Changes): Activity {
  const { administratorId, reason, visit, approvedBy } = order;
  const approval = approvedBy === undefined ? '' : ` (approved by ${approvedBy})`;
  return {
    type: 'campaign-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `${reason}${approval}`,
    subject: { kind: 'campaign', id },
    changes,
    ...visit,
  };
}

/** By field, what is other than before; all of it of a new one. */
function planChanges(planned: CampaignPlanned, before?: Campaign): Changes {
  const fieldsOf = ({ audience, firstDay, lastDay, budget, sort }: CampaignPlanned | Campaign) => ({
    ...{ audience, budget, sort, first_day: firstDay, last_day: lastDay },
  });
  const rows = (content: CampaignPlanned['content'] | undefined) =>
    content && {
      title: content.words.title.en,
      rules: content.rules,
      reward_days: content.rewardDays,
      picture: content.picture,
    };
  const after: Record<string, unknown> = { ...fieldsOf(planned), ...rows(planned.content) };
  const old: Record<string, unknown> = before
    ? { ...fieldsOf(before), ...rows(newestOf(before).content) }
    : {};
  const text = (value: unknown) =>
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => text(value) !== text(old[name]))
      .map(([name, value]) => [name, [old[name] ?? null, value]] as const),
  );
}

/** What a change adds to the budget of one that was started; nothing while it is a draft. */
export const budgetRaised = ({ startedAt, budget }: Campaign, planned: CampaignPlanned): Senti =>
  senti(startedAt !== null && planned.budget > budget ? planned.budget - budget : 0n);
