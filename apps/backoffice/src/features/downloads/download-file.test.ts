import { afterEach, expect, test } from 'vitest';
import { listenToToasts, type Toast } from '../wire/toasts.ts';
import { downloadFile } from './download-file.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('[EXP-32] a download that breaks off says so and hands the browser no file', async () => {
  const torn = new ReadableStream({
    start: (bytes) => {
      bytes.enqueue(new TextEncoder().encode('half of it'));
      bytes.error(new Error('the line is gone'));
    },
  });
  globalThis.fetch = async () => new Response(torn);
  const toasts: Toast[] = [];
  listenToToasts((toast) => toasts.push(toast));
  // There is no document here: a file that was handed over would end the test.
  await downloadFile('handle', 'orders.csv');
  expect(toasts.map(({ tone }) => tone)).toEqual(['error']);
});
