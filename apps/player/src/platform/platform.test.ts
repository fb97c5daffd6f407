import { expect, test } from 'vitest';
import { platformIn } from './platform.ts';

const searches = [
  ['?platform=app', 'app'],
  ['?v=KIPUTE&platform=web', 'web'],
  ['?platform=tv', undefined],
  ['', undefined],
] as const;

test.each(searches)('[SHELL-71] %j names the platform %s', (search, platform) => {
  expect(platformIn(search)).toBe(platform);
});
