import { Sheet } from '../../features/sheet/Sheet.tsx';
import { t } from '../../i18n/i18n.ts';
import styles from '../entrance/entrance.module.css';
import { LoginForm } from './LoginForm.tsx';

export function LoginSheet() {
  return (
    <Sheet title={t('login.title')} side="bottom">
      <div className={styles.sheet}>
        <LoginForm place="dialog" />
      </div>
    </Sheet>
  );
}
