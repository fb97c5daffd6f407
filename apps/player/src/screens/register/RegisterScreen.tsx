import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { invitationIn } from './registration.ts';
import { UnderAge } from './UnderAge.tsx';
import { Welcome } from './Welcome.tsx';

/** `/register?v=` and `/ls`. */
export function RegisterScreen() {
  const [view, setView] = useState<'form' | 'under-age'>('form');
  const [invitation] = useState(() => invitationIn(location.search));
  if (view === 'under-age') return <UnderAge place="page" onReturn={() => setView('form')} />;
  return (
    <EntrancePage
      title={t('register.title')}
      lead={t(invitation ? 'register.invitedLead' : 'register.lead')}
      beside={<Welcome />}
    >
      <RegisterForm place="page" invitation={invitation} onUnderAge={() => setView('under-age')} />
    </EntrancePage>
  );
}
