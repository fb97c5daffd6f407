import type { Scene } from '../../actors/scene.ts';
import type { Happening, ServerName } from '../../history.ts';
import type { Law } from '../law.ts';

type Place = `${ServerName} ${string}`;

/**
 * A token works until its sign-out; where it was signed out it is a stranger's at once; and once a
 * server has refused it, no crash brings it back there.
 */
export function brokenSession(happenings: readonly Happening[]): string | undefined {
  const signingOut = new Set<string>();
  const refusedSince = new Map<Place, number>();
  for (const [now, one] of happenings.entries()) {
    if (one.kind === 'sign-out-begun') signingOut.add(one.token);
    if (one.kind === 'sign-out' && one.answer === 'done') {
      refusedSince.set(`${one.server} ${one.token}`, now);
    }
    if (one.kind !== 'asked-who' || one.answer === 'lost') continue;
    const place: Place = `${one.server} ${one.token}`;
    const refused = refusedSince.get(place);
    if (one.answer === 'unknown') {
      if (!signingOut.has(one.token)) return `server ${one.server} refused a token in use`;
      refusedSince.set(place, Math.min(refused ?? now, now));
    } else if (refused !== undefined && refused < one.askedAfter) {
      return `server ${one.server} let in a token that was signed out`;
    }
  }
  return undefined;
}

export const sessionsHold: Law<Scene> = {
  name: 'a token works until its sign-out and never after it',
  holds: 'always',
  breach: ({ history }) => brokenSession(history.all()),
};
