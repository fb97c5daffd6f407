import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSheet, forgetSheetOfLastVisit, openSheet, sheetIn } from './sheet-history.ts';

/** Enough of a browser's history to see what a sheet writes into it. */
function aHistory(...entries: unknown[]) {
  return {
    entries,
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => void entries.push(state),
    replaceState: (state: unknown) => void entries.splice(-1, 1, state),
    back: () => void entries.pop(),
  };
}

let history = aHistory(null);
beforeEach(() => {
  history = aHistory(null);
  vi.stubGlobal('history', history);
});
afterEach(() => vi.unstubAllGlobals());

test('[SHELL-12] opening pushes an entry and closing takes it back', () => {
  openSheet('slip');
  expect(history.entries).toEqual([null, { sheet: 'slip' }]);
  closeSheet();
  expect(history.entries).toEqual([null]);
});

test('[SHELL-12] a sheet opened from another takes its place', () => {
  openSheet('user');
  openSheet('contact');
  expect(history.entries).toEqual([null, { sheet: 'contact' }]);
});

test('[SHELL-12] closing when nothing is open leaves the page where it is', () => {
  closeSheet();
  expect(history.entries).toEqual([null]);
});

test('[SHELL-12] a reload does not greet with the sheet of before', () => {
  history.pushState({ sheet: 'menu' });
  forgetSheetOfLastVisit();
  expect(sheetIn(history.state)).toBeUndefined();
});

const states = [
  [{ sheet: 'menu' }, 'menu'],
  [{ sheet: 'attic' }, undefined],
  [null, undefined],
  ['menu', undefined],
] as const;

test.each(states)('[SHELL-12] the state %j means sheet %s', (state, sheet) => {
  expect(sheetIn(state)).toBe(sheet);
});
