import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { openSheet } from '../../sheet/sheet-history.ts';
import { type Slip, useSlip } from '../use-slip.ts';
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

type BarNote = { readonly tone: 'plain' | 'alert'; readonly text: string };

/** SLIP-51: a closed slip hides no trouble; without any it says what the bet stands at. */
function barNote({ view, state }: Pick<Slip, 'view' | 'state'>): BarNote {
  const { legs, openLegs, submit, sum } = view;
  const alert = (text: string): BarNote => ({ tone: 'alert', text });
  if (submit.kind === 'unsure') return alert(t('slipBar.unsure'));
  if (submit.kind === 'referred') return alert(t('slipBar.referred'));
  if (submit.kind === 'sending') return { tone: 'plain', text: t('slipBar.sending') };
  if (state.notice || legs.some(({ refusedAs }) => refusedAs)) return alert(t('slipBar.refused'));
  const count = legs.length - openLegs.length;
  if (count > 0) return alert(t('slipBar.closed', { count }));
  return { tone: 'plain', text: sum ? standing(sum) : '' };
}

function standing({ totalOdds, lines, bets }: NonNullable<Slip['view']['sum']>): string {
  if (totalOdds) return `Odds ${totalOdds}`;
  return lines > 1 ? `${t('slipBet.lines')} ${lines}` : `${t('slipBet.bets')} ${bets}`;
}
