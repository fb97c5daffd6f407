import { usePickCount } from '../../features/picks/picks-store.ts';
import { Sheet } from '../../features/sheet/Sheet.tsx';
import { ClearPicks } from '../../features/slip/panel/ClearPicks.tsx';
import { SlipPanel } from '../../features/slip/panel/SlipPanel.tsx';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

export function SlipSheet() {
  const count = usePickCount();
  return (
    <Sheet
      title={t('shell.slip')}
      mark={count > 0 && <Badge tone="count">{count}</Badge>}
      side="right"
      width="slip"
      beside={<ClearPicks />}
    >
      <SlipPanel />
    </Sheet>
  );
}
