import { useState } from 'react';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { textOf } from '../../features/forms/submission.ts';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { useEntrance } from '../../features/session/use-entrance.ts';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import styles from '../entrance/entrance.module.css';
import { ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';
import { useCodeLogin } from './use-code-login.ts';

export function CodeLoginScreen() {
  const [phone, setPhone] = useState('');
  const { form, errors, notice, sending, setFaults } = useCodeLogin();
  const entrance = useEntrance();
  const code = useVerificationCode({ purpose: 'login', phone });
  return (
    <EntrancePage title={t('codeLogin.title')} lead={t('codeLogin.lead')}>
      <form {...form} className={styles.form}>
        <FormNotice words={notice} />
        <PhoneField
          region="home"
          autoComplete="username"
          error={textOf(errors.phone)}
          onType={setPhone}
        />
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
