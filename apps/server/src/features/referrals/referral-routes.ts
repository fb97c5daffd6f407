import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Database } from '../../platform/database/database.ts';
import { answer, answerPage, type HandlersFor } from '../../platform/http/handler.ts';
import type { Settings, SettingsOf } from '../settings/index.ts';
import { ownReferrals, scaleRewards, stateOf, totalsOfInviter } from './own-referrals.ts';

export type ReferralRoutes = HandlersFor<'referral/inquire' | 'referral/summary'>;

type RouteDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current'>;
};

/** What a player sees of whom they invited: the session says whose it is, no call names anybody. */
export function referralRoutes({ database, settings }: RouteDeps): ReferralRoutes {
  return {
    'referral/inquire': async ({ page, page_size: pageSize }, { caller }) => {
      const asked = { inviterId: caller.playerId, page, pageSize };
      const { rows, count } = await ownReferrals(database.read, asked);
      return answerPage(
        rows.map(({ phone, invitedAt, settledStake, state, reward }) => ({
          phone: maskedPhone(phone),
          date: invitedAt.toISOString(),
          total_stake: toWireShillings(senti(settledStake)),
          state: stateOf(state),
          reward: toWireShillings(senti(reward)),
        })),
        count,
      );
    },
    'referral/summary': async (_, { caller }) => {
      const { playerId } = caller;
      const { read } = database;
      const [inviter, totals, returned] = await Promise.all([
        read
          .selectFrom('player')
          .select(['invitationCode', 'returnScaleHundredths'])
          .where('id', '=', playerId)
          .executeTakeFirstOrThrow(),
        totalsOfInviter(read, playerId),
        scaleRewards(read, playerId),
      ]);
      return answer({
        invitation_code: inviter.invitationCode,
        total_invited: totals.invited,
        total_paid: totals.paid,
        total_reward: toWireShillings(totals.reward),
        total_stake: toWireShillings(totals.stake),
        return_scale: inviter.returnScaleHundredths / 100,
        // Corrections may have taken back what was a claim; less than nothing is shown as nothing.
        return_reward: toWireShillings(returned > 0n ? returned : senti(0n)),
        terms: termsView(settings.current('referral')),
      });
    },
  };
}

type Terms = CallContent<'referral/summary'>['terms'];

const termsView = ({ stake, reward, daysValid }: SettingsOf<'referral'>): Terms => ({
  stake: toWireShillings(stake),
  reward: toWireShillings(reward),
  days_valid: daysValid,
});
