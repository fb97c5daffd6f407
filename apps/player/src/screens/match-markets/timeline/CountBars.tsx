import { t } from '../../../i18n/i18n.ts';
import type { Statistics } from './queries.ts';
import styles from './timeline.module.css';

type Pair = Statistics['corner'];

/** Each count as two bars that meet in the middle: the longer one had more of it. */
export function CountBars({ statistics }: { statistics: Statistics }) {
  const counts = [
    [t('markets.shots'), statistics.shots],
    [t('markets.onTarget'), statistics.shots_on_target],
    [t('markets.attacks'), statistics.dangerous_attack],
    [t('markets.corners'), statistics.corner],
    [t('markets.yellowCards'), statistics.yellow_card],
    [t('markets.redCards'), statistics.red_card],
    [t('markets.penalties'), statistics.penalty],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([name, pair]) => (
        <CountBar key={name} name={name} pair={pair} />
      ))}
    </dl>
  );
}

function CountBar({ name, pair }: { name: string; pair: Pair }) {
  const all = Math.max(1, pair.home + pair.away);
  const share = (count: number) => ({ width: `${(count / all) * 100}%` });
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>
        <b>{pair.home}</b>
        <span className={styles.barOut}>
          <i className={styles.barHome} style={share(pair.home)} />
        </span>
        <span className={styles.barOut}>
          <i className={styles.barAway} style={share(pair.away)} />
        </span>
        <b>{pair.away}</b>
      </dd>
    </div>
  );
}
