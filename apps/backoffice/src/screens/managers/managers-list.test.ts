import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { managersList } from './managers-list.ts';

test('[BO-102] managers are found by account or name, role, state and authenticator', () => {
  const address = new URLSearchParams({
    account: 'juma',
    disabled_status: '0',
    google_binding: '1',
  });
  expect(pageRequest(managersList, readListState(managersList, address))).toEqual({
    ...{ account: 'juma', disabled_status: 0, google_binding: 1, page: 1, page_size: 20 },
  });
});

const offered = (row: object) =>
  managersList.actions
    .filter(({ on, offeredFor }) => on === 'row' && (offeredFor?.(row as never) ?? true))
    .map(({ key }) => key);

test('[BO-102] one who works is disabled, one who left enabled; a bound authenticator is unbound', () => {
  expect(offered({ disabled_status: 0, google_binding: 1 })).toEqual([
    ...['change', 'reset', 'unbind', 'disable'],
  ]);
  expect(offered({ disabled_status: 1, google_binding: 0 })).toEqual(['change', 'reset', 'enable']);
});
