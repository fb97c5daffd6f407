import { expect, test } from 'vitest';
import type { FailedCall } from '../../history.ts';
import { failureInCalm } from './answers-in-calm.ts';

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
