import { t } from '../../i18n/i18n.ts';
import { showToast } from '../toasts/toast-store.ts';

/** A page opened without TLS, or an old browser, has no clipboard at all. */
export async function copyText(text: string): Promise<void> {
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject();
  await copied.then(
    () => showToast({ tone: 'success', text: t('share.copied') }),
    () => showToast({ tone: 'error', text: t('share.copyFailed') }),
  );
}
