import { t } from '../../i18n/i18n.ts';
import { MAIN_ID } from '../frame.ts';
import styles from './controls.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('shell.skip')}
    </a>
  );
}
