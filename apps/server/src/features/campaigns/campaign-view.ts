import type { Locale } from '@kipute/contract/locale';
import { textIn } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import {
  type CampaignKind,
  type CampaignRules,
  campaignStateOf,
} from '@kipute/domain/campaigns/campaign';
import { fromWireShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import type { Campaign, CampaignContent, CampaignPlanned, Revision } from './campaign-store.ts';
import { newestOf } from './campaign-store.ts';

type WireRules = CallContent<'campaign/detailed'>['rules'];
type Detailed = CallContent<'campaign/detailed'>;
type Listed = CallContent<'campaign/inquire'>[number];
export type Shown = CallContent<'campaign/shown'>[number];

const unsaid = { stake: 0, days: 0, odds: 0, legs: 0, percent: 0, reward: 0 };

function rulesView({ rules, rewardDays }: CampaignContent): WireRules {
  const rest = { ...unsaid, reward_days: rewardDays };
  switch (rules.kind) {
    case 'daily-stakes':
      return {
        ...rest,
        stake: toWireShillings(rules.stakeMinimum),
        days: rules.days,
        odds: rules.oddsMinimum / 1_000,
        reward: toWireShillings(rules.reward),
      };
    case 'acca-back':
      return {
        ...rest,
        stake: toWireShillings(rules.stakeMinimum),
        legs: rules.legs,
        odds: rules.oddsMinimum / 1_000,
        percent: rules.percent,
        reward: toWireShillings(rules.rewardMaximum),
      };
    case 'win-bonus':
      return rest;
  }
}

const thousandths = (odds: number): number => Math.round(odds * 1_000);

/** Typed by its kind; undefined when something is missing that this kind asks for. */
function rulesFrom(kind: CampaignKind, wire: WireRules): CampaignRules | undefined {
  const stakeMinimum = fromWireShillings(wire.stake);
  const reward = fromWireShillings(wire.reward);
  const oddsMinimum = thousandths(wire.odds);
  if (stakeMinimum === undefined || reward === undefined) return undefined;
  switch (kind) {
    case 'daily-stakes': {
      const isWhole = stakeMinimum > 0n && wire.days > 0 && oddsMinimum > 1_000;
      return isWhole ? { kind, stakeMinimum, days: wire.days, oddsMinimum, reward } : undefined;
    }
    case 'acca-back': {
      const { legs, percent } = wire;
      const isWhole = stakeMinimum > 0n && legs > 1 && percent > 0 && oddsMinimum > 1_000;
      const rest = { legs, percent, oddsMinimum, rewardMaximum: reward };
      return isWhole ? { kind, stakeMinimum, ...rest } : undefined;
    }
    case 'win-bonus':
      return { kind };
  }
}

type Written = CallRequest<'campaign/add'>;

/** What somebody wrote; undefined when its rules are not whole. */
export function plannedFrom(
  kind: CampaignKind,
  { rules: wire, words, picture, ...plan }: Omit<Written, 'kind' | 'reason'>,
): CampaignPlanned | undefined {
  const rules = rulesFrom(kind, wire);
  const budget = fromWireShillings(plan.budget);
  if (rules === undefined || budget === undefined) return undefined;
  return {
    ...{ kind, budget, audience: plan.audience, sort: plan.sort },
    ...{ firstDay: plan.first_day, lastDay: plan.last_day },
    content: { rules, rewardDays: wire.reward_days, words, picture },
  };
}

/** Counted beside the campaign's own line. */
export type CampaignCounts = {
  readonly owed: number;
  readonly participants: number;
  readonly owedAmount: Senti;
};

export const noCounts: CampaignCounts = { owed: 0, participants: 0, owedAmount: senti(0n) };

export type OfficeViewing = {
  readonly names: ReadonlyMap<bigint, string>;
  readonly counts: ReadonlyMap<bigint, CampaignCounts>;
  readonly locale: Locale;
  readonly now: Date;
};

const personOf = (id: bigint | null, { names }: Pick<OfficeViewing, 'names'>) =>
  id === null ? null : { id: id.toString(), name: names.get(id) ?? '' };

export function listedView(campaign: Campaign, viewing: OfficeViewing): Listed {
  const { owed, participants } = viewing.counts.get(campaign.id) ?? noCounts;
  return {
    id: campaign.id.toString(),
    kind: campaign.kind,
    state: campaignStateOf(campaign, viewing.now),
    title: textIn(viewing.locale, newestOf(campaign).content.words.title),
    first_day: campaign.firstDay,
    last_day: campaign.lastDay,
    audience: campaign.audience,
    budget: toWireShillings(campaign.budget),
    spent: toWireShillings(campaign.spent),
    granted: campaign.granted,
    ...{ owed, participants, sort: campaign.sort },
    made_by: personOf(campaign.madeBy, viewing),
    made_at: campaign.madeAt.toISOString(),
  };
}

export function detailedView(campaign: Campaign, viewing: OfficeViewing): Detailed {
  const { content } = newestOf(campaign);
  return {
    ...listedView(campaign, viewing),
    revision: campaign.revision,
    rules: rulesView(content),
    words: content.words,
    picture: content.picture,
    started_by: personOf(campaign.startedBy, viewing),
    started_at: campaign.startedAt?.toISOString() ?? null,
    stopped_by: personOf(campaign.stoppedBy, viewing),
    stopped_at: campaign.stoppedAt?.toISOString() ?? null,
    revisions: campaign.revisions.toReversed().map((one) => revisionView(one, viewing)),
  };
}

const revisionView = (one: Revision, viewing: OfficeViewing): Detailed['revisions'][number] => ({
  revision: one.revision,
  from_day: one.fromDay,
  changed_by: personOf(one.changedBy, viewing),
  changed_at: one.changedAt.toISOString(),
  note: one.note,
  rules: rulesView(one.content),
  budget: toWireShillings(one.budget),
  last_day: one.lastDay,
});

type PlayerViewing = { readonly locale: Locale; readonly now: Date; readonly joined: boolean };

/** As players see it: the newest words, and the rules of today where the newest begin later. */
export function shownView(campaign: Campaign, { locale, now, joined }: PlayerViewing): Shown {
  const { words, picture } = newestOf(campaign).content;
  const left = campaign.budget - campaign.spent;
  const content = contentOn(campaign, now);
  return {
    id: campaign.id.toString(),
    kind: campaign.kind,
    state: campaignStateOf(campaign, now),
    title: textIn(locale, words.title),
    summary: textIn(locale, words.summary),
    picture,
    first_day: campaign.firstDay,
    last_day: campaign.lastDay,
    audience: campaign.audience,
    rules: rulesView(content),
    rewards_left: canGive(content.rules, left) ? 1 : 0,
    joined: joined ? 1 : 0,
  };
}

function contentOn({ revisions, ...campaign }: Campaign, now: Date): CampaignContent {
  const today = eatDayOf(now.getTime());
  const found = revisions.findLast(({ fromDay }) => fromDay <= today);
  return (found ?? newestOf({ ...campaign, revisions })).content;
}

/** Of an accumulator a small reward may fit where the largest does not. */
function canGive(rules: CampaignRules, left: bigint): boolean {
  if (rules.kind === 'win-bonus') return true;
  return rules.kind === 'daily-stakes' ? left >= rules.reward : left > 0n;
}
