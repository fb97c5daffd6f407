import type { Scene } from '../../actors/scene.ts';
import type { Happening, ServerName, SessionHappening } from '../../history.ts';
import type { Law } from '../law.ts';

/** A token as one server sees it. */
type Place = `${ServerName} ${string}`;
type Question = Extract<SessionHappening, { kind: 'asked-who' }>;

const placeOf = ({ server, token }: Pick<Question, 'server' | 'token'>): Place =>
  `${server} ${token}`;

/**
 * A token works until its sign-out; where it was signed out it is a stranger's at once; and when
 * everybody has heard of it, no crash brings it back anywhere. In between another server may let it
 * in for a while and need not be of one mind about it.
 */
export function brokenSession(happenings: readonly Happening[]): string | undefined {
  const watch = createWatch();
  for (const [now, happening] of happenings.entries()) {
    const wrong = watch(happening, now);
    if (wrong) return wrong;
  }
  return undefined;
}

function createWatch() {
  const signingOut = new Set<string>();
  const refusedLately = new Set<Place>();
  const refusedSince = new Map<Place, number>();

  function judge(question: Question, now: number): string | undefined {
    const place = placeOf(question);
    if (question.answer === 'unknown') {
      refusedLately.add(place);
      const isOpen = !signingOut.has(question.token);
      return isOpen ? `server ${question.server} refused a token in use` : undefined;
    }
    refusedLately.delete(place);
    const wasRefused = (refusedSince.get(place) ?? now) < question.askedAfter;
    return wasRefused ? `server ${question.server} let in a token that was signed out` : undefined;
  }

  function settle(now: number): void {
    for (const place of refusedLately) refusedSince.set(place, refusedSince.get(place) ?? now);
    refusedLately.clear();
  }

  return (one: Happening, now: number): string | undefined => {
    if (one.kind === 'asked-who' && one.answer !== 'lost') return judge(one, now);
    if (one.kind === 'sign-out-begun') signingOut.add(one.token);
    if (one.kind === 'sign-out' && one.answer === 'done') refusedSince.set(placeOf(one), now);
    if (one.kind === 'tokens-agreed') settle(now);
    return undefined;
  };
}

export const sessionsHold: Law<Scene> = {
  name: 'a token works until its sign-out and never after it',
  holds: 'always',
  breach: ({ history }) => brokenSession(history.all()),
};
