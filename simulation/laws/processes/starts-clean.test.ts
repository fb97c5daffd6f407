import { expect, test } from 'vitest';
import type { Happening } from '../../history.ts';
import { troubleOfProcess } from './starts-clean.ts';

const start = (outcome: string): Happening => ({ kind: 'start', process: 'server A', outcome });
const end = (asked: boolean): Happening => ({
  kind: 'end',
  process: 'server A',
  asked,
  how: 'exit code 1',
});

test.each([
  [[start('ready'), end(true), start('ready')], undefined],
  [[start('not ready in time')], 'server A did not come up: not ready in time'],
  [[start('ready'), end(false)], 'server A ended by itself: exit code 1'],
])('[SIM-19] %j', (happenings, expected) => {
  expect(troubleOfProcess(happenings)).toBe(expected);
});
