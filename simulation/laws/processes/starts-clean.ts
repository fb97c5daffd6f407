import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind } from '../../history.ts';
import type { Law } from '../law.ts';

export function troubleOfProcess(happenings: readonly Happening[]): string | undefined {
  const start = ofKind(happenings, 'start').find(({ outcome }) => outcome !== 'ready');
  if (start) return `${start.process} did not come up: ${start.outcome}`;
  const end = ofKind(happenings, 'end').find(({ asked }) => !asked);
  return end && `${end.process} ended by itself: ${end.how}`;
}

export const startsClean: Law<Scene> = {
  name: 'after any crash everything starts without repair, and nothing ends unasked',
  holds: 'always',
  breach: ({ history }) => troubleOfProcess(history.all()),
};
