import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { purseOf } from '@kipute/domain/ledger/account';
import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import {
  isOnePerson,
  type ReferralFacts,
  referralStanding,
} from '@kipute/domain/referrals/referral-standing';
import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { FreeBets } from '../free-bets/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings, SettingsOf } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { circleLinks } from './circle.ts';
import { lockReferral, type Referral, settledStakes, writeReferral } from './referral-store.ts';

export type JudgeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly freeBets: Pick<FreeBets, 'grant'>;
  readonly protection: Pick<Protection, 'isPaused'>;
  readonly inbox: Pick<Inbox, 'tell'>;
  readonly wallet: Pick<Wallet, 'lockPurses'>;
};

type Terms = SettingsOf<'referral'>;

export type JudgeReferral = (tx: Transaction, friendId: bigint) => Promise<void>;

const DAY_MS = 86_400_000;

/**
 * Counts once more, under the lock of the invitation, and pays, holds or leaves it (REF-10). What is
 * paid, refused or lapsed is over, whatever becomes of the bets.
 */
export function referralJudge(deps: JudgeDeps): JudgeReferral {
  return async (tx, friendId) => {
    const referral = await lockReferral(tx, friendId);
    if (!referral || (referral.state !== 'counting' && referral.state !== 'held')) return;
    const terms = deps.settings.current('referral');
    const settledStake = (await settledStakes(tx, [friendId])).get(friendId) ?? senti(0n);
    const facts = await factsOf(deps, tx, { referral, terms, settledStake });
    const standing = referralStanding(facts);
    switch (standing.to) {
      case 'pay':
        return pay(deps, tx, { referral, terms, settledStake });
      case 'held': {
        const { obstacle } = standing;
        return writeReferral(tx, friendId, { state: 'held', obstacle, settledStake });
      }
      default:
        return writeReferral(tx, friendId, { state: standing.to, settledStake });
    }
  };
}

type Judged = {
  readonly referral: Referral;
  readonly terms: Terms;
  readonly settledStake: Senti;
};

async function factsOf(
  { protection, wallet }: JudgeDeps,
  tx: Transaction,
  { referral, terms, settledStake }: Judged,
): Promise<ReferralFacts> {
  const { friendId, inviterId, decision } = referral;
  const isReached = settledStake >= terms.stake;
  // Whoever closes the account locks it as well: one of the two sees what the other did.
  if (isReached) await wallet.lockPurses(tx, [purseOf(inviterId, 'credit')]);
  const people = await tx
    .selectFrom('player')
    .select(['id', 'phone', 'disabled', 'closedAt'])
    .where('id', 'in', [friendId, inviterId])
    .execute();
  const [friend, inviter] = [friendId, inviterId].map((id) => people.find((one) => one.id === id));
  const isGone = !inviter || inviter.closedAt !== null || inviter.phone.startsWith('erased');
  const openness = (): ReferralFacts['inviter'] => (inviter?.disabled ? 'disabled' : 'open');
  const isOnBreak = isReached && !isGone && (await protection.isPaused(tx, inviterId));
  return {
    ...{ stake: settledStake, threshold: terms.stake },
    // Looked up for those only whom it may cost something.
    isLinked: isReached && isOnePerson(await circleLinks(tx, { friendId, inviterId })),
    friend: friend?.disabled ? 'disabled' : 'open',
    inviter: isGone ? 'gone' : openness() === 'open' && isOnBreak ? 'on-break' : openness(),
    decision: decision === 'allowed' || decision === 'refused' ? decision : 'none',
  };
}

async function pay(
  { clock, freeBets, inbox }: JudgeDeps,
  tx: Transaction,
  { referral: { friendId, inviterId }, terms, settledStake }: Judged,
): Promise<void> {
  const now = clock.now();
  const { reward, daysValid } = terms;
  await freeBets.grant(tx, {
    ...{ playerId: inviterId, amount: reward, cause: 'referral', causeId: friendId.toString() },
    ...{ key: referralKey(friendId), expiresAt: new Date(now.getTime() + daysValid * DAY_MS) },
  });
  const paid = { state: 'paid', reward, paidAt: now } as const;
  await writeReferral(tx, friendId, { ...paid, settledStake });
  const { phone } = await tx
    .selectFrom('player')
    .select('phone')
    .where('id', '=', friendId)
    .executeTakeFirstOrThrow();
  await inbox.tell(tx, {
    ...{ playerId: inviterId, event: 'referral-reward', key: referralKey(friendId) },
    facts: {
      friend: maskedPhone(phone),
      stake: `TSh ${formatShillings(terms.stake)}`,
      amount: `TSh ${formatShillings(reward)}`,
    },
    jump: '/my_referrals',
  });
}

/** Of the ledger entry: once for each friend, for ever (REF-12). */
const referralKey = (friendId: bigint): string => `referral:${friendId}`;
