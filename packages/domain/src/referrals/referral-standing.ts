import type { Senti } from '../money/senti.ts';

export type ReferralFacts = {
  /** Own stakes of the friend's decided bets. */
  readonly stake: Senti;
  readonly threshold: Senti;
  /** Whether they share what two people do not. */
  readonly isLinked: boolean;
  readonly friend: 'open' | 'disabled';
  /** `gone`: closed or forgotten, and never back. */
  readonly inviter: 'open' | 'disabled' | 'on-break' | 'gone';
  readonly decision: 'none' | 'allowed' | 'refused';
};

export const referralObstacles = [
  'linked',
  'friend-disabled',
  'inviter-disabled',
  'inviter-on-break',
] as const;
export type ReferralObstacle = (typeof referralObstacles)[number];

/** What becomes of an invitation that was not paid yet. */
export type ReferralStanding =
  | { readonly to: 'counting' | 'pay' | 'refused' | 'lapsed' }
  /** Earned, and waits until the obstacle is gone or a person decides. */
  | { readonly to: 'held'; readonly obstacle: ReferralObstacle };

/** The first that holds is the answer (REF-10). A person may allow a link, and nothing else. */
export function referralStanding(facts: ReferralFacts): ReferralStanding {
  const { stake, threshold, isLinked, friend, inviter, decision } = facts;
  if (decision === 'refused') return { to: 'refused' };
  if (inviter === 'gone') return { to: 'lapsed' };
  if (stake < threshold) return { to: 'counting' };
  if (isLinked && decision !== 'allowed') return held('linked');
  if (friend === 'disabled') return held('friend-disabled');
  if (inviter === 'disabled') return held('inviter-disabled');
  if (inviter === 'on-break') return held('inviter-on-break');
  return { to: 'pay' };
}

const held = (obstacle: ReferralObstacle): ReferralStanding => ({ to: 'held', obstacle });

/** How somebody of the inviter's circle stands to the friend. */
export type CircleLink = {
  readonly playerId: bigint;
  /** `above`: who invited the inviter, and so on; `friend`: another one of the same inviter. */
  readonly relation: 'inviter' | 'above' | 'friend';
  readonly link: 'device' | 'payout-phone' | 'registration-network';
};

/** A mobile network puts two friends behind one device mark; three are one telephone. */
const FRIENDS_ON_A_DEVICE = 2;

/**
 * Whether these links make one person of two (REF-20): a payout number in common always does, a
 * device that the inviter or anybody above has, and one that two more friends have. Where somebody
 * registered from is a warning and no more.
 */
export function isOnePerson(links: readonly CircleLink[]): boolean {
  if (links.some(({ link }) => link === 'payout-phone')) return true;
  const devices = links.filter(({ link }) => link === 'device');
  const friends = devices.filter(({ relation }) => relation === 'friend');
  return devices.length > friends.length || friends.length >= FRIENDS_ON_A_DEVICE;
}
