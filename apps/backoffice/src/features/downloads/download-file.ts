import { EXPORT_FILE_PATH } from '@kipute/contract/constants/operations/exports';
import { localeOfLanguage } from '../../i18n/language.ts';
import { composeText } from '../../i18n/text.ts';
import { listTexts } from '../../i18n/texts/list.ts';
import { useAppearance } from '../../look/appearance-store.ts';
import { currentToken } from '../session/session-store.ts';
import { showToast } from '../wire/toasts.ts';

/**
 * Fetches one's own file by the bearer, because an address alone opens nothing, and hands it to the
 * browser whole: a download that breaks off leaves no file (EXP-32).
 */
export async function downloadFile(handle: string, name: string): Promise<void> {
  const { language } = useAppearance.getState();
  const token = currentToken();
  const response = await fetch(`/api/${EXPORT_FILE_PATH}/${handle}`, {
    headers: {
      locale: localeOfLanguage[language],
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  }).catch(() => undefined);
  const blob = response?.ok ? await response.blob().catch(() => undefined) : undefined;
  if (!blob) {
    const reply = (await response?.json().catch(() => undefined)) as
      | { readonly message?: string }
      | undefined;
    const message = reply?.message ?? composeText(language, listTexts.exportFailed);
    showToast({ tone: 'error', message });
    return;
  }
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
