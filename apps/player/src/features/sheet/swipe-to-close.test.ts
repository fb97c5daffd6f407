import { expect, test } from 'vitest';
import { pulledPx, swipeCloses } from './swipe-to-close.ts';

const pulls = [
  ['left', { x: -80, y: 10 }, 80],
  ['left', { x: 80, y: 0 }, 0],
  ['right', { x: 80, y: 0 }, 80],
  ['top', { x: 0, y: -30 }, 30],
  ['bottom', { x: 5, y: 60 }, 60],
  ['corner', { x: 90, y: 90 }, 0],
] as const;

test.each(pulls)('[SHELL-14] a sheet at the %s moved by %j is pulled %d px', (side, moved, px) => {
  expect(pulledPx(side, moved)).toBe(px);
});

const swipes = [
  ['a long slow pull', { pulledPx: 120, sheetPx: 300, lastedMs: 900 }, true],
  ['a short flick', { pulledPx: 60, sheetPx: 300, lastedMs: 80 }, true],
  ['a short slow pull', { pulledPx: 60, sheetPx: 300, lastedMs: 900 }, false],
  ['a tap', { pulledPx: 0, sheetPx: 300, lastedMs: 0 }, false],
] as const;

test.each(swipes)('[SHELL-14] %s', (_what, swipe, closes) => {
  expect(swipeCloses(swipe)).toBe(closes);
});
