import { UPLOAD_PATH } from '@kipute/contract/constants/content/files';
import type { CallContent } from '@kipute/contract/registry';
import { localeOfLanguage } from '../../i18n/language.ts';
import { composeText } from '../../i18n/text.ts';
import { filesTexts } from '../../i18n/texts/files.ts';
import { useAppearance } from '../../look/appearance-store.ts';
import { currentToken, endSession } from '../session/session-store.ts';

export type StoredFile = CallContent<'file/inquire_images'>[number];

export type Uploaded =
  | { readonly kind: 'stored'; readonly file: StoredFile }
  /** In the administrator's language. */
  | { readonly kind: 'refused'; readonly message: string };

type Reply = {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly content?: StoredFile;
};

/**
 * A file is no field of a call, so it goes beside the envelope, by the same bearer. It answers why it
 * was refused, in the words of the one catalogue.
 */
export async function uploadFile(file: File): Promise<Uploaded> {
  const { language } = useAppearance.getState();
  const form = new FormData();
  form.append('file', file, file.name);
  const token = currentToken();
  const response = await fetch(UPLOAD_PATH, {
    method: 'POST',
    headers: {
      locale: localeOfLanguage[language],
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: form,
  }).catch(() => undefined);
  const reply = (await response?.json().catch(() => undefined)) as Reply | undefined;
  if (reply?.status === 1 && reply.content) return { kind: 'stored', file: reply.content };
  if (reply?.code === 'sign-in-required') endSession('by-time');
  return {
    kind: 'refused',
    message: reply?.message ?? composeText(language, filesTexts.notSent),
  };
}

/** The form of a picture that is wide enough for a tile and no wider. */
export const smallForm = (path: string): string => path.replace(/\.webp$/, '-480.webp');
