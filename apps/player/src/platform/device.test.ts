import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentPcMobile, DESKTOP_LAYOUT_QUERY } from './device.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Safari/605.1';
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120';
const android = 'Mozilla/5.0 (Linux; Android 12; SM-A135F) AppleWebKit/537.36 Chrome/120 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1 Mobile';

const devices = [
  ['a wide Windows window', windows, 1000, 1],
  ['a Mac', mac, 1440, 1],
  ['a Linux desktop', linux, 1920, 1],
  ['a narrow Windows window', windows, 999, 2],
  ['an Android tablet on its side', android, 1280, 2],
  ['an iPhone', iphone, 390, 2],
  ['a program without a system', 'curl/8', 1920, 2],
] as const;

afterEach(() => vi.unstubAllGlobals());

test.each(devices)('[SHELL-01] %s', (_device, userAgent, width, pcMobile) => {
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]),
  }));
  expect(currentPcMobile()).toBe(pcMobile);
});

describe('[SHELL-02] the layout', () => {
  test('is the desktop one from 960 px, whatever the system', () => {
    expect(DESKTOP_LAYOUT_QUERY).toBe('(min-width: 960px)');
  });
});
