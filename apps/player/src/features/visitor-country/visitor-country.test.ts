import { expect, test } from 'vitest';
import { leaveUnlessServed } from './visitor-country.ts';

const replies = [
  ['served', () => Promise.resolve({ is_served: 1 as const }), []],
  ['another country', () => Promise.resolve({ is_served: 0 as const }), ['/403.html']],
  ['no answer', () => Promise.reject(new Error('no network')), []],
] as const;

test.each(replies)('[APP-23] in the app, %s', async (_, lookUp, left) => {
  const paths: string[] = [];
  await leaveUnlessServed(lookUp, (path) => paths.push(path));
  expect(paths).toEqual(left);
});
