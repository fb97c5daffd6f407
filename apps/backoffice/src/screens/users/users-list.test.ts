import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { fieldsOfFilter, filtersOf } from '../_list-kit/definition/filters-of.ts';
import { withTab } from '../_list-kit/definition/tabs.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { addUserForm, disableManyForm } from './users-forms.ts';
import { usersList } from './users-list.ts';

const filters = filtersOf(usersList).flatMap(fieldsOfFilter);
const input = registry['subscriber/inquire'].input;
const ofTheKit = ['page', 'page_size', 'sort_field', 'sort_order'];

describe('[BO-80] users', () => {
  test('are found by every field that the call can be asked for, the usual first', () => {
    const asked = Object.keys(input.shape).filter((field) => !ofTheKit.includes(field));
    expect(filters.toSorted()).toEqual(asked.toSorted());
    expect(filters.slice(0, 4)).toEqual(['user_id', 'name', 'phone', 'disabled_status']);
  });

  test('are sorted by what the call sorts by', () => {
    const sortable = usersList.columns.filter((column) => column.sortable);
    expect(sortable.map(({ field }) => field).toSorted()).toEqual(
      ['register_time', 'login_time', 'balance', 'net_result'].toSorted(),
    );
  });

  test.each((usersList.tabs ?? []).map((tab) => [tab.key, tab] as const))(
    'the tab %s is a question the call takes, beside whatever else is asked',
    (_, tab) => {
      const address = new URLSearchParams(withTab(usersList, { name: 'Asha' }, tab));
      const request = pageRequest(usersList, readListState(usersList, address));
      expect(input.safeParse(request).error).toBeUndefined();
      expect(request).toMatchObject({ name: 'Asha', ...tab.filter });
    },
  );
});

describe('[BO-80] what is done to many, and to none yet', () => {
  const sending = { requestKey: 'k' };

  test('many are disabled by one call', async () => {
    const subject = [{ id: '1' }, { id: '2' }];
    const request = await disableManyForm.send({ reason: 'one ring' }, { subject, ...sending });
    const { input: known } = registry['subscriber/all_update_disable_status'];
    expect(known.parse(request)).toEqual({
      ...{ user_ids: ['1', '2'], disabled_status: 1, reason: 'one ring' },
    });
  });

  test('only who can be disabled is offered it', () => {
    const disable = usersList.actions.find(({ key }) => key === 'disable');
    const rows = [
      { disabled_status: 0, closed: 0 },
      { disabled_status: 1, closed: 0 },
      { disabled_status: 0, closed: 1 },
    ];
    expect(rows.map((row) => disable?.offeredFor?.(row))).toEqual([true, false, false]);
  });

  test('a new user has a password that is shown once', () => {
    const answer = addUserForm.answer({ user: { id: '60001' }, password: 'kuku-mti' });
    expect(answer).toMatchObject({ secret: 'kuku-mti' });
    expect(answer?.text.en).toContain('60001');
    expect(answer?.text.en).toContain('must be changed at the next sign-in');
  });
});
