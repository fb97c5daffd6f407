import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceSocketBack, whenReconnected } from './reconnection.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test('[SHELL-73] the network and the socket both end an outage, until nobody listens', () => {
  let heard = 0;
  const leave = whenReconnected(() => {
    heard += 1;
  });
  window.dispatchEvent(new Event('online'));
  announceSocketBack();
  window.dispatchEvent(new Event('offline'));
  expect(heard).toBe(2);
  leave();
  window.dispatchEvent(new Event('online'));
  announceSocketBack();
  expect(heard).toBe(2);
});
