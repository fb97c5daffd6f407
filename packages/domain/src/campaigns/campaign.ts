import { type Senti, senti } from '../money/senti.ts';
import { eatDayOf } from '../odds/eat-days.ts';
import { ok, type Result, refuse } from '../result.ts';

/** What a campaign asks for and gives, by its kind. Odds are in thousandths. */
export type CampaignRules =
  /** A stake of at least so much on each of so many days of the window: one free bet. */
  | {
      readonly kind: 'daily-stakes';
      readonly stakeMinimum: Senti;
      readonly days: number;
      /** Total odds of a bet that counts. */
      readonly oddsMinimum: number;
      readonly reward: Senti;
    }
  /** An accumulator that one leg lost: a part of its stake back, at most so much. */
  | {
      readonly kind: 'acca-back';
      readonly stakeMinimum: Senti;
      readonly legs: number;
      /** Of each leg. */
      readonly oddsMinimum: number;
      readonly percent: number;
      readonly rewardMaximum: Senti;
    }
  /** Tells of the bonus ladder, which every bet has anyway; it gives nothing of its own. */
  | { readonly kind: 'win-bonus' };

export type CampaignKind = CampaignRules['kind'];

export const campaignStates = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignCauses = ['started', 'began', 'ended', 'stopped', 'changed'] as const;
export type CampaignCause = (typeof campaignCauses)[number];

type CampaignMove = {
  readonly from: CampaignState;
  readonly cause: CampaignCause;
  readonly to: CampaignState;
};

/** Every move a campaign makes; any other is refused (CMP-02). */
export const campaignMoves: readonly CampaignMove[] = [
  { from: 'draft', cause: 'changed', to: 'draft' },
  { from: 'draft', cause: 'started', to: 'scheduled' },
  { from: 'draft', cause: 'stopped', to: 'stopped' },
  { from: 'scheduled', cause: 'changed', to: 'scheduled' },
  { from: 'scheduled', cause: 'began', to: 'running' },
  { from: 'scheduled', cause: 'stopped', to: 'stopped' },
  { from: 'running', cause: 'changed', to: 'running' },
  { from: 'running', cause: 'ended', to: 'ended' },
  { from: 'running', cause: 'stopped', to: 'stopped' },
];

export function campaignStateAfter(
  from: CampaignState,
  cause: CampaignCause,
): CampaignState | undefined {
  return campaignMoves.find((move) => move.from === from && move.cause === cause)?.to;
}

/** When it is on: days of East Africa, both included, and what people did to it. */
export type CampaignTimes = {
  /** `2026-11-18` */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly startedAt: Date | null;
  readonly stoppedAt: Date | null;
};

const DAY_MS = 86_400_000;

/** The instant at which a day begins in East Africa. */
export const eatDayStart = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

/**
 * Bets placed from then until just before then count. Nothing counts that was placed before
 * somebody started it; what was placed before it was stopped counts (CMP-05).
 */
export function countedWindow(times: CampaignTimes): { from: number; until: number } | undefined {
  const { firstDay, lastDay, startedAt, stoppedAt } = times;
  if (startedAt === null) return undefined;
  const end = eatDayStart(lastDay) + DAY_MS;
  return {
    from: Math.max(eatDayStart(firstDay), startedAt.getTime()),
    until: Math.min(end, stoppedAt?.getTime() ?? end),
  };
}

/** Days after the last one in which a bet may still be settled and count. */
export const CAMPAIGN_CLAIM_DAYS = 14;

/**
 * Settled before then a bet counts: the end of the fourteenth day after the last one, or after the
 * day on which it was stopped (CMP-05).
 */
export function claimEnd({ lastDay, stoppedAt }: CampaignTimes): number {
  const stopDay = stoppedAt && eatDayOf(stoppedAt.getTime());
  const end = stopDay !== null && stopDay < lastDay ? stopDay : lastDay;
  return eatDayStart(end) + (1 + CAMPAIGN_CLAIM_DAYS) * DAY_MS;
}

/** Nobody writes that a day came: a campaign is what its times make of it. */
export function campaignStateOf(times: CampaignTimes, now: Date): CampaignState {
  if (times.stoppedAt !== null) return 'stopped';
  if (times.startedAt === null) return 'draft';
  if (now.getTime() < eatDayStart(times.firstDay)) return 'scheduled';
  return now.getTime() < eatDayStart(times.lastDay) + DAY_MS ? 'running' : 'ended';
}

