import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import type { ReactNode } from 'react';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { BarView } from '../bar/bar-view.ts';
import { WHOLE_PERCENT } from '../offers/part-of-offer.ts';
import styles from './cash-out.module.css';

type CashOutButtonProps = { view: BarView; sharePercent: number; onTap: () => void };

const answering: readonly BarView['kind'][] = ['offered', 'confirming', 'unsure', 'failed'];

/** One button of one size in every state, so that a focus stays where it is and nothing moves. */
export function CashOutButton({ view, sharePercent, onTap }: CashOutButtonProps) {
  if (view.kind === 'none') return null;
  if (view.kind === 'sold') return <SoldLine view={view} />;
  const isAnswering = answering.includes(view.kind);
  return (
    <button
      type="button"
      className={styles.bar}
      data-kind={view.kind}
      aria-disabled={!isAnswering}
      aria-busy={view.kind === 'sending' || view.kind === 'retrieving'}
      onClick={isAnswering ? onTap : undefined}
    >
      {contentOf(view, sharePercent)}
    </button>
  );
}

type ButtonView = Exclude<BarView, { kind: 'none' | 'sold' }>;

function contentOf(view: ButtonView, sharePercent: number): ReactNode {
  switch (view.kind) {
    case 'retrieving':
      return <span>{cashOutStates.retrieving[currentLanguage()]}</span>;
    case 'failed':
      return <WithIcon icon="refresh-cw">{t('state.retry')}</WithIcon>;
    case 'unsure':
      return <WithIcon icon="refresh-cw">{t('cashOut.askAgain')}</WithIcon>;
    case 'locked':
      return <WithIcon icon="lock">{t('cashOut.locked')}</WithIcon>;
    case 'sending':
      return (
        <>
          <i className={styles.spinner} />
          <Named name={cashOutStates.requesting[currentLanguage()]} view={view} />
        </>
      );
    case 'confirming':
      return <Named name={t('cashOut.confirm')} view={view} />;
    case 'offered':
      return (
        <>
          <Named name={takeText(sharePercent)} view={view} />
          {view.moved && <Icon name={`chevron-${view.moved}`} size={16} />}
        </>
      );
  }
}

const takeText = (percent: number): string =>
  percent === WHOLE_PERCENT ? t('cashOut.take') : t('cashOut.takePart', { percent });

type WithIconProps = { icon: 'lock' | 'refresh-cw'; children: string };

function WithIcon({ icon, children }: WithIconProps) {
  return (
    <>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </>
  );
}

type NamedProps = { name: string; view: Extract<ButtonView, { amount: unknown }> };

function Named({ name, view }: NamedProps) {
  return (
    <span>
      {name}{' '}
      <b>
        <Money amount={view.amount} />
      </b>
    </span>
  );
}

function SoldLine({ view }: { view: Extract<BarView, { kind: 'sold' }> }) {
  return (
    <p className={styles.sold}>
      <Icon name="check" size={16} />
      <Named name={t('cashOut.received')} view={{ kind: 'sending', amount: view.amount }} />
    </p>
  );
}
