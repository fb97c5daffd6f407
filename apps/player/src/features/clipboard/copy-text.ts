import { showToast } from '../toasts/toast-store.ts';

/** A toast says whether it worked: a page without TLS, or an old browser, has no clipboard. */
export async function copyText(
  text: string,
  toasts: { readonly copied: string; readonly failed: string },
): Promise<void> {
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject();
  await copied.then(
    () => showToast({ tone: 'success', text: toasts.copied }),
    () => showToast({ tone: 'error', text: toasts.failed }),
  );
}
