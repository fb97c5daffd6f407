import { expect, test, vi } from 'vitest';
import { follow, followedNow, whenFollowedChange } from './followed.ts';

const tile = { matchId: '7', scope: 'tile' } as const;
const followed = () => followedNow().map(({ matchId, scope }) => `${scope}:${matchId}`);

test('[BRW-07] a match shown twice is followed once, until both are gone', () => {
  const leaveFirst = follow(tile);
  const leaveSecond = follow(tile);
  const leavePage = follow({ matchId: '7', scope: 'match' });
  expect(followed()).toEqual(['tile:7', 'match:7']);
  leaveFirst();
  leavePage();
  expect(followed()).toEqual(['tile:7']);
  leaveSecond();
  expect(followed()).toEqual([]);
});

test('[BRW-07] whoever talks to the server hears of every change', () => {
  const changed = vi.fn();
  const stop = whenFollowedChange(changed);
  follow(tile)();
  stop();
  follow(tile)();
  expect(changed).toHaveBeenCalledTimes(2);
});
