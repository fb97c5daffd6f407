import { usePicks } from '../../features/picks/picks-store.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t } from '../../i18n/i18n.ts';
import { openSheet } from '../../shell/dialog/sheet-history.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { BookingCodeField } from './BookingCodeField.tsx';
import { PickList } from './PickList.tsx';
import styles from './slip.module.css';

/** What stands in the slip's frame and drawer, under the heading that both of them draw. */
export function SlipPanel() {
  const picks = usePicks();
  return (
    <div className={styles.panel}>
      {picks.length > 0 ? (
        <>
          <PickList picks={picks} />
          <Notice>{t('slipPanel.betsLater')}</Notice>
          <VisitorButton />
        </>
      ) : (
        <EmptyState icon="ticket" title={t('slipPanel.empty')} text={t('slipPanel.emptyHint')}>
          <BookingCodeField />
        </EmptyState>
      )}
      <p className={styles.safePlay}>{t('slipPanel.safePlay')}</p>
    </div>
  );
}

/** A bet needs an account; the picks wait in the slip meanwhile (AS-09). */
function VisitorButton() {
  if (usePlayer()) return null;
  return (
    <div className={styles.visitor}>
      <Button width="full" onClick={() => openSheet('noLogin')}>
        <Icon name="log-in" size={18} />
        {t('slipPanel.login')}
      </Button>
    </div>
  );
}
