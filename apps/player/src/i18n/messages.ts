/** A text, or its two forms by number. Slots are `{name}`; plurals always fill `{count}`. */
export type Message = string | { readonly one: string; readonly other: string };
export type Messages = Readonly<Record<string, Message>>;

type SlotsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotsIn<Rest>
  : never;

/** The slot names of a message: `never` for a plain text, at least `count` for a plural. */
export type SlotNames<Text> = Text extends string
  ? SlotsIn<Text>
  : 'count' | SlotsIn<Text[keyof Text]>;

export type SlotValues = Readonly<Record<string, string | number>>;

export function composeText(message: Message, slots: SlotValues, language: string): string {
  const text = typeof message === 'string' ? message : pluralForm(message, slots, language);
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}

function pluralForm(forms: Exclude<Message, string>, slots: SlotValues, language: string): string {
  const form = new Intl.PluralRules(language).select(Number(slots.count));
  return form === 'one' ? forms.one : forms.other;
}
