import { expect, test } from 'vitest';
import { isPageOfTickets, withoutCode } from './code-in-address.ts';

const addresses = [
  // search, hash, address afterwards
  ['?code=K7P2QX', '', '/home'],
  ['?code=K7P2QX&platform=app', '', '/home?platform=app'],
  ['?platform=app&code=K7P2QX', '#top', '/home?platform=app#top'],
  ['', '', '/home'],
] as const;

test.each(addresses)('[ORD-40] %s%s becomes %s', (search, hash, after) => {
  expect(withoutCode({ pathname: '/home', search, hash })).toBe(after);
});

const pages = [
  ['/string_ball/jackpot', true],
  ['/guess_score', true],
  ['/home', false],
  ['/guess_scores', false],
] as const;

test.each(pages)('[POL-128] the code of %s is that of a ticket: %s', (path, isTicket) => {
  expect(isPageOfTickets(path)).toBe(isTicket);
});
