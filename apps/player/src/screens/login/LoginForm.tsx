import { CallRejected } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import {
  type Faults,
  faultsOf,
  noFaults,
  textOf,
  typedIn,
} from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { typedPhoneIn } from '../../features/phone-number/typed-phone.ts';
import { signIn } from '../../features/session/sign-in.ts';
import { useEntrance } from '../../features/session/use-entrance.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from '../entrance/entrance.module.css';
import { type Place, ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';

export function LoginForm({ place }: { place: Place }) {
  const { form, errors, notice, sending } = useLogin(place);
  const entrance = useEntrance();
  return (
    <form {...form} className={styles.form}>
      <FormNotice words={notice} />
      <PhoneField autoComplete="username" error={textOf(errors.phone)} />
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

type LoginField = 'phone' | 'password';

function useLogin(place: Place) {
  return useSubmission<LoginField>(async (form) => {
    const faults = await tryLogin(form);
    if (faults === noFaults && place === 'dialog') closeSheet();
    return faults;
  });
}

async function tryLogin(form: FormData): Promise<Faults<LoginField>> {
  const credentials = readCredentials(form);
  if (!credentials.ok) return { errors: credentials.refusal };
  const signedIn = await signIn(credentials.value);
  if (signedIn.ok) return noFaults;
  const { refusal } = signedIn;
  if (refusal instanceof CallRejected) return faultsOf(refusal, { 'phone-invalid': 'phone' });
  return { errors: {}, notice: 'login.refused' };
}

type Credentials = { readonly phone: string; readonly password: string };
type CredentialErrors = {
  readonly phone?: 'login.phoneMissing';
  readonly password?: 'login.passwordMissing';
};

/** Every empty field is named at once, so nobody fixes them one by one (SCR-41). */
export function readCredentials(form: FormData): Result<Credentials, CredentialErrors> {
  const phone = typedPhoneIn(form);
  const password = typedIn(form, 'password');
  if (phone !== '' && password !== '') return ok({ phone, password });
  return refuse({
    ...(phone === '' && { phone: 'login.phoneMissing' }),
    ...(password === '' && { password: 'login.passwordMissing' }),
  });
}
