import { t } from '../../i18n/i18n.ts';
import styles from './desktop.module.css';

/** As players know them today; the dot is the operator's own colour, not one of ours. */
const operators = [
  { name: 'M-Pesa', colour: '#e60000' },
  { name: 'Mixx by Yas', colour: '#1d5bc4' },
  { name: 'Airtel Money', colour: '#c8102e' },
  { name: 'HaloPesa', colour: '#c4570a' },
];

export function PayCard() {
  return (
    <section className={styles.pay}>
      <h2 className={styles.payTitle}>{t('desktop.payWith')}</h2>
      <ul className={styles.operators}>
        {operators.map(({ name, colour }) => (
          <li key={name} className={styles.operator}>
            <i className={styles.operatorDot} style={{ background: colour }} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
