import { expect, test } from 'vitest';
import type { FailedCall, Happening } from '../history.ts';
import { failureInCalm, processFailure } from './processes.ts';

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
  expect(processFailure(happenings)).toBe(expected);
});
const failed = (given: Partial<FailedCall>): FailedCall => ({
  kind: 'failed-call',
  place: 'server A',
  httpStatus: 500,
  code: 'server-error',
  calm: true,
  ...given,
});

test.each([
  [failed({}), 'server A gave 500 server-error while nothing was wrong'],
  [failed({ httpStatus: 0 }), 'server A gave no answer while nothing was wrong'],
  [failed({ calm: false }), undefined],
  [failed({ httpStatus: 0, calm: false }), undefined],
  [failed({ httpStatus: 503, code: 'overloaded' }), undefined],
])('[SIM-18] %j', (call, expected) => {
  expect(failureInCalm([call])).toBe(expected);
});
