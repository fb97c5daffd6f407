import type { Choices } from '@kipute/contract/constants/choice';
import type { Localised } from '@kipute/contract/locale';
import type { Answers } from './answers.ts';

/** One thing an action asks for before it runs. */
export type ActionField = {
  readonly name: string;
  readonly title: Localised;
  readonly hint?: Localised;
  readonly optional?: true;
} & (
  | { readonly kind: 'text' | 'long-text' | 'number' | 'money' | 'flag' | 'password' | 'text-file' }
  | { readonly kind: 'choice'; readonly choices: Choices }
);

export type ActionOrder<Row> = {
  /** One row for a row's action, the chosen ones for a selection, none for the whole list. */
  readonly rows: readonly Row[];
  readonly answers: Answers;
  /** Never empty for a dangerous action. */
  readonly note: string;
};

export type ListAction<Row> = {
  readonly key: string;
  readonly title: Localised;
  /** The button's permission node; without it the action is not there. */
  readonly node: string;
  readonly on: 'row' | 'selection' | 'list';
  /** Dangerous actions ask for the object's name and a note. */
  readonly tone?: 'plain' | 'danger';
  /** What is asked before it runs; an action without question and fields runs at once. */
  readonly question?: Localised;
  readonly fields?: readonly ActionField[];
  /** Rows for which it makes no sense do not offer it. */
  readonly offeredFor?: (row: Row) => boolean;
  readonly perform: (order: ActionOrder<Row>) => Promise<unknown>;
};
