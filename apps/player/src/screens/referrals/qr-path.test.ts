import { expect, test } from 'vitest';
import { qrOf, qrPath, runsOf } from './qr-path.ts';

const code = qrOf('https://kipute.test/register?v=K7WQ4MAB');

test('[REF-41] the code is square, with an empty edge that cameras look for', () => {
  expect(code.dark).toHaveLength(code.size);
  for (const row of code.dark) expect(row).toHaveLength(code.size);
  const edge = [...code.dark.slice(0, 4), ...code.dark.slice(-4)].flat();
  expect(edge.some(Boolean)).toBe(false);
});

test('[REF-41] the runs of its path are its dark modules and no other', () => {
  const drawn = code.dark.map((row) => row.map(() => false));
  for (const { x, y, length } of runsOf(code)) drawn[y]?.fill(true, x, x + length);
  expect(drawn).toEqual(code.dark);
  expect(qrPath(code)).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
});
