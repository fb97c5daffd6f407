import { minimumFor, type PayWith } from '@kipute/domain/betting/stake';
import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { OddsStatus } from '../../live-odds/staleness.ts';
import type { Pick } from '../../picks/pick.ts';
import type { SlipConfig } from './slip-config.ts';
import {
  type Heard,
  isNewPrice,
  type OddsChanges,
  type RefusedLeg,
  type SlipLeg,
  slipLegOf,
} from './slip-leg.ts';
import { modeOf, type SlipMode, type SlipTab, tabsFor } from './slip-mode.ts';
import { type NextStep, nextStep, type SlipSum, slipSum } from './slip-sum.ts';
import { type TypedStake, typedStake } from './stake-text.ts';
import { type Activity, type Purse, type SubmitState, submitState } from './submit-state.ts';

/** What the player has chosen in the slip. */
export type SlipChoices = {
  readonly tab: SlipTab;
  readonly systemCode: number | undefined;
  readonly paidWith: PayWith;
  /** Undefined until it is touched: then the player's own amount stands there. */
  readonly stakeText: string | undefined;
  readonly oddsChanges: OddsChanges;
  /** Stakes that differ from the one above them, by selection. */
  readonly singleStakes: Readonly<Record<string, string>>;
  readonly refused: readonly RefusedLeg[];
  readonly refusedAtMs: number;
  readonly activity: Activity;
};

type SlipPlayer = Purse & { readonly usualStake: Senti };

export type SlipFacts = {
  readonly picks: readonly Pick[];
  readonly heardOf: (pick: Pick) => Heard;
  readonly board: OddsStatus;
  readonly config: SlipConfig;
  readonly player: SlipPlayer | undefined;
  readonly choices: SlipChoices;
  readonly isPaused: boolean;
  readonly isOnline: boolean;
};

type SlipView = {
  readonly legs: readonly SlipLeg[];
  readonly openLegs: readonly SlipLeg[];
  readonly tab: SlipTab;
  readonly tabs: readonly SlipTab[];
  readonly mode: SlipMode;
  readonly paidWith: PayWith;
  readonly stakeText: string;
  readonly stake: TypedStake;
  /** Of several singles each its own, as it is typed, by selection; else nothing. */
  readonly stakesOfSingles: ReadonlyMap<string, string>;
  /** Of the bets that would be placed; undefined while one of them is no amount. */
  readonly stakes: readonly Senti[] | undefined;
  readonly stakeMinimum: Senti;
  readonly sum: SlipSum | undefined;
  readonly nextStep: NextStep | undefined;
  readonly submit: SubmitState;
};

/** Everything the slip shows, from all that it depends on; nothing else is asked. */
export function slipView(facts: SlipFacts): SlipView {
  const { config, player, choices } = facts;
  const legs = legsOf(facts);
  const openLegs = legs.filter(({ sale }) => sale === 'open');
  const odds = openLegs.map((leg) => leg.odds);
  const tabs = tabsFor(openLegs.length);
  const mode = modeOf(choices, openLegs.length);
  const paidWith = player ? choices.paidWith : 'balance';
  const stakeText = choices.stakeText ?? firstStake(facts, paidWith);
  const stake = typedStake(stakeText);
  const { terms, limits } = config;
  const stakesOfSingles = singleStakes(facts.choices, { mode, openLegs, stakeText });
  const typed = stakesOfSingles.size > 0 ? [...stakesOfSingles.values()].map(typedStake) : [stake];
  const stakes = typed.every((each) => typeof each === 'bigint') ? typed : undefined;
  const sum = stakes && slipSum({ mode, odds, stakes, paidWith, terms });
  const purse = player;
  return {
    ...{ legs, openLegs, tabs, mode, paidWith, stakeText, stake, stakesOfSingles, stakes, sum },
    tab: tabs.includes(choices.tab) ? choices.tab : 'all',
    stakeMinimum: minimumFor(paidWith, limits),
    nextStep: nextStep(mode, odds, terms),
    submit: submitState({
      ...choices,
      ...facts,
      ...{ paidWith, purse, stakes: typed, sum, limits },
      openLegs: openLegs.length,
      hasNewOdds: openLegs.some((leg) => isNewPrice(leg, choices.oddsChanges)),
    }),
  };
}

type Singles = {
  readonly mode: SlipMode;
  readonly openLegs: readonly SlipLeg[];
  readonly stakeText: string;
};

/** Each single has the stake of all until it is given its own (SLIP-06). */
function singleStakes(
  { singleStakes: own }: SlipChoices,
  { mode, openLegs, stakeText }: Singles,
): ReadonlyMap<string, string> {
  const isEach = mode.kind === 'single' && openLegs.length > 1;
  const ids = isEach ? openLegs.map(({ pick }) => pick.id_card) : [];
  return new Map(ids.map((id) => [id, own[id] ?? stakeText]));
}

function legsOf({ picks, heardOf, board, choices }: SlipFacts): readonly SlipLeg[] {
  const why = new Map(choices.refused.map((leg) => [leg.outcomeId, leg.why]));
  return picks.map((pick) =>
    slipLegOf(pick, {
      ...{ heard: heardOf(pick), board },
      ...{ refusedAs: why.get(pick.id_card), refusedAtMs: choices.refusedAtMs },
    }),
  );
}

/** The amount the player set as their own, else the least there is (SLIP-12). */
function firstStake({ player, config }: SlipFacts, paidWith: PayWith): string {
  const minimum = minimumFor(paidWith, config.limits);
  const isEnough = player !== undefined && player.usualStake > minimum;
  return formatShillings(isEnough ? player.usualStake : minimum);
}
