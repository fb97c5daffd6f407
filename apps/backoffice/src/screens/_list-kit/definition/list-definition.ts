import type { Choices } from '@kipute/contract/constants/choice';
import type { Localised } from '@kipute/contract/locale';
import type { CallContent, CallInput } from '@kipute/contract/registry';
import type { ColumnOptions, List, ListAction, PagedCallName, Tone } from './list.ts';

type RowOf<Name extends PagedCallName> =
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
  | 'row';

type RequestField<Name extends PagedCallName> = Exclude<keyof CallInput<Name> & string, KitField>;

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
  flag: number | boolean | null;
};

type SpanKind = 'instant' | 'money';

type FilterOption<Kind, Field> = Kind extends SpanKind
  ? { readonly filter?: { readonly from: Field; readonly to: Field } }
  : { readonly filter?: Field };

type StatusOption<Kind> = Kind extends 'status'
  ? { readonly choices: Choices; readonly tones?: Readonly<Record<string, Tone>> }
  : object;

type SortOption<Name extends PagedCallName> =
  CallInput<Name> extends { sort_field?: unknown } ? { readonly sortable?: true } : object;

type FieldColumn<Name extends PagedCallName> = {
  [Kind in keyof ValueOfKind]: ColumnOptions & {
    readonly kind: Kind;
    readonly field: FieldWith<RowOf<Name>, ValueOfKind[Kind]>;
  } & FilterOption<Kind, RequestField<Name>> &
    StatusOption<Kind> &
    SortOption<Name>;
}[keyof ValueOfKind];

/** For what no single field holds, such as "home – away". `field` is a name of its own. */
type ComputedColumn<Name extends PagedCallName> = ColumnOptions & {
  readonly kind: 'computed';
  readonly field: string;
  readonly value: (row: RowOf<Name>) => string;
};

type ListedFilter<Field> = { readonly title: Localised } & (
  | { readonly kind: 'text' | 'id' | 'phone' | 'flag'; readonly field: Field }
  | { readonly kind: 'choice'; readonly field: Field; readonly choices: Choices }
  | { readonly kind: 'period' | 'money-range'; readonly from: Field; readonly to: Field }
);

/**
 * What a screen writes down about its list, checked against the call it reads: only paged calls,
 * only fields the rows have, only filters the request knows. `defineList` then forgets the call's
 * types, so that the kit itself is ordinary code over rows.
 */
type ListDefinition<Name extends PagedCallName> = {
  readonly call: Name;
  /** The field that tells two rows apart. */
  readonly rowKey: FieldWith<RowOf<Name>, string>;
  /** How people call this row: in the drawer's title, and typed to confirm a danger. */
  readonly rowName: (row: RowOf<Name>) => string;
  readonly columns: readonly (FieldColumn<Name> | ComputedColumn<Name>)[];
  /** Beside those the columns bring: filters on something the rows do not show. */
  readonly filters?: readonly ListedFilter<RequestField<Name>>[];
  readonly actions?: readonly ListAction<RowOf<Name>>[];
  readonly pageSize?: List['pageSize'];
  /** One sentence under the screen's title. */
  readonly intro?: Localised;
  /** Which rows the money of a page is added from, and what that sum is called; all unless said. */
  readonly sums?: { readonly title: Localised; readonly counts: (row: RowOf<Name>) => boolean };
};

const LIST_PAGE_SIZE = 10; // BO-20

export function defineList<Name extends PagedCallName>(definition: ListDefinition<Name>): List {
  const complete = { pageSize: LIST_PAGE_SIZE, filters: [], actions: [], ...definition };
  // Safe because the kit hands a list's functions only the rows its own call answered.
  return complete as unknown as List;
}
