import type { Choices } from '@kipute/contract/constants/choice';
import type { ExportType } from '@kipute/contract/constants/operations/exports';
import type { Localised } from '@kipute/contract/locale';
import type { NodePath } from '@kipute/contract/permission-nodes';
import type { CallContent, CallName } from '@kipute/contract/registry';
import type { ComponentType, ReactNode } from 'react';
import type { Say } from '../../../i18n/use-text.ts';
import type { Form, OptionSource } from '../../_form-kit/definition/form.ts';
import type { Answers } from './answers.ts';

/** A list as the kit sees it: rows of unknown fields, told what they are by the columns. */
export type Row = Readonly<Record<string, unknown>>;

/** `good` green, `bad` red, `waiting` amber, `moving` blue, `quiet` grey. */
export type Tone = 'good' | 'bad' | 'waiting' | 'moving' | 'quiet';

export type ColumnOptions = {
  readonly title: Localised;
  readonly width?: number;
  /** `details`: only in the drawer; `on-demand`: hidden until chosen among the columns. */
  readonly shown?: 'always' | 'on-demand' | 'details';
  /** Money that means nothing when added up, such as balances after each other. */
  readonly sum?: 'never';
};

export type ColumnKind =
  | 'text'
  | 'long-text'
  | 'id'
  | 'phone'
  | 'money'
  | 'count'
  | 'percent'
  | 'instant'
  | 'status'
  | 'word'
  | 'person'
  | 'flag'
  | 'computed';

export type Column = ColumnOptions & {
  readonly kind: ColumnKind;
  readonly field: string;
  readonly filter?: string | { readonly from: string; readonly to: string };
  readonly sortable?: true;
  readonly choices?: Choices;
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly words?: Words;
  readonly value?: (row: Row, t: Say) => string;
  readonly Draw?: ComponentType<{ row: Row }>;
  /** Whose phone it is, for who may see it whole; `user_id` of the row unless said. */
  readonly owner?: (row: Row) => string | null;
  readonly link?: (row: Row) => string | undefined;
};

/** An enumeration whose wire form is the word itself. */
export type Words = Readonly<Record<string, Localised>>;

type TitledFilter = {
  readonly title: Localised;
  /** Who may not read what is chosen from does not get the filter. */
  readonly node?: NodePath;
};

/** One value of the request … */
export type SingleFilter =
  | (TitledFilter & {
      readonly kind: 'text' | 'id' | 'phone' | 'flag' | 'day';
      readonly field: string;
    })
  | (TitledFilter & { readonly kind: 'choice'; readonly field: string; readonly choices: Choices })
  | (TitledFilter & { readonly kind: 'word'; readonly field: string; readonly words: Words })
  | (TitledFilter & {
      readonly kind: 'picker';
      readonly field: string;
      readonly source: OptionSource;
    });

/** … or two, from and to. */
export type SpanFilter = TitledFilter & {
  readonly kind: 'period' | 'money-range' | 'day-range';
  readonly from: string;
  readonly to: string;
};

export type Filter = SingleFilter | SpanFilter;

export const pageSizes = [10, 20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** The calls that answer rows, by pages or all at once, which is what a list reads. */
export type ListCallName = {
  [Name in CallName]: CallContent<Name> extends readonly object[] ? Name : never;
}[CallName];

/** What a list asks for when all of it is to leave as a file, written by a job. */
export type WholeFile = {
  readonly type: ExportType;
  readonly filter: Readonly<Record<string, string | number>>;
};

export type List = {
  readonly call: ListCallName;
  readonly rowKey: string;
  readonly rowName: (row: Row) => string;
  /** Where a row has a page of its own; without it a row opens in a drawer. */
  readonly rowPage?: (row: Row) => string;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  /** Ready questions above the filters; the first one usually asks nothing. */
  readonly tabs?: readonly {
    readonly key: string;
    readonly title: Localised;
    readonly filter: Readonly<Record<string, string | number>>;
  }[];
  readonly actions: readonly ListAction<Row>[];
  readonly pageSize: PageSize;
  readonly intro?: Localised;
  readonly sums?: { readonly title: Localised; readonly counts: (row: Row) => boolean };
  /** Asked anew every so many seconds while somebody looks. */
  readonly refreshSeconds?: number;
  /** Offers the page for paper, as whoever signs it wants to see it. */
  readonly printable?: true;
  /** Made of the list's request, pages left out; only lists that can leave whole have it. */
  readonly wholeFile?: (request: Readonly<Record<string, string | number>>) => WholeFile;
  /** What every request holds and nobody changes; see `fixedList`. */
  readonly fixed?: Readonly<Record<string, string | number>>;
};

export function keyOfRow(list: List, row: Row): string {
  return String(row[list.rowKey]);
}

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

type ActionHead<Row> = {
  readonly key: string;
  readonly title: Localised;
  /** The button's permission node; without it the action is not there. */
  readonly node: NodePath;
  readonly on: 'row' | 'selection' | 'list';
  /** Dangerous actions ask for the object's name and a note. */
  readonly tone?: 'plain' | 'danger';
  /** What is asked before it runs; an action without question and fields runs at once. */
  readonly question?: Localised;
  /** Of one row: what it would come to, in counts and money, before anything is done. */
  readonly Preview?: (props: { readonly row: Row }) => ReactNode;
  /** Rows for which it makes no sense do not offer it. */
  readonly offeredFor?: (row: Row) => boolean;
};

/** An action that is one form: about its row, about the chosen rows, or about none. */
type FormAction<Row> =
  | { readonly on: 'row'; readonly form: Form<Row> }
  | { readonly on: 'selection'; readonly form: Form<readonly Row[]> }
  | { readonly on: 'list'; readonly form: Form<undefined> };

type PerformedAction<Row> = {
  readonly fields?: readonly ActionField[];
  readonly perform: (order: ActionOrder<Row>) => Promise<unknown>;
};

export type ListAction<Row> = ActionHead<Row> & (FormAction<Row> | PerformedAction<Row>);
