import { expect, test } from 'vitest';
import { shillings } from '../money/senti.ts';
import {
  type CircleLink,
  isOnePerson,
  type ReferralFacts,
  referralStanding,
} from './referral-standing.ts';

const reached: ReferralFacts = {
  ...{ stake: shillings(30_000), threshold: shillings(30_000), isLinked: false },
  ...{ friend: 'open', inviter: 'open', decision: 'none' },
};

const short = { stake: shillings(29_999) } as const;

const standings = [
  ['the stake is reached', {}, 'pay'],
  ['one shilling is missing', short, 'counting'],
  ['nobody staked anything', { stake: shillings(0) }, 'counting'],
  ['it is one person', { isLinked: true }, 'held: linked'],
  ['it is one person and not reached', { isLinked: true, ...short }, 'counting'],
  ['a person allowed it', { isLinked: true, decision: 'allowed' }, 'pay'],
  ['a person allowed it before it was reached', { decision: 'allowed', ...short }, 'counting'],
  ['a person refused it', { decision: 'refused' }, 'refused'],
  ['a person refused it before it was reached', { decision: 'refused', ...short }, 'refused'],
  ['the friend is disabled', { friend: 'disabled' }, 'held: friend-disabled'],
  ['the inviter is disabled', { inviter: 'disabled' }, 'held: inviter-disabled'],
  [
    'the inviter is disabled, whoever allowed it',
    { inviter: 'disabled', decision: 'allowed' },
    'held: inviter-disabled',
  ],
  ['the inviter takes a break', { inviter: 'on-break' }, 'held: inviter-on-break'],
  ['the inviter is gone', { inviter: 'gone' }, 'lapsed'],
  ['the inviter is gone before it was reached', { inviter: 'gone', ...short }, 'lapsed'],
] as const satisfies readonly (readonly [string, Partial<ReferralFacts>, string])[];

test.each(standings)('[REF-10] %s', (_what, change, expected) => {
  const standing = referralStanding({ ...reached, ...change });
  const said = standing.to === 'held' ? `held: ${standing.obstacle}` : standing.to;
  expect(said).toBe(expected);
});

const links = [
  ['nothing in common', [], false],
  ['the inviter’s device', [['inviter', 'device']], true],
  ['the device of who invited the inviter', [['above', 'device']], true],
  ['the inviter’s payout number', [['inviter', 'payout-phone']], true],
  ['another friend’s payout number', [['friend', 'payout-phone']], true],
  ['another friend’s device', [['friend', 'device']], false],
  [
    'the device of two more friends',
    [
      ['friend', 'device'],
      ['friend', 'device'],
    ],
    true,
  ],
  ['where they registered', [['inviter', 'registration-network']], false],
] as const satisfies readonly (readonly [
  string,
  readonly (readonly [CircleLink['relation'], CircleLink['link']])[],
  boolean,
])[];

test.each(links)('[REF-20] %s', (_what, shared, expected) => {
  const found = shared.map(([relation, link], at) => ({ playerId: BigInt(at), relation, link }));
  expect(isOnePerson(found)).toBe(expected);
});
