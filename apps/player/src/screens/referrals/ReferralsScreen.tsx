import { usePlayer } from '../../features/session/session-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { FriendList } from './FriendList.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import styles from './referrals.module.css';
import { ShowInvitation } from './ShowInvitation.tsx';
import { type Summary, type Terms, useSummary } from './use-referrals.ts';

/** `/my_referrals`: what one invites with, and what came of it. */
export function ReferralsScreen() {
  const player = usePlayer();
  const language = useLanguage();
  if (!player) return <VisitorView />;
  return <Referrals key={`${player.id} ${language}`} />;
}

function Referrals() {
  const summary = useSummary();
  switch (summary.status) {
    case 'loading':
      return <Skeleton kind="rows" count={8} />;
    case 'failed':
      return <FailedState onRetry={summary.refetch} />;
    case 'ready': {
      const { data } = summary;
      return (
        <div className={styles.page}>
          <div className={styles.main}>
            <InvitationCard summary={data} />
            <Totals summary={data} />
            <FriendList summary={data} />
          </div>
          <div className={styles.beside}>
            <HowItWorks terms={data.terms} />
            <ShowInvitation code={data.invitation_code} />
          </div>
        </div>
      );
    }
  }
}

function Totals({ summary }: { summary: Summary }) {
  const { total_invited, total_reward, total_stake, return_scale, return_reward } = summary;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('referrals.totalInvited')}</dt>
        <dd>{total_invited}</dd>
      </div>
      <div>
        <dt>{t('referrals.totalReward')}</dt>
        <dd>{shownAmount(total_reward)}</dd>
      </div>
      <div>
        <dt>{t('referrals.totalStake')}</dt>
        <dd>{shownAmount(total_stake)}</dd>
      </div>
      {(return_scale > 0 || return_reward > 0) && (
        <div>
          <dt>{t('referrals.totalScale', { percent: return_scale })}</dt>
          <dd>{shownAmount(return_reward)}</dd>
        </div>
      )}
    </dl>
  );
}

function HowItWorks({ terms: { stake, reward, days_valid: days } }: { terms: Terms }) {
  const steps = [
    [t('referrals.first'), t('referrals.firstHint')],
    [t('referrals.second', { amount: `TSh ${shownAmount(stake)}` }), t('referrals.secondHint')],
    [
      t('referrals.third', { amount: `TSh ${shownAmount(reward)}` }),
      t('referrals.thirdHint', { days }),
    ],
  ] as const;
  return (
    <section className={styles.card}>
      <h2 className={styles.cardHead}>{t('referrals.how')}</h2>
      <ol className={styles.steps}>
        {steps.map(([text, hint], index) => (
          <li key={text}>
            <b aria-hidden="true">{index + 1}</b>
            <span>
              {text}
              <small>{hint}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A visitor stays on the page: signing in by the dialog shows the code right here. */
function VisitorView() {
  return (
    <MessagePage
      cloth="blue"
      icon="users"
      title={t('referrals.title')}
      text={t('referrals.visitor')}
    >
      <p>{t('referrals.visitorText')}</p>
      <MessageActions>
        <Button onClick={() => openSheet('login')}>
          <Icon name="log-in" size={18} />
          {t('shell.login')}
        </Button>
        <Button variant="gold" onClick={() => openSheet('register')}>
          <Icon name="user-plus" size={18} />
          {t('shell.join')}
        </Button>
      </MessageActions>
    </MessagePage>
  );
}
