import { expect, test } from 'vitest';
import { findAddresses } from './server.ts';

const ready =
  '{"level":"info","playerUrl":"http://127.0.0.1:1","backofficeUrl":"http://127.0.0.1:2","msg":"ready"}';

test.each([
  ['', null],
  ['{"level":"info","msg":"draining"}\n', null],
  [ready.slice(0, 60), null],
  [
    `{"level":"warn"}\n${ready}\n`,
    { player: 'http://127.0.0.1:1', backoffice: 'http://127.0.0.1:2' },
  ],
])('[SIM-02] of %j the addresses are %j', (printed, expected) => {
  expect(findAddresses(printed)).toEqual(expected);
});
