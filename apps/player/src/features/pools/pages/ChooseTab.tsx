import { type ReactNode, useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { useLayout } from '../../../platform/device.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Money } from '../../../ui/Money.tsx';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import { BuyBar, BuyChoices, BuyFacts } from '../buying/BuyBar.tsx';
import { PoolTools } from '../buying/PoolTools.tsx';
import type { BuyView } from '../buying/use-buying.ts';
import { type Issue, placesOf, poolOf, poolPages } from '../issue/pool.ts';
import { useOpenTickets } from '../tickets/open-tickets.ts';
import { LateTicketCard } from './late-tickets.tsx';
import styles from './pool-page.module.css';
import { TierTable } from './TierTable.tsx';

type ChooseTabProps = {
  view: BuyView;
  /** Issues that wait for their results. */
  waiting: readonly Issue[];
  /** How far the ticket is filled in, for the phone's bar. */
  strip: ReactNode;
  /** The matches with their picks. */
  children: ReactNode;
};

/** Everything of choosing that both games have in common, around the matches of one of them. */
export function ChooseTab({ view, waiting, strip, children }: ChooseTabProps) {
  const layout = useLayout();
  const rests = view.state.kind === 'resting';
  return (
    <>
      <RunningStrip view={view} />
      {!rests && <PoolTools view={view} />}
      {rests && layout === 'phone' && <BuyBar view={view} strip={strip} place="bar" />}
      {children}
      {layout === 'phone' && !rests && (
        <div className={styles.card}>
          <BuyChoices view={view} />
        </div>
      )}
      <div className={styles.below}>
        <TierTable issue={view.issue} />
        {waiting
          .filter(({ id }) => id !== view.issue.id)
          .slice(0, 1)
          .map((issue) => (
            <WaitingIssue key={issue.id} view={view} issue={issue} />
          ))}
      </div>
      {layout === 'phone' && !rests && <BuyBar view={view} strip={strip} place="bar" />}
    </>
  );
}

/** The newest ticket in progress, in one line that leads to all of them. */
function RunningStrip({ view: { game } }: { view: BuyView }) {
  const { newest } = useOpenTickets(game);
  if (!newest || newest.decided === 0) return null;
  const all = placesOf(newest.places).length;
  return (
    <Link className={styles.strip} href={poolPages[game].tickets}>
      <Icon name="ticket" size={18} />
      <b>{t('pools.waitingIssue', { issue: newest.issue_name, right: newest.right, all })}</b>
      {newest.places.some(({ live }) => live === 1) && <LiveDot />}
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

type WaitingIssueProps = { view: BuyView; issue: Issue };

/** The issue before, whose matches are being played. */
function WaitingIssue({ view: { game }, issue }: WaitingIssueProps) {
  const titleId = useId();
  const matches = placesOf(issue.matches);
  const ended = matches.filter(({ home_score }) => home_score !== null).length;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardHead}>
        <h2 id={titleId}>{t('pools.lastIssue', { issue: issue.name })}</h2>
        <Link href={poolPages[game].results}>{t('pools.toResults')}</Link>
      </header>
      <dl className={styles.sums}>
        <div>
          <dt>{t('pools.wholePool')}</dt>
          <dd>
            <Money amount={poolOf(issue)} />
          </dd>
        </div>
        <div>
          <dt>{t('pools.endedMatches')}</dt>
          <dd>{t('pools.of', { some: ended, all: matches.length })}</dd>
        </div>
      </dl>
    </section>
  );
}

type ChooseSideProps = {
  view: BuyView;
  strip: ReactNode;
  /** The picks as they will stand on the ticket. */
  picks: ReactNode;
};

/** Beside the matches on a desktop: the ticket that is being filled in, and the one in progress. */
export function ChooseSide({ view, strip, picks }: ChooseSideProps) {
  const titleId = useId();
  const { newest } = useOpenTickets(view.game);
  const { sum, state } = view;
  return (
    <>
      <section className={styles.card} aria-labelledby={titleId}>
        <header className={styles.cardHead}>
          <h2 id={titleId}>{t('pools.newTicket')}</h2>
          <Badge tone={sum.missing === 0 ? 'good' : 'neutral'}>
            {`${sum.filled}/${sum.filled + sum.missing}`}
          </Badge>
        </header>
        {picks}
        {state.kind !== 'resting' && (
          <>
            <BuyFacts view={view} />
            <BuyChoices view={view} />
          </>
        )}
        <BuyBar view={view} strip={strip} place="card" />
      </section>
      {newest && <LateTicketCard ticket={newest} />}
    </>
  );
}
