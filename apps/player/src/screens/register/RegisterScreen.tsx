import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import hero from '../../ui/hero/hero.module.css';
import { Mark } from '../../ui/Mark.tsx';
import { Points } from '../../ui/points/Points.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { invitationIn } from './registration.ts';
import { UnderAge } from './UnderAge.tsx';
import styles from './welcome.module.css';

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

const points = ['welcome.first', 'welcome.second', 'welcome.third'] as const;

/** What joining is good for; a phone has no room beside the form and goes without. */
function Welcome() {
  return (
    <aside className={classNames(styles.welcome, hero.woven, hero.green)}>
      <Mark size={44} />
      <p className={styles.title}>{t('welcome.title')}</p>
      <p className={styles.text}>{t('welcome.text')}</p>
      <Points signs="ticks" texts={points.map((point) => t(point))} />
    </aside>
  );
}
