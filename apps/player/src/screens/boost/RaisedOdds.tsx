import { serverNowMs } from '../../features/clock/server-clock.ts';
import { useLiveMatch } from '../../features/live-odds/in-view.ts';
import { usePrice } from '../../features/live-odds/prices.ts';
import { LiveOdds } from '../../features/matches/LiveOdds.tsx';
import { useTransitionState } from '../../features/query/use-query-data.ts';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/Link.tsx';
import { KickOff } from '../../ui/match/KickOff.tsx';
import { matchPage } from '../../ui/match/match.ts';
import { shownAmount } from '../../ui/money-text.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { MatchesSkeleton } from '../../ui/state/MatchesSkeleton.tsx';
import styles from './boost.module.css';
import { type RaisedSelection, raisedOddsQuery } from './use-boost.ts';

/** Selections sold at a raised price, the soonest match first (BOOST-31). */
export function RaisedOdds() {
  const raised = useTransitionState(raisedOddsQuery);
  switch (raised.status) {
    case 'loading':
      return <MatchesSkeleton count={2} />;
    case 'failed':
      return <FailedState onRetry={raisedOddsQuery.refetch} />;
    case 'ready':
      if (raised.data.length === 0) {
        return <p className={styles.none}>{t('lists.boost.noRaised')}</p>;
      }
      return (
        <ul className={styles.raised}>
          {raised.data.map((selection) => (
            <RaisedRow key={selection.id} selection={selection} />
          ))}
        </ul>
      );
  }
}

/** Its price is followed like any other: once the raise is over the usual price stands here. */
function RaisedRow({ selection }: { selection: RaisedSelection }) {
  const { id, matchId, match, market, name, startsAtMs } = selection;
  const seen = useLiveMatch(matchId, 'match');
  const cap = usePrice(id)?.boost?.stake_maximum;
  return (
    <li className={styles.row} ref={seen}>
      <div className={styles.what}>
        <b>{name}</b>
        <span>{market}</span>
        <Link href={matchPage(matchId)}>
          <KickOff startsAtMs={startsAtMs} nowMs={serverNowMs()} /> {match}
        </Link>
        {cap !== undefined && <small>{t('lists.boost.cap', { amount: shownAmount(cap) })}</small>}
      </div>
      <LiveOdds selectionId={id} sign="" words={`${name}, ${market}`} />
    </li>
  );
}
