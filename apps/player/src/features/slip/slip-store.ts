import { clampedStake, type PayWith } from '@kipute/domain/betting/stake';
import { formatShillings, senti, shillings } from '@kipute/domain/money/senti';
import { create } from 'zustand';
import { keep, readKept } from '../../platform/device-storage.ts';
import { currentPlayerId, whenSessionChanges } from '../session/session-store.ts';
import { isSingles, type SlipBody } from './bet-body.ts';
import { referredIdOf } from './referred/referred-marker.ts';
import { unansweredOf } from './unanswered-bets.ts';
import type { SlipConfig } from './view/slip-config.ts';
import { oddsChangesChoices } from './view/slip-leg.ts';
import type { SlipChoices } from './view/slip-view.ts';
import { typedStake } from './view/stake-text.ts';
import type { Purse } from './view/submit-state.ts';

const BY_CREDIT = 2;
/** Stays with the device. */
const ODDS_CHANGES_KEY = 'odds-changes';

type SlipState = SlipChoices & {
  /** The outcome of the last attempt, as text. */
  readonly notice: string | undefined;
  /** When the bet under way left, and for how long bets in play are held. */
  readonly sent: { readonly atMs: number; readonly heldSeconds: number } | undefined;
};

type Waiting = Pick<SlipState, 'activity' | 'sent' | 'notice'> & Partial<SlipState>;

/** A page closed while a bet was in flight has an unanswered bet after a reload. */
function waitingFor(playerId: string | undefined): Waiting {
  const [waiting] = unansweredOf(playerId);
  const untold = { sent: undefined, notice: undefined };
  if (!waiting) {
    return { ...untold, activity: referredIdOf(playerId) === undefined ? 'idle' : 'referred' };
  }
  return {
    ...untold,
    activity: 'unsure',
    paidWith: waiting.pay_type === BY_CREDIT ? 'credit' : 'balance',
    // What is asked for again is that bet, and no other amount.
    ...stakesOf(waiting),
  };
}

function stakesOf(waiting: SlipBody): Partial<SlipState> {
  const text = (amount: number) => formatShillings(shillings(amount));
  if (!isSingles(waiting)) return { stakeText: text(waiting.bet_amount) };
  const own = waiting.bet_list.map((leg) => [leg.outcomeId, text(leg.bet_amount)] as const);
  return { tab: 'single', singleStakes: Object.fromEntries(own) };
}

const first: SlipState = {
  tab: 'all',
  systemCode: undefined,
  paidWith: 'balance',
  stakeText: undefined,
  oddsChanges: oddsChangesChoices.find((one) => one === readKept(ODDS_CHANGES_KEY)) ?? 'any',
  singleStakes: {},
  refused: [],
  refusedAtMs: 0,
  ...waitingFor(currentPlayerId()),
};

const useSlipStore = create<SlipState>(() => first);

let playerId = currentPlayerId();

/** Each player has their own unanswered bets: a change of player loads the other's. */
whenSessionChanges(() => {
  // The session changes with every balance as well.
  if (currentPlayerId() === playerId) return;
  playerId = currentPlayerId();
  useSlipStore.setState(waitingFor(playerId));
});

export const useSlipState = (): SlipState => useSlipStore();

export const currentChoices = (): SlipChoices => useSlipStore.getState();

/** A change by the player makes the notice about the last attempt stale. */
export function choose(changed: Partial<SlipChoices>): void {
  if (changed.oddsChanges) keep(ODDS_CHANGES_KEY, changed.oddsChanges);
  useSlipStore.setState({ ...changed, notice: undefined });
}

/** Beside the others, which keep theirs. */
export function chooseSingleStake(selectionId: string, text: string): void {
  const { singleStakes } = useSlipStore.getState();
  choose({ singleStakes: { ...singleStakes, [selectionId]: text } });
}

/** For all of them: whoever had an own stake has this one. */
export const chooseStake = (stakeText: string): void => choose({ stakeText, singleStakes: {} });

export const report = (changed: Partial<SlipState>): void => useSlipStore.setState(changed);

type PurseOptions = { readonly limits: SlipConfig['limits']; readonly purse: Purse };

/** SLIP-13: the amount is held as the other purse allows. */
export function payWith(
  paidWith: PayWith,
  stakeText: string,
  { limits, purse }: PurseOptions,
): void {
  const stake = typedStake(stakeText);
  const before = typeof stake === 'bigint' ? stake : senti(0n);
  const inPurse = paidWith === 'credit' ? purse.credit : purse.balance;
  const clamped = clampedStake(before, paidWith, { limits, inPurse });
  choose({ paidWith, stakeText: formatShillings(clamped), singleStakes: {} });
}
