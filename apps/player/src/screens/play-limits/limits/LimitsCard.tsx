import { limitKinds } from '@kipute/domain/protection/play-limit';
import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import type { PlayLimit } from '../use-play-limits.ts';
import { LimitRow } from './LimitRow.tsx';
import styles from './limits.module.css';

type LimitsCardProps = { limits: readonly PlayLimit[]; onChanged: () => void };

/** Three kinds by three periods: under each other on a phone, side by side on a desktop. */
export function LimitsCard({ limits, onChanged }: LimitsCardProps) {
  return (
    <Card icon="target" title={t('limits.title')} text={t('limits.text')}>
      <div className={styles.kinds}>
        {limitKinds.map((kind) => (
          <section key={kind} className={styles.kind}>
            <h3 className={styles.kindName}>{t(`limits.${kind}`)}</h3>
            <p className={styles.kindHint}>{t(`limits.${kind}Hint`)}</p>
            <ul className={styles.rows}>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.period} limit={limit} onChanged={onChanged} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
