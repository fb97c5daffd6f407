import { expect, test, vi } from 'vitest';
import { markInView, matchesInView, onInViewChange } from './in-view.ts';

const tile = { matchId: '7', scope: 'tile' } as const;
const followed = () => matchesInView().map(({ matchId, scope }) => `${scope}:${matchId}`);

test('[BRW-07] a match shown twice is followed once, until both are gone', () => {
  const leaveFirst = markInView(tile);
  const leaveSecond = markInView(tile);
  const leavePage = markInView({ matchId: '7', scope: 'match' });
  expect(followed()).toEqual(['tile:7', 'match:7']);
  leaveFirst();
  leavePage();
  expect(followed()).toEqual(['tile:7']);
  leaveSecond();
  expect(followed()).toEqual([]);
});

test('[BRW-07] whoever talks to the server hears of every change', () => {
  const changed = vi.fn();
  const stop = onInViewChange(changed);
  markInView(tile)();
  stop();
  markInView(tile)();
  expect(changed).toHaveBeenCalledTimes(2);
});
