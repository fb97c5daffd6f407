import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind } from '../../history.ts';
import type { Law } from '../law.ts';

/** Being turned away for a while is right for either; being told the wrong thing never is. */
export function wrongDoor(happenings: readonly Happening[]): string | undefined {
  const signIns = ofKind(happenings, 'sign-in');
  const intruder = signIns.find((one) => one.password === 'wrong' && one.outcome === 'let-in');
  if (intruder) return `${intruder.who} came in with a wrong password`;
  const shutOut = signIns.find((one) => one.password === 'right' && one.outcome === 'told-wrong');
  return shutOut && `${shutOut.who} was told that the right password is wrong`;
}

export const onlyRightPasswords: Law<Scene> = {
  name: 'the right password opens, and no other does',
  holds: 'always',
  breach: ({ history }) => wrongDoor(history.all()),
};
