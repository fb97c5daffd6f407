import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { textOf } from '../../features/forms/submission.ts';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { useEntrance } from '../../features/session/use-entrance.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from '../entrance/entrance.module.css';
import { type Place, ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';
import { useLogin } from './use-login.ts';

export function LoginForm({ place }: { place: Place }) {
  const { form, errors, notice, sending } = useLogin(place);
  const entrance = useEntrance();
  return (
    <form {...form} className={styles.form}>
      <FormNotice words={notice} />
      <PhoneField region="home" autoComplete="username" error={textOf(errors.phone)} />
      <Field
        name="password"
        kind="password"
        label={t('login.password')}
        autoComplete="current-password"
        error={textOf(errors.password)}
      />
      <Link
        className={styles.forgot}
        href={entrance('/retrieve_password')}
        replace={place === 'dialog'}
      >
        {t('login.forgot')}
      </Link>
      <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
        {sending ? t('login.sending') : t('login.submit')}
      </Button>
      <ButtonLink
        to={entrance('/code_login')}
        replace={place === 'dialog'}
        variant="outline"
        width="full"
      >
        <Icon name="smartphone" size={18} />
        {t('login.byCode')}
      </ButtonLink>
      <ToOtherEntrance
        entrance="register"
        place={place}
        question={t('login.newHere')}
        answer={t('login.join')}
      />
    </form>
  );
}
