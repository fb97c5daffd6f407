import { CallRejected } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { useState } from 'react';
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
import type { PhoneFault } from '../../features/phone-number/regions.ts';
import { readTypedPhone } from '../../features/phone-number/typed-phone.ts';
import { signInBy } from '../../features/session/sign-in-by.ts';
import { useEntrance } from '../../features/session/use-entrance.ts';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { type CodeFault, readCode } from '../../features/verification-code/typed-code.ts';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import styles from '../entrance/entrance.module.css';
import { ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';

export function CodeLoginScreen() {
  const [phone, setPhone] = useState('');
  const { form, errors, notice, sending, setFaults } = useCodeLogin();
  const entrance = useEntrance();
  const code = useVerificationCode({ purpose: 'login', phone });
  return (
    <EntrancePage title={t('codeLogin.title')} lead={t('codeLogin.lead')}>
      <form {...form} className={styles.form}>
        <FormNotice words={notice} />
        <PhoneField autoComplete="username" error={textOf(errors.phone)} onType={setPhone} />
        <CodeField
          code={code}
          error={textOf(errors.code)}
          onAsk={async (typed) => setFaults(await code.ask(typed))}
        />
        <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
          {sending ? t('login.sending') : t('login.submit')}
        </Button>
        <ButtonLink to={entrance('/login')} variant="outline" width="full">
          <Icon name="key-round" size={18} />
          {t('codeLogin.byPassword')}
        </ButtonLink>
        <ToOtherEntrance
          entrance="register"
          place="page"
          question={t('login.newHere')}
          answer={t('login.join')}
        />
      </form>
    </EntrancePage>
  );
}

type CodeLoginField = 'phone' | 'code';

function useCodeLogin() {
  return useSubmission<CodeLoginField>(enterWithCode);
}

async function enterWithCode(form: FormData): Promise<Faults<CodeLoginField>> {
  const read = readPhoneAndCode(form);
  if (!read.ok) return { errors: read.refusal };
  const entered = await signInBy(() => api.subscriber.code_login(read.value, { silent: true }));
  if (entered.ok || !(entered.refusal instanceof CallRejected)) return noFaults;
  return faultsOf(entered.refusal, { 'phone-invalid': 'phone', 'code-wrong': 'code' });
}

type PhoneAndCode = { readonly phone: string; readonly code: string };
type PhoneAndCodeFaults = { readonly phone?: PhoneFault; readonly code?: CodeFault };

export function readPhoneAndCode(form: FormData): Result<PhoneAndCode, PhoneAndCodeFaults> {
  const phone = readTypedPhone(form);
  const code = readCode(typedIn(form, 'code'));
  if (phone.ok && code.ok) return ok({ phone: phone.value, code: code.value });
  return refuse({
    ...(!phone.ok && { phone: phone.refusal }),
    ...(!code.ok && { code: code.refusal }),
  });
}
