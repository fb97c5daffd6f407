import { type Locale, type Localised, textIn } from '../locale.ts';

/** One row of an enumeration: its number on the wire and its names. */
export type Choice = Localised & { readonly id: number };

/** An enumeration. The property name is our own word for the row. */
export type Choices = Readonly<Record<string, Choice>>;

export type Word<Table> = keyof Table & string;

export type NamedChoice<Key extends string = string> = { id: number; key: Key; name: string };

export function rowsOf<Table extends object>(table: Table): [Word<Table>, Table[Word<Table>]][] {
  return Object.entries(table) as [Word<Table>, Table[Word<Table>]][];
}

export function wordsOf<Table extends object>(table: Table): Word<Table>[] {
  return Object.keys(table) as Word<Table>[];
}

export function named<Key extends string>(
  key: Key,
  choice: Choice,
  locale: Locale,
): NamedChoice<Key> {
  return { id: choice.id, key, name: textIn(locale, choice) };
}

export function namedList<Table extends Choices>(
  table: Table,
  locale: Locale,
): NamedChoice<Word<Table>>[] {
  return rowsOf(table).map(([key, choice]) => named(key, choice, locale));
}
