import { clampedStake, type PayWith } from '@kipute/domain/betting/stake';
import { formatShillings, senti, shillings } from '@kipute/domain/money/senti';
import { create } from 'zustand';
import { currentPlayerId } from '../session/session-store.ts';
import { unansweredOf } from './placing/unanswered.ts';
import type { SlipConfig } from './view/slip-config.ts';
import type { SlipChoices } from './view/slip-view.ts';
import { typedStake } from './view/stake-text.ts';
import type { Purse } from './view/submit-state.ts';

const BY_CREDIT = 2;

type SlipState = SlipChoices & {
  /** What the last try came to, in words. */
  readonly notice: string | undefined;
  /** When the bet under way left, and for how long bets in play are held. */
  readonly sent: { readonly atMs: number; readonly heldSeconds: number } | undefined;
};

/** A page that was closed while a bet was on its way does not know what became of it. */
const [waiting] = unansweredOf(currentPlayerId());

const first: SlipState = {
  tab: 'all',
  systemSize: undefined,
  paidWith: waiting?.pay_type === BY_CREDIT ? 'credit' : 'balance',
  // What is asked for again is that bet, and no other amount.
  stakeText: waiting && formatShillings(shillings(waiting.bet_amount)),
  acceptsOdds: true,
  refused: [],
  activity: waiting ? 'unsure' : 'idle',
  notice: undefined,
  sent: undefined,
};

const useSlipStore = create<SlipState>(() => first);

export const useSlipState = (): SlipState => useSlipStore();

export const currentChoices = (): SlipChoices => useSlipStore.getState();

/** A change by the player makes what was said about the last try old. */
export function choose(changed: Partial<SlipChoices>): void {
  useSlipStore.setState({ ...changed, notice: undefined });
}

export const report = (changed: Partial<SlipState>): void => useSlipStore.setState(changed);

type PurseTerms = { readonly limits: SlipConfig['limits']; readonly purse: Purse };

/** SLIP-13: the amount is held as the other purse allows. */
export function payWith(paidWith: PayWith, stakeText: string, { limits, purse }: PurseTerms): void {
  const stake = typedStake(stakeText);
  const before = typeof stake === 'bigint' ? stake : senti(0n);
  const inPurse = paidWith === 'credit' ? purse.credit : purse.balance;
  const clamped = clampedStake(before, paidWith, { limits, inPurse });
  choose({ paidWith, stakeText: formatShillings(clamped) });
}
