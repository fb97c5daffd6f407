import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './login.module.css';

export function LoginScreen() {
  return (
    <section className={styles.screen}>
      <header className={styles.header}>
        <Mark size={44} />
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
      </header>
      <div className={styles.card}>
        <LoginForm />
      </div>
      <p className={styles.note}>
        <Icon name="shield-check" size={16} />
        {t('login.safe')}
      </p>
      <p className={styles.adult}>{t('login.adult')}</p>
    </section>
  );
}
