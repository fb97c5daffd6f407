import { useSlip } from '../../../features/slip/use-slip.ts';
import { t } from '../../../i18n/i18n.ts';
import { openSheet } from '../../../shell/dialog/sheet-history.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import type { Slip } from '../bet/BetFooter.tsx';
import { barNote } from './bar-note.ts';
import styles from './slip-bar.module.css';

/** The phone's slip while it is closed: how many picks, at which odds, for what. */
export function SlipBar() {
  return (
    <>
      <SlipBarFace {...useSlip()} />
      <div className={styles.room} />
    </>
  );
}

export function SlipBarFace(slip: Pick<Slip, 'view' | 'state'>) {
  const { legs, sum } = slip.view;
  const note = barNote(slip);
  return (
    <aside className={styles.place} aria-label={t('slipBar.label')}>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        onClick={() => openSheet('slip')}
      >
        <span className={classNames(styles.count, styles[note.tone])} aria-hidden="true">
          {note.tone === 'alert' ? <Icon name="triangle-alert" size={18} /> : legs.length}
        </span>
        <span className={styles.words}>
          <b>{t('shell.slip')}</b>
          <SpokenOnly>{`, ${t('shell.picks', { count: legs.length })}, `}</SpokenOnly>
          <small>{note.text}</small>
        </span>
        {sum && (
          <span className={styles.paid}>
            <SpokenOnly>, </SpokenOnly>
            <small>{t('slipBar.paid')} </small>
            <b>
              <Money amount={sum.paid} />
            </b>
          </span>
        )}
        <Icon name="chevron-right" size={20} />
      </button>
    </aside>
  );
}
