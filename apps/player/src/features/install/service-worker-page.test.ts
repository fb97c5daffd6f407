import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenNoSheetIsOpen } from './service-worker-page.ts';

const reload = vi.fn();
const page = new EventTarget();
const history = { state: null as unknown };

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('[SHELL-61] a new version is loaded at once when nothing is open', () => {
  history.state = null;
  reloadWhenNoSheetIsOpen();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[SHELL-61] under an open slip it waits until the slip is closed', () => {
  history.state = { sheet: 'slip' };
  reloadWhenNoSheetIsOpen();
  page.dispatchEvent(new Event('popstate'));
  expect(reload).not.toHaveBeenCalled();
  history.state = null;
  page.dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledTimes(1);
});
