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

export function composeText(message: Message, slots: SlotValues): string {
  const text = typeof message === 'string' ? message : pluralForm(message, slots);
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}

/** Both languages count alike: one, and any other number. */
function pluralForm(forms: Exclude<Message, string>, { count }: SlotValues): string {
  return Number(count) === 1 ? forms.one : forms.other;
}
