import {
  type BetShape,
  lineCount,
  lineSizes,
  systemCodeOf,
  systemName,
} from '@kipute/domain/betting/bet-shape';
import { type FormEvent, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Pills } from '../../../ui/control/Pills.tsx';
import { SegmentedControl } from '../../../ui/control/SegmentedControl.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { oddsText } from '../../../ui/odds/odds-text.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { usePickCount } from '../../picks/picks-store.ts';
import { BetFooter } from '../bet/BetFooter.tsx';
import { BetOptions } from '../bet/BetOptions.tsx';
import { LateReferredPart } from '../referred/LateReferredPart.tsx';
import { choose, useSlipState } from '../slip-store.ts';
import { useSlip } from '../use-slip.ts';
import { systemShapes } from '../view/slip-mode.ts';
import type { NextStep } from '../view/slip-sum.ts';
import { PickList } from './PickList.tsx';
import styles from './slip.module.css';

/** What stands in the slip's frame and drawer, under the heading that both of them draw. */
export function SlipPanel() {
  return <div className={styles.panel}>{usePickCount() > 0 ? <FilledSlip /> : <EmptySlip />}</div>;
}

function EmptySlip() {
  return (
    <div className={styles.scroll}>
      {useSlipState().activity === 'referred' && <LateReferredPart />}
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
        {tab === 'code' ? (
          <BookingCodeField />
        ) : (
          <PickList legs={legs} stakesOfSingles={slip.view.stakesOfSingles} />
        )}
        {tab !== 'code' && leftOut > 0 && (
          <Notice tone="warn" icon="lock">
            {t('slipPanel.leftOut', { count: leftOut })}
          </Notice>
        )}
        {tab !== 'code' && nextStep && <BonusLadder step={nextStep} />}
        {mode.kind === 'system' && tab === 'system' && (
          <SystemChoice shape={mode.shape} legCount={openLegs.length} />
        )}
        {tab !== 'code' && <BetOptions {...slip} />}
      </div>
      {tab !== 'code' && <BetFooter {...slip} />}
    </>
  );
}

/** The next step of the win bonus, and how far it is. */
function BonusLadder({ step }: { step: NextStep }) {
  const { legsMissing: count, percent, doneShare, oddsFrom } = step;
  return (
    <div className={styles.bonus}>
      <Icon name="gift" size={16} />
      <span>
        {t('slipPanel.bonusStep', { count, percent })}
        <small>{t('slipPanel.bonusFrom', { odds: oddsText(oddsFrom) })}</small>
      </span>
      <progress className={styles.bar} value={doneShare} max={1} aria-hidden="true" />
    </div>
  );
}

type SystemChoiceProps = { shape: BetShape; legCount: number };

/** How many must win in each line, and the systems that players know by name. */
function SystemChoice({ shape, legCount }: SystemChoiceProps) {
  return (
    <Pills
      label={t('slipPanel.system')}
      choices={systemShapes(legCount).map((each) => ({
        id: String(systemCodeOf(each)),
        text: systemText(each, legCount),
      }))}
      current={String(systemCodeOf(shape))}
      onChoose={(chosen) => choose({ systemCode: Number(chosen) })}
    />
  );
}

function systemText(shape: BetShape, count: number): string {
  const name = systemName(shape, count);
  if (name) return t('slipPanel.systemNamed', { name, count: lineCount(shape, count) });
  const [size = 0] = lineSizes(shape, count);
  return t(size === count - 1 ? 'slipPanel.oneCut' : 'slipPanel.systemOf', { size, count });
}

/** A friend's code brings a friend's slip; what is wrong with it is told by a toast. */
function BookingCodeField() {
  const [isLoading, setLoading] = useState(false);
  async function load(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '');
    setLoading(true);
    // Few visits need it, so none pays for it before.
    const { loadBookingCode } = await import('../../booking-code/load-code.ts');
    await loadBookingCode(typed);
    setLoading(false);
  }
  return (
    <form className={styles.code} onSubmit={load}>
      <div className={styles.codeRow}>
        <input
          className={styles.codeInput}
          name="code"
          aria-label={t('slipPanel.code')}
          placeholder={t('slipPanel.codeHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <button className={styles.codeButton} type="submit" disabled={isLoading}>
          {t('slipPanel.load')}
        </button>
      </div>
    </form>
  );
}
