import { showToast } from '../../features/toasts/toast-store.ts';
import { t } from '../../i18n/i18n.ts';

export function sayFailed(): void {
  showToast({ tone: 'error', text: t('inbox.failed') });
}
