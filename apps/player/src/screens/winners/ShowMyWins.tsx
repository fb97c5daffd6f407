import { useState } from 'react';
import { answered } from '../../features/forms/submission.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Switch } from '../../ui/control/Switch.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './winners.module.css';

const fetchChoice = (_: 'own') => api.winners.choice({}, { silent: true });

/** A yes of the player's own, without which nobody is shown with as much as a letter (WIN-05). */
export function ShowMyWins() {
  const choice = useQuery(fetchChoice, 'own');
  return choice.status === 'ready' ? <OwnChoice kept={choice.data.shown} /> : null;
}

function OwnChoice({ kept }: { kept: 0 | 1 }) {
  const [shown, setShown] = useState(kept);
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready');
  async function save(wanted: 0 | 1): Promise<void> {
    setState('saving');
    const saved = await answered(api.winners.update_choice({ shown: wanted }, { silent: true }));
    if (saved.ok) setShown(saved.value.shown);
    setState(saved.ok ? 'ready' : 'failed');
  }
  return (
    <div className={styles.choice}>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('winners.choiceFailed')}
        </Notice>
      )}
      <Switch
        name={t('winners.choice')}
        text={t('winners.choiceText')}
        state={shown === 1 ? 'on' : 'off'}
        isSaving={state === 'saving'}
        onSwitch={(to) => void save(to === 'on' ? 1 : 0)}
      />
    </div>
  );
}
