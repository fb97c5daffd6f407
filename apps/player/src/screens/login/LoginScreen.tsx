import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '../../features/query/use-query.ts';
import { tokenEndedElsewhere } from '../../features/session/session-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import styles from '../entrance/entrance.module.css';
import { LoginForm } from './LoginForm.tsx';

export function LoginScreen() {
  return (
    <EntrancePage title={t('login.title')} lead={t('login.lead')}>
      <WhySignedOut />
      <LoginForm place="page" />
    </EntrancePage>
  );
}

type Reason = CallContent<'subscriber/session_end'>['reason'];

async function askWhy(): Promise<Reason> {
  const ended_token = tokenEndedElsewhere();
  if (ended_token === undefined) return null;
  return (await api.subscriber.session_end({ ended_token }, { silent: true })).reason;
}

/** Whoever was signed out by something else than their own hand reads why (AS-14). */
function WhySignedOut() {
  const asked = useQuery<0, Reason>(askWhy, 0);
  const reason = asked.status === 'ready' ? asked.data : null;
  return (
    <div role="status" className={classNames(reason !== null && styles.why)}>
      {reason && (
        <Notice tone="warn" icon="lock">
          {t(`signedOut.${reason}`)}
        </Notice>
      )}
    </div>
  );
}
