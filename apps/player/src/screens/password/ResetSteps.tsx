import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from '../entrance/entrance.module.css';

const STEPS = [1, 2, 3] as const;

/** Phone, code, new password: where one stands in the three pages. */
export function ResetSteps({ step }: { step: (typeof STEPS)[number] }) {
  return (
    <p className={styles.steps}>
      {t('reset.step', { step })}
      {STEPS.map((place) => (
        <i key={place} className={classNames(styles.step, place <= step && styles.taken)} />
      ))}
    </p>
  );
}
