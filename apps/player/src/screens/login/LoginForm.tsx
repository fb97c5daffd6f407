import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './login.module.css';
import { useLogin } from './use-login.ts';

export function LoginForm() {
  const { attempt, submit, sending } = useLogin();
  const { phone, password } = attempt.errors;
  return (
    <form className={styles.form} action={submit} noValidate>
      {attempt.outcome === 'refused' && (
        <Notice tone="danger" icon="triangle-alert">
          {t('login.refused')}
        </Notice>
      )}
      <Field
        name="phone"
        kind="phone"
        label={t('login.phone')}
        prefix={<CountryPrefix />}
        placeholder={t('login.phoneHint')}
        autoComplete="username"
        defaultValue={attempt.phone}
        error={phone && t(phone)}
      />
      <Field
        name="password"
        kind="password"
        label={t('login.password')}
        autoComplete="current-password"
        error={password && t(password)}
      />
      <Link className={styles.forgot} href="/retrieve_password">
        {t('login.forgot')}
      </Link>
      <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
        {sending ? t('login.sending') : t('login.submit')}
      </Button>
      <ButtonLink to="/code_login" variant="outline" width="full">
        <Icon name="smartphone" size={18} />
        {t('login.byCode')}
      </ButtonLink>
      <p className={styles.join}>
        {t('login.newHere')}
        <Link className={styles.joinLink} href="/register">
          {t('login.join')}
        </Link>
      </p>
    </form>
  );
}

function CountryPrefix() {
  return (
    <>
      <Flag code="TZ" width={18} />
      +255
    </>
  );
}
