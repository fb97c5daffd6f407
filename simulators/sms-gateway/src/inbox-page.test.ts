import { expect, test } from 'vitest';
import { Inbox, type InboxMessage } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';

const message = (text: string): InboxMessage => ({
  requestId: '1',
  recipientId: '1',
  phone: '255700000001',
  sender: 'KIPUTE',
  text,
  receivedAt: '2026-01-01T21:30:00.000Z',
  status: 'DELIVERED',
});

test('[SMS-10] newest first, in East Africa Time, refreshed without a script', () => {
  const inbox = new Inbox();
  inbox.receive(message('kwanza'));
  inbox.receive(message('pili'));
  const page = inboxPage(inbox.list(), '');
  expect(page.indexOf('pili')).toBeLessThan(page.indexOf('kwanza'));
  expect(page).toContain('>00:30:00</time>');
  expect(page).toContain('http-equiv="refresh"');
  expect(page).not.toContain('<script');
});

test('[SMS-10] no text becomes markup', () => {
  const page = inboxPage([message('<b>"1" & 2</b>')], '<i>');
  expect(page).toContain('&lt;b&gt;&quot;1&quot; &amp; 2&lt;/b&gt;');
  expect(page).toContain('<h1>&lt;i&gt; ·');
});

test('[SMS-10] an old message is forgotten when a thousand newer ones came', () => {
  const inbox = new Inbox();
  for (let count = 0; count <= 1000; count += 1) inbox.receive(message(String(count)));
  expect(inbox.list()).toHaveLength(1000);
  expect(inbox.list().at(-1)?.text).toBe('1');
});
