import { describe, expect, test } from 'vitest';
import { DESKTOP_LAYOUT_QUERY, pcMobileOf, WIDE_WINDOW_QUERY } from './device.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Safari/605.1';
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120';
const android = 'Mozilla/5.0 (Linux; Android 12; SM-A135F) AppleWebKit/537.36 Chrome/120 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1 Mobile';

const devices = [
  ['a wide Windows window', windows, true, 1],
  ['a Mac', mac, true, 1],
  ['a Linux desktop', linux, true, 1],
  ['a narrow Windows window', windows, false, 2],
  ['an Android tablet on its side', android, true, 2],
  ['an iPhone', iphone, false, 2],
  ['a program without a system', 'curl/8', true, 2],
] as const;

test.each(devices)('[SHELL-01] %s', (_device, userAgent, isWide, pcMobile) => {
  expect(pcMobileOf({ userAgent, isWide })).toBe(pcMobile);
});

test('[SHELL-01] a window is wide from 1000 px', () => {
  expect(WIDE_WINDOW_QUERY).toBe('(min-width: 1000px)');
});

describe('[SHELL-02] the layout', () => {
  test('is the desktop one from 960 px, whatever the system', () => {
    expect(DESKTOP_LAYOUT_QUERY).toBe('(min-width: 960px)');
  });
});
