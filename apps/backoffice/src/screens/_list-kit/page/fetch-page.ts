import type { CallInput } from '@kipute/contract/registry';
import { call } from '../../../features/wire/api.ts';
import type { Row } from '../definition/list.ts';
import type { PagedCallName } from '../definition/list-definition.ts';
import type { PageRequest } from './page-request.ts';

export type Page = { readonly rows: readonly Row[]; readonly count: number };

/** A list's request was built from its definition, which was checked against the call's input. */
export async function fetchPage(name: PagedCallName, request: PageRequest): Promise<Page> {
  const { content, count } = await call(name, request as CallInput<PagedCallName>);
  return { rows: content, count };
}
