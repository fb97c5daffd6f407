import { expect, test } from 'vitest';
import { noticeIn } from './notice.ts';

const whole = { title: 'Pesa imeingia', body: '', path: '/message?open=7', tag: 'message-7' };

test('[INB-50] a notification says what was sent and leads where it says', () => {
  expect(noticeIn(JSON.stringify(whole))).toEqual(whole);
});

const unreadable = ['', '{', 'null', '[]', '"text"', '{"title":7,"path":{}}'];

test.each(unreadable)('[INB-50] %j is shown as a message of ours', (text) => {
  const fallback = { title: 'Kipute', body: '', path: '/message', tag: 'message' };
  expect(noticeIn(text)).toEqual(fallback);
});

const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  '',
  '/a b',
  `/${'x'.repeat(300)}`,
];

test.each(foreign)('[INB-50] a tap never leads to %j', (path) => {
  expect(noticeIn(JSON.stringify({ ...whole, path })).path).toBe('/message');
});