/** The days of a window, each as `2026-11-18`. */
export function campaignDays({ firstDay, lastDay }: Pick<CampaignTimes, 'firstDay' | 'lastDay'>) {
  const first = Date.parse(`${firstDay}T00:00:00Z`);
  const count = Math.round((Date.parse(`${lastDay}T00:00:00Z`) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The most that one reward can be. */
export function largestReward(rules: CampaignRules): Senti {
  if (rules.kind === 'daily-stakes') return rules.reward;
  return rules.kind === 'acca-back' ? rules.rewardMaximum : senti(0n);
}

export type CampaignPlan = {
  readonly rules: CampaignRules;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly budget: Senti;
};

/** A quarter of a year; longer ones are made anew. */
export const CAMPAIGN_DAYS_MAX = 92;

/** In the order they are checked. */
export type PlanRefusal =
  | 'campaign-window-invalid'
  | 'campaign-days-beyond-window'
  | 'campaign-without-reward'
  | 'campaign-reward-over-budget';

/** Whether it can be kept at all (CMP-03). */
export function planRefusal({ rules, budget, ...window }: CampaignPlan): PlanRefusal | undefined {
  const days = campaignDays(window).length;
  if (days < 1 || days > CAMPAIGN_DAYS_MAX) return 'campaign-window-invalid';
  if (rules.kind === 'win-bonus') return undefined;
  if (rules.kind === 'daily-stakes' && rules.days > days) return 'campaign-days-beyond-window';
  const reward = largestReward(rules);
  if (reward <= 0n) return 'campaign-without-reward';
  return reward > budget ? 'campaign-reward-over-budget' : undefined;
}

type KnownCampaign = CampaignTimes & {
  readonly kind: CampaignKind;
  readonly spent: Senti;
};

export type ChangeRefusal =
  | PlanRefusal
  | 'campaign-over'
  | 'campaign-kind-fixed'
  | 'campaign-window-fixed'
  | 'campaign-budget-spent';

/**
 * A draft may become anything of its kind. Once it was started players count on its days: the
 * first one stays and the last one only moves away; who wants less stops it (CMP-04).
 */
export function changeRefusal(
  before: KnownCampaign,
  plan: CampaignPlan,
  now: Date,
): ChangeRefusal | undefined {
  const state = campaignStateOf(before, now);
  if (campaignStateAfter(state, 'changed') === undefined) return 'campaign-over';
  if (plan.rules.kind !== before.kind) return 'campaign-kind-fixed';
  const isMoved = plan.firstDay !== before.firstDay || plan.lastDay < before.lastDay;
  if (state !== 'draft' && isMoved) return 'campaign-window-fixed';
  return plan.budget < before.spent ? 'campaign-budget-spent' : planRefusal(plan);
}

export type StartRefusal = PlanRefusal | 'campaign-not-draft' | 'campaign-over';

export function startCampaign(
  times: CampaignTimes,
  plan: CampaignPlan,
  now: Date,
): Result<CampaignState, StartRefusal> {
  const state = campaignStateAfter(campaignStateOf(times, now), 'started');
  if (state === undefined) return refuse('campaign-not-draft');
  const refusal = planRefusal(plan);
  if (refusal) return refuse(refusal);
  const started = campaignStateOf({ ...times, startedAt: now }, now);
  return started === 'ended' ? refuse('campaign-over') : ok(started);
}

/** Rules of one time; a later revision holds from its day on. */
export type RulesFrom<Rules extends CampaignRules = CampaignRules> = {
  readonly revision: number;
  readonly fromDay: string;
  readonly rules: Rules;
};

/**
 * Those in force on a day: of all that had begun the newest. So what somebody did is judged by what
 * was promised on that day (CMP-06). Days before the first revision have its rules.
 */
export function rulesOn<Rules extends CampaignRules>(
  revisions: readonly RulesFrom<Rules>[],
  day: string,
): RulesFrom<Rules> | undefined {
  let inForce: RulesFrom<Rules> | undefined;
  let first: RulesFrom<Rules> | undefined;
  for (const one of revisions) {
    if (!first || one.revision < first.revision) first = one;
    const hasBegun = one.fromDay <= day;
    if (hasBegun && (!inForce || one.revision > inForce.revision)) inForce = one;
  }
  return inForce ?? first;
}
