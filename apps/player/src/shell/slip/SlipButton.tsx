import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { openSheet } from '../dialog/sheet-history.ts';

export function SlipButton() {
  return <IconButton icon="ticket" label={t('shell.openSlip')} onClick={() => openSheet('slip')} />;
}
