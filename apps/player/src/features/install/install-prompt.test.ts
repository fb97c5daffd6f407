import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install, installPrompt, keepInstallPrompt } from './install-prompt.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('window', page);
  keepInstallPrompt();
});
afterEach(() => {
  vi.unstubAllGlobals();
  installPrompt.set(undefined);
});

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(Object.assign(event, { prompt }));
  return { prompt, event };
}

test('[APP-02] the browser’s own bar does not come; one tap asks once', async () => {
  const { prompt, event } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  expect(await Promise.all([install(), install()])).toEqual([true, false]);
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('[APP-02] who said no, or has installed it by the browser, is not asked again', async () => {
  offer('dismissed');
  expect([await install(), await install()]).toEqual([false, false]);
  offer('accepted');
  page.dispatchEvent(new Event('appinstalled'));
  expect(await install()).toBe(false);
});
