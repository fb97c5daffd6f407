import { t } from '../../../i18n/i18n.ts';
import { Pills } from '../../../ui/control/Pills.tsx';
import { choose } from '../slip-store.ts';
import { systemSizes } from '../view/slip-mode.ts';

/** How many must win in each line; all but one is the "one cut". */
export function SystemSizes({ size, legCount: count }: { size: number; legCount: number }) {
  return (
    <Pills
      label={t('slipPanel.system')}
      choices={systemSizes(count).map((each) => ({
        id: String(each),
        text: t(each === count - 1 ? 'slipPanel.oneCut' : 'slipPanel.systemOf', {
          size: each,
          count,
        }),
      }))}
      current={String(size)}
      onChoose={(chosen) => choose({ systemSize: Number(chosen) })}
    />
  );
}
