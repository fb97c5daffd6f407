import { floorToShilling, formatShillings, type Senti } from '@kipute/domain/money/senti';
import { countdownParts, useSecondsUntil } from '../../features/pools/issue/countdown.ts';
import type { IssuesView } from '../../features/pools/issue/issues-query.ts';
import { longMoment } from '../../features/pools/issue/moment.ts';
import { PoolHead, TimerWords } from '../../features/pools/issue/PoolHead.tsx';
import {
  type Issue,
  moneyOf,
  poolOf,
  prizeOf,
  type Tier,
} from '../../features/pools/issue/pool.ts';
import { HeadShape } from '../../features/pools/pages/IssueStates.tsx';
import { isShared } from '../../features/pools/pages/TierTable.tsx';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import styles from './lucky-six.module.css';

/** What is to be won above every tab, or the game's name where there is no issue. */
export function LuckySixHead({ view }: { view: IssuesView }) {
  if (view.status === 'loading') return <HeadShape />;
  if (view.status !== 'ready') return <PageTitle>{t('pools.luckySix')}</PageTitle>;
  return <IssueHead issue={view.issue} />;
}

export function IssueHead({ issue }: { issue: Issue }) {
  const lead = t('luckySix.lead', {
    count: issue.guess_number,
    stake: formatShillings(moneyOf(issue.bet_amount)),
  });
  return (
    <PoolHead game="lucky-six" issue={issue} figure={figureOf(issue)} lead={lead}>
      <div className={styles.promise}>
        <dl className={styles.prizes}>
          {issue.tiers.map((tier) => (
            <div key={tier.right}>
              <dt>{t('luckySix.tier', { right: tier.right })}</dt>
              <dd>{formatShillings(prizeNow(issue, tier))}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.terms}>{termsText(issue)}</p>
        <ClosesIn closeTime={issue.close_time} />
      </div>
    </PoolHead>
  );
}

const prizeNow = (issue: Issue, tier: Tier): Senti => floorToShilling(prizeOf(tier, poolOf(issue)));

/** The pool where it is shared; where amounts are fixed, what a line of all right gets (POL-185). */
export function figureOf(issue: Issue): Senti {
  const [first] = issue.tiers;
  return first && !isShared(issue) ? prizeNow(issue, first) : poolOf(issue);
}

/** What is taken from a prize, and whether it is shared: said where the prizes are (POL-185). */
function termsText(issue: Issue): string {
  const shared = t(isShared(issue) ? 'luckySix.shared' : 'luckySix.eachLine');
  if (issue.tax_rate === 0) return shared;
  return `${shared} ${t('luckySix.beforeTax', { percent: issue.tax_rate })}`;
}

/** One line, because the prizes have the room that the jackpot gives its clock. */
function ClosesIn({ closeTime }: { closeTime: string }) {
  const seconds = useSecondsUntil(closeTime);
  return (
    <p className={styles.closes}>
      <Icon name={seconds > 0 ? 'clock' : 'lock'} size={16} />
      <span role="timer" aria-label={t('pools.timer')}>
        {seconds > 0 ? t('luckySix.closesIn', { left: leftText(seconds) }) : t('pools.closed')}
      </span>
      <time dateTime={closeTime}>{longMoment(Date.parse(closeTime))}</time>
      <TimerWords seconds={seconds} />
    </p>
  );
}

/** "siku 2, saa 21": the two units that matter now. */
export function leftText(seconds: number): string {
  const { days, hours, minutes, seconds: rest } = countdownParts(seconds);
  const left = {
    days: t('luckySix.days', { count: days }),
    hours: t('luckySix.hours', { count: hours }),
    minutes: t('luckySix.minutes', { count: minutes }),
    seconds: t('luckySix.seconds', { count: rest }),
  };
  if (days > 0) return `${left.days}, ${left.hours}`;
  if (hours > 0) return `${left.hours}, ${left.minutes}`;
  return minutes > 0 ? `${left.minutes}, ${left.seconds}` : left.seconds;
}
