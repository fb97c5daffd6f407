import { t } from '../../../i18n/i18n.ts';
import { SegmentedControl } from '../../../ui/control/SegmentedControl.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { usePickCount } from '../../picks/picks-store.ts';
import { BetFooter } from '../bet/BetFooter.tsx';
import { choose } from '../slip-store.ts';
import { useSlip } from '../use-slip.ts';
import { BonusLadder } from './BonusLadder.tsx';
import { BookingCodeField } from './BookingCodeField.tsx';
import { PickList } from './PickList.tsx';
import { SystemSizes } from './SystemSizes.tsx';
import styles from './slip.module.css';

/** What stands in the slip's frame and drawer, under the heading that both of them draw. */
export function SlipPanel() {
  return <div className={styles.panel}>{usePickCount() > 0 ? <FilledSlip /> : <EmptySlip />}</div>;
}

function EmptySlip() {
  return (
    <div className={styles.scroll}>
      <EmptyState icon="ticket" title={t('slipPanel.empty')} text={t('slipPanel.emptyHint')}>
        <BookingCodeField />
      </EmptyState>
      <p className={styles.safePlay}>{t('slipPanel.safePlay')}</p>
    </div>
  );
}

function FilledSlip() {
  const slip = useSlip();
  const { legs, openLegs, tab, tabs, mode, nextStep } = slip.view;
  const count = legs.length;
  const leftOut = count - openLegs.length;
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.tabs}>
          <SegmentedControl
            label={t('slipPanel.kind')}
            choices={tabs.map((id) => ({ id, text: t(`slipPanel.tab.${id}`, { count }) }))}
            current={tab}
            onChoose={(chosen) => choose({ tab: chosen })}
          />
        </div>
        {tab === 'code' ? <BookingCodeField /> : <PickList legs={legs} />}
        {tab !== 'code' && leftOut > 0 && (
          <Notice tone="warn" icon="lock">
            {t('slipPanel.leftOut', { count: leftOut })}
          </Notice>
        )}
        {tab !== 'code' && nextStep && <BonusLadder step={nextStep} />}
        {mode.kind === 'system' && tab === 'system' && (
          <SystemSizes size={mode.size} legCount={openLegs.length} />
        )}
      </div>
      {tab !== 'code' && <BetFooter {...slip} />}
    </>
  );
}
