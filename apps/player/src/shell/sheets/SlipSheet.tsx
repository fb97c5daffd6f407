import { t } from '../../i18n/i18n.ts';
import { SlipPanel } from '../../screens/slip/SlipPanel.tsx';
import { Sheet } from '../dialog/Sheet.tsx';

export function SlipSheet() {
  return (
    <Sheet title={t('shell.slip')} side="right" width="slip">
      <SlipPanel />
    </Sheet>
  );
}
