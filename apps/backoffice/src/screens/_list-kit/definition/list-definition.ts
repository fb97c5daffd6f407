import type { Choices } from '@kipute/contract/constants/choice';
import type { Localised } from '@kipute/contract/locale';
import type { NodePath } from '@kipute/contract/permission-nodes';
import type { CallContent, CallInput, Registry } from '@kipute/contract/registry';
import type { ComponentType } from 'react';
import type { Say } from '../../../i18n/use-text.ts';
import type { OptionSource } from '../../_form-kit/definition/form.ts';
import type { ColumnOptions, List, ListAction, ListCallName, Tone, Words } from './list.ts';

type RowOf<Name extends ListCallName> =
  CallContent<Name> extends readonly (infer Row)[] ? Row : never;

/** Fields of the request that the kit fills by itself, and names it keeps for the address. */
type KitField =
  | 'page'
  | 'page_size'
  | 'sort_field'
  | 'sort_order'
  | 'size'
  | 'sort'
  | 'columns'
  | 'row'
  | 'tab';

type IsPaged<Name extends ListCallName> = Registry[Name]['paged'] extends true ? true : false;

/** A whole list is filtered here, by what its rows hold; a paged one by its call. */
type FilterField<Name extends ListCallName> = Exclude<
  (IsPaged<Name> extends true ? never : keyof RowOf<Name>) | keyof CallInput<Name>,
  KitField | number | symbol
>;

type FieldWith<Row, Value> = {
  [Field in keyof Row & string]: Row[Field] extends Value ? Field : never;
}[keyof Row & string];

/** What a cell of each kind can show. */
type ValueOfKind = {
  text: string | number | null;
  'long-text': string | null;
  id: string | null;
  phone: string | null;
  money: number | null;
  count: number | null;
  percent: number | null;
  instant: string | null;
  status: number | null;
  word: string | null;
  person: { readonly id: string; readonly name: string } | null;
  flag: number | boolean | null;
};

type SpanKind = 'instant' | 'money';

type FilterOption<Kind, Field> = Kind extends SpanKind
  ? { readonly filter?: { readonly from: Field; readonly to: Field } }
  : { readonly filter?: Field };

type StatusOption<Kind> = Kind extends 'status'
  ? { readonly choices: Choices; readonly tones?: Readonly<Record<string, Tone>> }
  : Kind extends 'word'
    ? { readonly words: Words; readonly tones?: Readonly<Record<string, Tone>> }
    : object;

type OwnerOption<Kind, Row> = Kind extends 'phone'
  ? { readonly owner?: (row: Row) => string | null }
  : object;

type LinkOption<Row> = { readonly link?: (row: Row) => string | undefined };

/** A whole list is sorted here; a paged one where its call says by what. */
type SortOption<Name extends ListCallName> =
  IsPaged<Name> extends true
    ? CallInput<Name> extends { sort_field?: unknown }
      ? { readonly sortable?: true }
      : object
    : { readonly sortable?: true };

type FieldColumn<Name extends ListCallName> = {
  [Kind in keyof ValueOfKind]: ColumnOptions & {
    readonly kind: Kind;
    readonly field: FieldWith<RowOf<Name>, ValueOfKind[Kind]>;
  } & FilterOption<Kind, FilterField<Name>> &
    StatusOption<Kind> &
    OwnerOption<Kind, RowOf<Name>> &
    LinkOption<RowOf<Name>> &
    SortOption<Name>;
}[keyof ValueOfKind];

/** For what no single field holds, such as "home – away". `field` is a name of its own. */
type ComputedColumn<Name extends ListCallName> = ColumnOptions &
  LinkOption<RowOf<Name>> & {
    readonly kind: 'computed';
    readonly field: string;
    readonly value: (row: RowOf<Name>, t: Say) => string;
    /** The same drawn: car plates, an interval. What it says stays `value`, for files and readers. */
    readonly Draw?: ComponentType<{ row: RowOf<Name> }>;
  };

type ListedFilter<Field> = { readonly title: Localised; readonly node?: NodePath } & (
  | { readonly kind: 'text' | 'id' | 'phone' | 'flag' | 'day'; readonly field: Field }
  | { readonly kind: 'choice'; readonly field: Field; readonly choices: Choices }
  | { readonly kind: 'word'; readonly field: Field; readonly words: Words }
  | { readonly kind: 'picker'; readonly field: Field; readonly source: OptionSource }
  | {
      readonly kind: 'period' | 'money-range' | 'day-range';
      readonly from: Field;
      readonly to: Field;
    }
);

/**
 * What a screen writes down about its list, checked against the call it reads: only calls that
 * answer rows, only fields the rows have, only filters the request knows. `defineList` then forgets the call's
 * types, so that the kit itself is ordinary code over rows.
 */
type ListDefinition<Name extends ListCallName> = {
  readonly call: Name;
  /** The field that tells two rows apart. */
  readonly rowKey: FieldWith<RowOf<Name>, string>;
  /** How people call this row: in the drawer's title, and typed to confirm a danger. */
  readonly rowName: (row: RowOf<Name>) => string;
  /** `/users/17`, where a row has a page of its own. */
  readonly rowPage?: (row: RowOf<Name>) => string;
  readonly columns: readonly (FieldColumn<Name> | ComputedColumn<Name>)[];
  /** Beside those the columns bring: filters on something the rows do not show. */
  readonly filters?: readonly ListedFilter<FilterField<Name>>[];
  /** `{ key: 'disabled', title, filter: { disabled_status: 1 } }` */
  readonly tabs?: readonly {
    readonly key: string;
    readonly title: Localised;
    readonly filter: Readonly<Partial<Record<FilterField<Name>, string | number>>>;
  }[];
  readonly actions?: readonly ListAction<RowOf<Name>>[];
  readonly pageSize?: List['pageSize'];
  readonly refreshSeconds?: number;
  readonly wholeFile?: List['wholeFile'];
  readonly printable?: true;
  /** One sentence under the screen's title. */
  readonly intro?: Localised;
  /** Which rows the money of a page is added from, and what that sum is called; all unless said. */
  readonly sums?: { readonly title: Localised; readonly counts: (row: RowOf<Name>) => boolean };
};

const LIST_PAGE_SIZE = 10; // BO-20

export function defineList<Name extends ListCallName>(definition: ListDefinition<Name>): List {
  const complete = { pageSize: LIST_PAGE_SIZE, filters: [], actions: [], ...definition };
  // Safe because the kit hands a list's functions only the rows its own call answered.
  return complete as unknown as List;
}
