import { usePickCount } from '../../features/picks/picks-store.ts';
import { t } from '../../i18n/i18n.ts';
import { ClearPicks } from '../../screens/slip/ClearPicks.tsx';
import { SlipPanel } from '../../screens/slip/SlipPanel.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Sheet } from '../dialog/Sheet.tsx';

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
