import type { Scene } from '../actors/actor.ts';
import { type Happening, ofKind } from '../history.ts';
import type { Law } from './law.ts';

export function processFailure(happenings: readonly Happening[]): string | undefined {
  const start = ofKind(happenings, 'start').find(({ outcome }) => outcome !== 'ready');
  if (start) return `${start.process} did not come up: ${start.outcome}`;
  const end = ofKind(happenings, 'end').find(({ asked }) => !asked);
  return end && `${end.process} ended by itself: ${end.how}`;
}

export const startsClean: Law<Scene> = {
  name: 'after any crash everything starts without repair, and nothing ends unasked',
  holds: 'always',
  breach: ({ history }) => processFailure(history.all()),
};

/**
 * A server that sheds load says so early and does nothing; how much it can carry is the machine's
 * business and no law of the house.
 */
const SHEDDING = 'overloaded';

export function failureInCalm(happenings: readonly Happening[]): string | undefined {
  const failed = ofKind(happenings, 'failed-call').find(
    ({ calm, code }) => calm && code !== SHEDDING,
  );
  if (!failed) return undefined;
  const what = failed.httpStatus === 0 ? 'no answer' : `${failed.httpStatus} ${failed.code}`;
  return `${failed.place} gave ${what} while nothing was wrong`;
}

export const answersInCalm: Law<Scene> = {
  name: 'no call fails by our fault while nothing is wrong',
  holds: 'always',
  breach: ({ history }) => failureInCalm(history.all()),
};
