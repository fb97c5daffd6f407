import type { Localised } from '@kipute/contract/locale';
import { useCallback } from 'react';
import { useAppearance } from '../look/appearance-store.ts';
import type { Language } from './language.ts';
import { composeText, type SlotsOf } from './text.ts';

export type Say = <Text extends Localised>(text: Text, ...slots: SlotsOf<Text>) => string;

export function useLanguage(): Language {
  return useAppearance((appearance) => appearance.language);
}

/** `t(shellTexts.signOut)` in the language of the moment. */
export function useText(): Say {
  const language = useLanguage();
  return useCallback((text, ...[slots]) => composeText(language, text, slots), [language]);
}
