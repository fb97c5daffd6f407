import type { ExportType } from '@kipute/contract/constants/operations/exports';
import type { NodePath } from '@kipute/contract/permission-nodes';
import type { Period } from '@kipute/domain/exports/period';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Row } from '../writing/table-writer.ts';

/** One list that may leave as a file. */
export type Source = {
  /** Who may see the list at all. */
  readonly node: NodePath;
  /** Every field of the list's own filter; another one is refused, so that nothing is dropped. */
  readonly filter: z.ZodType;
  /** Where the list's filter holds its period, if it does. */
  readonly periodFields?: readonly [from: string, until: string];
  /** A phone that is looked for, by which somebody could guess one. */
  readonly phoneOf?: (filter: never) => string | undefined;
  /** Undefined for a filter that cannot be meant. Columns by the names of the file. */
  readonly rows: (filter: never, period: Period) => RawBuilder<Row> | undefined;
};

type SourceOf<Filter> = Omit<Source, 'filter' | 'rows' | 'phoneOf'> & {
  readonly filter: z.ZodType<Filter>;
  readonly phoneOf?: (filter: Filter) => string | undefined;
  readonly rows: (filter: Filter, period: Period) => RawBuilder<Row> | undefined;
};

/** Forgets the type of the filter, which only its own schema and its own rows know. */
export const defineSource = <Filter>(source: SourceOf<Filter>): Source =>
  // Sound: `rows` and `phoneOf` are handed what `filter` has read, and nothing else.
  source as unknown as Source;

export type Sources = Readonly<Record<ExportType, Source>>;
