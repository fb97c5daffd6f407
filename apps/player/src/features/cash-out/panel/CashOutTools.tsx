import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './cash-out.module.css';

export type Tool = 'share' | 'rule';

type CashOutToolsProps = {
  /** Of the rule that is set. */
  threshold: Senti | undefined;
  inUse: Tool | undefined;
  onUse: (tool: Tool) => void;
};

/** Two quiet keys under the button; a rule that is set is named on its key (ORD-65). */
export function CashOutTools({ threshold, inUse, onUse }: CashOutToolsProps) {
  return (
    <div className={styles.tools}>
      <ToolKey isOpen={inUse === 'share'} onPress={() => onUse('share')}>
        {t('cashOut.part')}
      </ToolKey>
      <ToolKey isOpen={inUse === 'rule'} onPress={() => onUse('rule')}>
        {threshold === undefined
          ? t('cashOut.auto')
          : t('cashOut.autoSet', { amount: formatShillings(threshold) })}
      </ToolKey>
    </div>
  );
}

type ToolKeyProps = { isOpen: boolean; onPress: () => void; children: ReactNode };

function ToolKey({ isOpen, onPress, children }: ToolKeyProps) {
  return (
    <button type="button" className={styles.tool} aria-expanded={isOpen} onClick={onPress}>
      {children}
      <Icon name="chevron-down" size={15} />
    </button>
  );
}
