import type { Localised } from '@kipute/contract/locale';
import type { NodePath } from '@kipute/contract/permission-nodes';
import type { CallContent, CallInput, CallName } from '@kipute/contract/registry';
import type { ComponentType } from 'react';
import type { FixedFilter } from '../_list-kit/definition/fixed-list.ts';
import type { Column, List, ListAction, Row, Tone } from '../_list-kit/definition/list.ts';

/** Something unusual, shown while it holds. */
type Remark<Content> = {
  readonly key: string;
  readonly tone: Tone;
  readonly when: (content: Content) => boolean;
  readonly text: Localised;
};

type PartHead<Content> = {
  /** Its word in the address: `/users/17?tab=orders`. */
  readonly key: string;
  readonly title: Localised;
  /** Without it the part is not there. */
  readonly node?: NodePath;
  readonly count?: (content: Content) => number;
};

/** A list about this one thing, or a component of its own. */
type Part<Content> = PartHead<Content> &
  (
    | {
        readonly list: List;
        readonly fixed: (content: Content) => FixedFilter;
        readonly Details?: ComponentType<{ row: Row }>;
      }
    | { readonly Part: ComponentType<{ content: Content }> }
  );

/** A cell of the head: any kind of column, without what only a list can do. */
type Fact<Content> = Omit<Column, 'field' | 'filter' | 'sortable' | 'value' | 'owner' | 'link'> & {
  readonly field: keyof Content & string;
  readonly owner?: (content: Content) => string | null;
  readonly link?: (content: Content) => string | undefined;
  readonly value?: (content: Content) => string;
};

type DetailDefinition<Name extends CallName> = {
  readonly call: Name;
  /** What is asked for the `:id` of the address. */
  readonly input: (id: string) => CallInput<Name>;
  /** The list it belongs to: `/users`. */
  readonly back: string;
  readonly title: (content: CallContent<Name>) => string;
  readonly flags?: readonly Remark<CallContent<Name>>[];
  readonly warnings?: readonly Remark<CallContent<Name>>[];
  readonly facts?: readonly Fact<CallContent<Name>>[];
  readonly figures?: readonly Fact<CallContent<Name>>[];
  readonly actions?: readonly (ListAction<CallContent<Name>> & { readonly on: 'row' })[];
  /** Between the figures and the parts: a drawn history, a time line. */
  readonly Middle?: ComponentType<{ content: CallContent<Name> }>;
  readonly parts?: readonly Part<CallContent<Name>>[];
  readonly refreshSeconds?: number;
};

/** A page as the kit sees it. */
export type Detail = {
  readonly call: CallName;
  readonly input: (id: string) => object;
  readonly back: string;
  readonly title: (content: Row) => string;
  readonly flags: readonly Remark<Row>[];
  readonly warnings: readonly Remark<Row>[];
  readonly facts: readonly Column[];
  readonly figures: readonly Column[];
  readonly actions: readonly ListAction<Row>[];
  readonly Middle?: ComponentType<{ content: Row }>;
  readonly parts: readonly Part<Row>[];
  readonly refreshSeconds?: number;
};

export type DetailPart = Detail['parts'][number];

/** The page of one thing as data, checked against the call that tells of it. */
export function defineDetail<Name extends CallName>(definition: DetailDefinition<Name>): Detail {
  const complete = {
    flags: [],
    warnings: [],
    facts: [],
    figures: [],
    actions: [],
    parts: [],
    ...definition,
  };
  // Safe because the kit hands a page's functions only what its own call answered.
  return complete as unknown as Detail;
}

/** The part that the address names, else the first one. */
export function partAt(parts: readonly DetailPart[], tab: string | null): DetailPart | undefined {
  return parts.find(({ key }) => key === tab) ?? parts[0];
}
