import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Shown } from './use-period.ts';

type View = 'chart' | 'table';

const viewOf = ({ get }: Shown): View => (get('view') === 'table' ? 'table' : 'chart');

/** B turns between the chart and the numbers behind it (BO-71). */
export function useChartOrTable(shown: Shown): {
  readonly view: View;
  readonly switcher: ReactNode;
} {
  const t = useText();
  const view = viewOf(shown);
  const { show } = shown;
  useKeys([
    {
      keys: 'b',
      title: statisticsTexts.chartOrTable,
      run: () => show({ view: view === 'chart' ? 'table' : 'chart' }),
    },
  ]);
  const switcher = (
    <Segmented
      size="small"
      aria-label={t(statisticsTexts.chartOrTable)}
      value={view}
      options={[
        { value: 'chart', label: t(statisticsTexts.chart) },
        { value: 'table', label: t(statisticsTexts.table) },
      ]}
      onChange={(next) => show({ view: next })}
    />
  );
  return { view, switcher };
}

/** [ and ] turn the period, C what it is compared with. */
export function usePeriodKeys({ turn, comparison, show }: Shown): void {
  const next = { none: 'period', period: 'week', week: 'none' } as const;
  useKeys([
    { keys: '[', title: statisticsTexts.earlier, run: () => turn(-1) },
    { keys: ']', title: statisticsTexts.later, run: () => turn(1) },
    { keys: 'c', title: statisticsTexts.compare, run: () => show({ compare: next[comparison] }) },
  ]);
}
