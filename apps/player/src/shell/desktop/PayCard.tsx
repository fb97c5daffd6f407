import { rowsOf } from '@kipute/contract/constants/choice';
import { operators } from '@kipute/contract/constants/money/operators';
import { t } from '../../i18n/i18n.ts';
import styles from './desktop.module.css';

/** What stands in brackets, an older name or the network's, is for the deposit page. */
const shortName = (name: string) => name.replace(/ \(.*\)$/, '');

export function PayCard() {
  return (
    <section className={styles.pay}>
      <h2 className={styles.payTitle}>{t('desktop.payWith')}</h2>
      <ul className={styles.operators}>
        {rowsOf(operators).map(([operator, { en, colour }]) => (
          <li key={operator} className={styles.operator}>
            <i className={styles.operatorDot} style={{ background: colour }} />
            {shortName(en)}
          </li>
        ))}
      </ul>
    </section>
  );
}
