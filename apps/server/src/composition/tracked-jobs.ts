import type { Tracked } from '../features/job-list/index.ts';
import { standingOfMailing } from '../features/mailings/index.ts';
import { gameOfIssue } from '../features/pools/index.ts';
import type { Reader } from '../platform/database/database.ts';

type MailingPayload = { readonly mailingId: string };
type IssuePayload = { readonly issueId: string };

const nightly = (...types: Extract<Tracked, { as: 'day' }>['types']): Tracked => ({
  as: 'run',
  describe: () => ({ types }),
});
const everyFewMinutes = (...types: Extract<Tracked, { as: 'day' }>['types']): Tracked => ({
  as: 'day',
  types,
});

/**
 * Which background work is shown to people, and how (decision 0085). What stands under no type of the
 * contract, such as a text message on its way, is no row.
 */
export const trackedJobs = (reader: Reader): Readonly<Partial<Record<string, Tracked>>> => ({
  'write-mailing': mailings(reader),
  'settle-selection': everyFewMinutes('order-settlement'),
  'decide-match': everyFewMinutes('two-up-check'),
  'decide-awaited-matches': everyFewMinutes('abnormal-order-check'),
  'pay-pool-tickets': {
    as: 'run',
    describe: async ({ issueId }: IssuePayload) => {
      const game = await gameOfIssue(reader, BigInt(issueId));
      if (!game) return undefined;
      const type = game === 'jackpot' ? 'jackpot-settlement' : 'lucky-six-settlement';
      return { types: [type], key: issueId, subject: `issue ${issueId}` };
    },
  },
  'sync-casino-games': everyFewMinutes('casino-sync'),
  'check-casino-rounds': everyFewMinutes('casino-round-check'),
  'sweep-referrals': everyFewMinutes('referral-rewards'),
  'grant-waiting-campaign-rewards': everyFewMinutes('campaign-rewards'),
  'recount-campaigns': nightly('campaign-rewards'),
  'reconcile-payments': nightly('deposit-reconciliation', 'withdrawal-reconciliation'),
  'remove-page-reports': nightly('archive'),
  'remove-rejected-callbacks': nightly('archive'),
  'clean-exports': everyFewMinutes('archive'),
});

function mailings(reader: Reader): Tracked {
  return {
    as: 'run',
    describe: async ({ mailingId }: MailingPayload) => {
      const mailing = await standingOfMailing(reader, BigInt(mailingId));
      if (!mailing) return undefined;
      const { channel, madeBy: applicantId } = mailing;
      const types = [channel === 'sms' ? 'sms-batch' : 'in-mail-batch'] as const;
      return { types, key: mailingId, subject: `mailing ${mailingId}`, applicantId };
    },
    standing: async ({ mailingId }: MailingPayload) => {
      const mailing = await standingOfMailing(reader, BigInt(mailingId));
      return { isOver: mailing?.isOver ?? true, done: Number(mailing?.lookedAt ?? 0n) };
    },
  };
}
