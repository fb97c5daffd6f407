import { championOf, isBig, isFinish, isOdd } from '@kipute/domain/racing/race';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { timeText } from '../round/moment.ts';
import { proofOf, type Round } from '../round/racing.ts';
import { sideName } from '../round/words.ts';
import styles from './results.module.css';

type ResultTableProps = {
  rounds: readonly Round[];
  /** The whole order where there is room for it. */
  shows: 'top-three' | 'all';
};

/** Rounds that are over: the cars that came in first, and the two sides of the champion. */
export function ResultTable({ rounds, shows }: ResultTableProps) {
  return (
    <table className={styles.table} data-shows={shows}>
      <thead>
        <tr>
          <th scope="col">{t('racing.col.round')}</th>
          <th scope="col">{t(shows === 'all' ? 'racing.col.order' : 'racing.col.three')}</th>
          <th scope="col">
            <abbr title={t('racing.col.parityLong')}>{t('racing.col.parity')}</abbr>
          </th>
          <th scope="col">
            <abbr title={t('racing.col.sizeLong')}>{t('racing.col.size')}</abbr>
          </th>
          <th scope="col">
            <SpokenOnly>{t('racing.prove')}</SpokenOnly>
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <ResultRow key={round.id} round={round} shows={shows} />
        ))}
      </tbody>
    </table>
  );
}

const TOP = 3;

function ResultRow({ round, shows }: { round: Round; shows: ResultTableProps['shows'] }) {
  const { result, issue } = round;
  const isDecided = round.refunded === 0 && isFinish(result);
  return (
    <tr>
      <th scope="row">
        {issue}
        <small>{timeText(round.draw_time)}</small>
      </th>
      {isDecided ? (
        <>
          <td>
            <span className={styles.order}>
              {result.map((car, place) => (
                <span key={car} data-rest={place >= TOP}>
                  {(shows === 'all' || place < TOP) && <CarBadge car={car} />}
                </span>
              ))}
            </span>
          </td>
          <td>{sideName('odd-even', isOdd(championOf(result)) ? 1 : 2)}</td>
          <td>{sideName('big-small', isBig(championOf(result)) ? 1 : 2)}</td>
        </>
      ) : (
        <td colSpan={3}>{t('racing.refundedShort')}</td>
      )}
      <td>
        <Link href={proofOf(round.id)} aria-label={t('racing.proveRound', { issue })}>
          <Icon name="shield-check" size={18} />
        </Link>
      </td>
    </tr>
  );
}
