import type { Localised } from '@kipute/contract/locale';
import type { Language } from './language.ts';

/**
 * A text is both of its languages side by side, so a missing translation does not compile.
 * Slots are `{name}`.
 */
export type Texts = Readonly<Record<string, Localised>>;

type SlotsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotsIn<Rest>
  : never;

/** No second argument for a plain text, exactly its slots for any other. */
export type SlotsOf<Text extends Localised> = [SlotsIn<Text['en']>] extends [never]
  ? []
  : [slots: Readonly<Record<SlotsIn<Text['en']>, string | number>>];

export function composeText(
  language: Language,
  text: Localised,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  return text[language].replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}
