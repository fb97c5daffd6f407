import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import styles from './referrals.module.css';
import { type Friend, type Summary, type Terms, useFriends } from './use-referrals.ts';

const TERMS_PATH = '/rich_text?type=34';

export function FriendList({ summary: { total_paid, terms } }: { summary: Summary }) {
  return (
    <section className={classNames(styles.card, styles.friendsCard)}>
      <div className={styles.cardHead}>
        <h2>{t('referrals.friends')}</h2>
        {total_paid > 0 && <span>{t('referrals.done', { count: total_paid })}</span>}
      </div>
      <Friends terms={terms} />
      <p className={styles.note}>
        {t('referrals.note')} <Link href={TERMS_PATH}>{t('referrals.terms')}</Link>
      </p>
    </section>
  );
}

function Friends({ terms }: { terms: Terms }) {
  const list = useFriends();
  switch (list.status) {
    case 'loading':
      return <Skeleton kind="rows" count={3} />;
    case 'failed':
      return <FailedState onRetry={list.fetchNextPage} />;
    case 'empty':
      return (
        <EmptyState icon="users" title={t('referrals.empty')} text={t('referrals.emptyText')} />
      );
    case 'ready':
      return (
        <>
          <ul className={styles.friends}>
            {list.rows.map((friend) => (
              <FriendRow key={`${friend.date} ${friend.phone}`} friend={friend} terms={terms} />
            ))}
          </ul>
          {list.tail === 'failed' && <FailedState onRetry={list.fetchNextPage} />}
          {(list.tail === 'more' || list.tail === 'loading') && (
            <div className={styles.more}>
              <Button
                variant="outline"
                state={list.tail === 'loading' ? 'sending' : 'ready'}
                onClick={list.fetchNextPage}
              >
                {t('referrals.more')}
              </Button>
            </div>
          )}
        </>
      );
  }
}

export function FriendRow({ friend, terms }: { friend: Friend; terms: Terms }) {
  const { phone, date, total_stake: stake, state } = friend;
  const name = phone === '' ? t('referrals.gone') : spaced(phone);
  // What was paid by other terms is there, whatever they are by now.
  const goal = state === 'paid' ? Math.min(stake, terms.stake) : terms.stake;
  const reached = Math.min(stake, goal);
  return (
    <li>
      <div className={styles.friendHead}>
        <b>{name}</b>
        <Standing friend={friend} terms={terms} />
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('referrals.progress', { friend: name })}
        aria-valuenow={reached}
        aria-valuemin={0}
        aria-valuemax={goal}
      >
        <i style={{ width: `${goal > 0 ? Math.floor((100 * reached) / goal) : 0}%` }} />
      </div>
      <small>
        <span>{`TSh ${shownAmount(stake)} / ${shownAmount(terms.stake)}`}</span>
        <time dateTime={date}>
          {t('referrals.joined', { date: eastAfricaMoment(date).slice(0, 10) })}
        </time>
      </small>
    </li>
  );
}

/** `0767•••402` as it is read aloud. */
const spaced = (phone: string): string => phone.replace('•••', ' ••• ');

function Standing({
  friend: { state, total_stake, reward },
  terms,
}: {
  friend: Friend;
  terms: Terms;
}) {
  switch (state) {
    case 'paid':
      return (
        <span className={classNames(styles.tag, styles.paid)}>
          <Icon name="check" size={12} />
          {t('referrals.paid', { amount: shownAmount(reward) })}
        </span>
      );
    case 'held':
      return <span className={classNames(styles.tag, styles.held)}>{t('referrals.held')}</span>;
    case 'refused':
    case 'lapsed':
      return <span className={styles.tag}>{t('referrals.refused')}</span>;
    case 'counting':
      if (total_stake === 0) return <span className={styles.tag}>{t('referrals.none')}</span>;
      return (
        <span className={styles.left}>
          {t('referrals.left', {
            amount: `TSh ${shownAmount(Math.max(0, terms.stake - total_stake))}`,
          })}
        </span>
      );
  }
}
