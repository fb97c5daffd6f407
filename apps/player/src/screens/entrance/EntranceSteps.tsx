import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './entrance.module.css';

const STEPS = [1, 2, 3] as const;
export type EntranceStep = (typeof STEPS)[number];

/** Phone, code, password: where one stands in joining, and after a forgotten password. */
export function EntranceSteps({ step }: { step: EntranceStep }) {
  return (
    <p className={styles.steps} role="status">
      {t('entrance.step', { step })}
      {STEPS.map((place) => (
        <i key={place} className={classNames(styles.step, place <= step && styles.taken)} />
      ))}
    </p>
  );
}
