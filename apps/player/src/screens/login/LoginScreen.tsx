import { t } from '../../i18n/i18n.ts';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginScreen() {
  return (
    <EntrancePage title={t('login.title')} lead={t('login.lead')}>
      <LoginForm place="page" />
    </EntrancePage>
  );
}
