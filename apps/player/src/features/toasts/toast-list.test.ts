import { expect, test } from 'vitest';
import {
  shownMs,
  type Toast,
  withoutConnectionToasts,
  withoutToast,
  withoutToastsTo,
  withToast,
} from './toast-list.ts';

const toast = (id: number, text: string, tone: Toast['tone'] = 'success'): Toast => ({
  id,
  text,
  tone,
});
const idsOf = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

test('[SHELL-30] the fourth toast pushes out the oldest', () => {
  const three = [toast(1, 'a'), toast(2, 'b'), toast(3, 'c')];
  expect(idsOf(withToast(three, toast(4, 'd')))).toEqual([2, 3, 4]);
});

test('[SHELL-30] a text that is said again replaces itself', () => {
  expect(idsOf(withToast([toast(1, 'a'), toast(2, 'b')], toast(3, 'a')))).toEqual([2, 3]);
});

test('[SHELL-30] the same text as an error is another toast', () => {
  expect(idsOf(withToast([toast(1, 'a')], toast(2, 'a', 'error')))).toEqual([1, 2]);
});

test('[SHELL-30] any toast can be closed', () => {
  expect(idsOf(withoutToast([toast(1, 'a'), toast(2, 'b')], 1))).toEqual([2]);
});

test('[SHELL-32] what was said about the connection goes when it is back', () => {
  const lost = { ...toast(1, 'a', 'error'), cause: 'connection' } as const;
  const shown = [
    lost,
    toast(2, 'a', 'error'),
    { ...lost, id: 3, action: { label: 'b', run() {} } },
  ];
  expect(idsOf(withoutConnectionToasts(shown))).toEqual([2]);
});

test('[SHELL-33] who has come to the page that one leads to needs it no more', () => {
  const shown = [{ ...toast(1, 'a'), untilAt: '/pay_recharge' }, toast(2, 'b')];
  expect(idsOf(withoutToastsTo(shown, '/pay_recharge'))).toEqual([2]);
  expect(idsOf(withoutToastsTo(shown, '/home'))).toEqual([1, 2]);
});

const lifetimes = [
  [toast(1, 'a'), 3_500],
  [toast(1, 'a', 'notice'), 3_500],
  [toast(1, 'a', 'error'), 6_000],
  [{ ...toast(1, 'a'), action: { label: 'b', run: () => {} } }, Number.POSITIVE_INFINITY],
  [{ ...toast(1, 'a'), action: { label: 'b', run: () => {} }, leavesAfterMs: 8_000 }, 8_000],
] as const;

test.each(lifetimes)('[SHELL-31] %j is shown for %d ms', (shown, lifetimeMs) => {
  expect(shownMs(shown)).toBe(lifetimeMs);
});
