import { type RefObject, useRef } from 'react';
import type { KeyBinding } from '../../features/keys/key-press.ts';
import { useKeys } from '../../features/keys/keys-store.ts';
import { keyTexts } from '../../i18n/texts/keys.ts';
import type { ChangeListState, ListState } from './address/list-state.ts';
import { withFilters } from './address/list-state.ts';
import type { List } from './definition/list.ts';
import { tabAt, withTab } from './definition/tabs.ts';

const openersIn = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLElement>('[data-row-opener]'),
];

/** The row with the focus, or -1. */
function currentRow(part: HTMLElement): number {
  // A line of a table, or a tile that names its row.
  const row = document.activeElement?.closest('[data-row-key]');
  return openersIn(part).findIndex((opener) => row?.contains(opener) === true);
}

function move(part: HTMLElement, step: 1 | -1): void {
  const openers = openersIn(part);
  const index = Math.min(Math.max(currentRow(part) + step, 0), openers.length - 1);
  openers[index]?.focus();
}

function openActions(part: HTMLElement): void {
  const row = openersIn(part)[Math.max(currentRow(part), 0)]?.closest('tr');
  const buttons = row?.querySelectorAll<HTMLElement>('[data-row-actions] button');
  [...(buttons ?? [])].at(-1)?.click();
}

type KeyedList = {
  readonly list: List;
  readonly state: ListState;
  readonly change: ChangeListState;
};

function tabKeys({ list, state, change }: KeyedList): readonly KeyBinding[] {
  const { tabs = [] } = list;
  if (tabs.length < 2) return [];
  const go = (step: 1 | -1) => () => {
    const current = tabAt(list, state.filters);
    const index = current ? tabs.indexOf(current) : 0;
    const tab = tabs[(index + step + tabs.length) % tabs.length];
    if (tab) change(withFilters(state, withTab(list, state.filters, tab)));
  };
  return [
    { keys: '[', title: keyTexts.previousTab, run: go(-1) },
    { keys: ']', title: keyTexts.nextTab, run: go(1) },
  ];
}

/** The first one that is typed into: a calendar would open over the list. */
function focusFilter(part: HTMLElement): void {
  const field = part.querySelector<HTMLElement>('form input.ant-input');
  (field ?? part.querySelector<HTMLElement>('form input'))?.focus();
}

/** `/` filter, J K move, Enter open, `.` actions, `[` `]` tab. */
export function useListKeys(open: KeyedList): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const within = (work: (part: HTMLElement) => void) => () => {
    if (part.current) work(part.current);
  };
  const hasRowActions = open.list.actions.some(({ on }) => on === 'row');
  useKeys([
    {
      keys: '/',
      title: keyTexts.filter,
      run: within(focusFilter),
    },
    ...tabKeys(open),
    ...(hasRowActions
      ? [{ keys: '.', title: keyTexts.actions, run: within(openActions) } as const]
      : []),
    {
      keys: 'Enter',
      title: keyTexts.open,
      run: within((element) => openersIn(element)[Math.max(currentRow(element), 0)]?.click()),
    },
    { keys: 'k', title: keyTexts.previous, run: within((element) => move(element, -1)) },
    { keys: 'j', title: keyTexts.next, run: within((element) => move(element, 1)) },
  ]);
  return part;
}
