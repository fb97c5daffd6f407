import { t } from '../../../i18n/i18n.ts';
import { PageLink } from '../../navigation/EntryLink.tsx';
import styles from './user.module.css';

export function VisitorCard() {
  return (
    <section className={styles.card}>
      <b className={styles.welcome}>{t('menu.welcome')}</b>
      <p>{t('menu.welcomeText')}</p>
      <div className={styles.actions}>
        <PageLink path="/login" className={styles.quiet}>
          {t('shell.login')}
        </PageLink>
        <PageLink path="/register" className={styles.gold}>
          {t('shell.join')}
        </PageLink>
      </div>
    </section>
  );
}
