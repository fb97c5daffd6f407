import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STUCK_AFTER_PX } from '../../shell/frame.ts';
import { isScrolledPast, lastScrollTop, watchScrollPosition } from './scroll-position.ts';

const page = Object.assign(new EventTarget(), { scrollY: 0 });

function scrollTo(top: number) {
  page.scrollY = top;
  page.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.stubGlobal('window', page);
  watchScrollPosition();
});
afterEach(() => vi.unstubAllGlobals());

test('[SHELL-70] the place is that of the last scroll, not that of a page that has shrunk', () => {
  scrollTo(600);
  page.scrollY = 191;
  expect(lastScrollTop()).toBe(600);
});

const scrolls = [
  [0, false],
  [99, false],
  [100, true],
] as const;

test.each(scrolls)('[SHELL-03] scrolled by %d px the bar is stuck: %s', (top, stuck) => {
  scrollTo(top);
  expect(isScrolledPast(STUCK_AFTER_PX)).toBe(stuck);
});
