import { describe, expect, test } from 'vitest';
import { readListState } from '../address/list-state.ts';
import { sampleList } from '../fixtures/sample-list.ts';
import { pageRequest } from '../page/use-list-page.ts';
import { tabAt, withTab } from './tabs.ts';

const title = { en: 'Tab', sw: 'Kichupo' };
const list = {
  ...sampleList,
  tabs: [
    { key: 'all', title, filter: {} },
    { key: 'paid', title, filter: { status: 2 } },
    { key: 'mine', title, filter: { view: 'mine' } },
  ],
};

describe('[BO-63] tabs of a list are ready questions', () => {
  test.each([
    [{}, 'all'],
    [{ status: '2' }, 'paid'],
    [{ status: '2', name: 'Asha' }, 'paid'],
    [{ view: 'mine' }, 'mine'],
    [{ status: '1' }, undefined],
    [{ status: '2', view: 'mine' }, undefined],
  ])('%j is the tab %s', (values, key) => {
    expect(tabAt(list, values)?.key).toBe(key);
  });

  test('another tab keeps the other filters', () => {
    const paid = { key: 'paid', title, filter: { status: 2 } };
    expect(withTab(list, { name: 'Asha', view: 'mine' }, paid)).toEqual({
      name: 'Asha',
      status: '2',
    });
  });

  test('what only a tab asks for is read from the address and sent', () => {
    const state = readListState(list, new URLSearchParams('view=mine&name=Asha'));
    expect(pageRequest(list, state)).toMatchObject({ view: 'mine', name: 'Asha' });
    const nonsense = readListState(list, new URLSearchParams('view=everything'));
    expect(pageRequest(list, nonsense)).not.toHaveProperty('view');
  });
});
