import { useState } from 'react';
import { Sheet } from '../../features/sheet/Sheet.tsx';
import { t } from '../../i18n/i18n.ts';
import styles from '../entrance/entrance.module.css';
import { RegisterForm } from './RegisterForm.tsx';
import { UnderAge } from './UnderAge.tsx';

export function RegisterSheet() {
  const [view, setView] = useState<'form' | 'under-age'>('form');
  return (
    <Sheet title={t('register.title')} side="bottom">
      <div className={styles.sheet}>
        {view === 'form' ? (
          <RegisterForm place="dialog" invitation="" onUnderAge={() => setView('under-age')} />
        ) : (
          <UnderAge place="dialog" onReturn={() => setView('form')} />
        )}
      </div>
    </Sheet>
  );
}
