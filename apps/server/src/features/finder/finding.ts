import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Reader } from '../../platform/database/database.ts';
import type { OfficeCaller, Scope } from '../../platform/http/handler.ts';
import type { TypedText } from './typed-text.ts';

/** What was found, and whether it is called exactly what was typed. */
export type Finding = CallContent<'finder/find'>[number] & { readonly fit: 'exact' | 'part' };

export type Search = {
  readonly typed: TypedText;
  readonly reader: Reader;
  readonly scope: Scope;
  readonly locale: Locale;
  readonly may: (node: string) => boolean;
};

/** Of each kind: a longer list is what the screens are for. */
export const ROWS_MAX = 5;

export const mayOf =
  ({ nodes }: OfficeCaller) =>
  (node: string): boolean =>
    nodes.has(node);
