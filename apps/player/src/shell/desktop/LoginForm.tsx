import { useActionState } from 'react';
import { signInWithToasts } from '../../features/session/sign-in.ts';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/Link.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './top-row.module.css';

/** The inline login of the desktop's top bar. Its refusals are said in toasts: there is no room. */
export function LoginForm() {
  const [phone, submit, sending] = useActionState(submitLogin, '');
  return (
    <form className={styles.login} action={submit} aria-label={t('desktop.loginForm')}>
      <label className={styles.field}>
        <SpokenOnly>{t('desktop.phone')}</SpokenOnly>
        <span>+255</span>
        <input
          name="phone"
          className={styles.phone}
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={phone}
          placeholder={t('desktop.phoneHint')}
        />
      </label>
      <div className={styles.field}>
        <label>
          <SpokenOnly>{t('desktop.password')}</SpokenOnly>
          <input
            name="password"
            className={styles.password}
            type="password"
            autoComplete="current-password"
            placeholder={t('desktop.password')}
          />
        </label>
        <Link href="/retrieve_password" className={styles.forgot}>
          {t('desktop.forgot')}
        </Link>
      </div>
      <button type="submit" className={styles.enter} disabled={sending} aria-busy={sending}>
        {t('shell.login')}
      </button>
      <Link href="/register" className={styles.join}>
        {t('shell.join')}
      </Link>
    </form>
  );
}

/** Gives the number back: the form is emptied, and a refused login must not cost it twice. */
async function submitLogin(_previous: string, form: FormData): Promise<string> {
  const phone = String(form.get('phone') ?? '');
  await signInWithToasts({ phone, password: String(form.get('password') ?? '') });
  return phone;
}
