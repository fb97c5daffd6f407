import type { Choices } from '@kipute/contract/constants/choice';
import type { Localised } from '@kipute/contract/locale';
import type { ListAction } from './list-action.ts';
import type { PagedCallName } from './list-definition.ts';

/** A list as the kit sees it: rows of unknown fields, told what they are by the columns. */
export type Row = Readonly<Record<string, unknown>>;

/** `good` green, `bad` red, `waiting` amber, `moving` blue, `quiet` grey. */
export type Tone = 'good' | 'bad' | 'waiting' | 'moving' | 'quiet';

export type ColumnTerms = {
  readonly title: Localised;
  readonly width?: number;
  /** `details`: only in the drawer; `on-demand`: hidden until chosen among the columns. */
  readonly shown?: 'always' | 'on-demand' | 'details';
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
  | 'flag'
  | 'computed';

export type Column = ColumnTerms & {
  readonly kind: ColumnKind;
  readonly field: string;
  readonly filter?: string | { readonly from: string; readonly to: string };
  readonly sortable?: true;
  readonly choices?: Choices;
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly value?: (row: Row) => string;
};

type FilterTerms = { readonly title: Localised };

/** One value of the request … */
export type SingleFilter =
  | (FilterTerms & { readonly kind: 'text' | 'id' | 'phone' | 'flag'; readonly field: string })
  | (FilterTerms & { readonly kind: 'choice'; readonly field: string; readonly choices: Choices });

/** … or two, from and to. */
export type SpanFilter = FilterTerms & {
  readonly kind: 'period' | 'money-range';
  readonly from: string;
  readonly to: string;
};

export type Filter = SingleFilter | SpanFilter;

export const pageSizes = [10, 20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export type List = {
  readonly call: PagedCallName;
  readonly rowKey: string;
  readonly rowName: (row: Row) => string;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly actions: readonly ListAction<Row>[];
  readonly pageSize: PageSize;
  readonly intro?: Localised;
  readonly sums?: { readonly title: Localised; readonly counts: (row: Row) => boolean };
};

export function keyOfRow(list: List, row: Row): string {
  return String(row[list.rowKey]);
}
