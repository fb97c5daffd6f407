import { expect, test } from 'vitest';
import { folderTrouble } from './plain-error.ts';

test.each([
  ['Error: ENOSPC: no space left on device, write', 'The disk that holds /here is full'],
  ['FATAL:  could not write: No space left on device', 'The disk that holds /here is full'],
  ['Error: EROFS: read-only file system', '/here is on a read-only disk.'],
  ["Error: EACCES: permission denied, mkdir '/here'", '/here may not be written by this user'],
])('[START-35] %s', (text, line) => {
  expect(folderTrouble(text, '/here')).toContain(line);
});

test('[START-35] other trouble is not explained away', () => {
  expect(folderTrouble('TypeError: x is not a function', '/here')).toBeNull();
});
