import type { Scene } from '../../actors/scene.ts';
import { askWho, type Session } from '../../actors/sessions.ts';
import { type Happening, ofKind, type ServerName, serverNames } from '../../history.ts';
import type { Law } from '../law.ts';

type Recognition = 'known' | 'unknown';

/** One token as everybody saw it last. */
type TokenState = {
  readonly session: Session;
  /** `either` when an answer to a sign-out was lost. */
  readonly expected: Recognition | 'either';
  /** The newest answer of each server to a question asked after the last sign-out. */
  readonly seen: ReadonlyMap<ServerName, Recognition>;
  readonly lastSeen: number;
};

export function statesOf(happenings: readonly Happening[]): readonly TokenState[] {
  const signOuts = Map.groupBy(ofKind(happenings, 'sign-out'), ({ token }) => token);
  const questions = Map.groupBy(
    [...happenings.entries()].filter(([, { kind }]) => kind === 'asked-who'),
    ([, one]) => (one.kind === 'asked-who' ? one.token : ''),
  );
  const signedOutAt = new Map(
    happenings.flatMap((one, now) => (one.kind === 'sign-out' ? [[one.token, now] as const] : [])),
  );
  return ofKind(happenings, 'session-opened').map((session) => {
    const since = signedOutAt.get(session.token) ?? 0;
    const seen = new Map<ServerName, Recognition>();
    let lastSeen = 0;
    for (const [now, one] of questions.get(session.token) ?? []) {
      if (one.kind !== 'asked-who' || one.answer === 'lost' || one.askedAfter <= since) continue;
      seen.set(one.server, one.answer);
      lastSeen = now;
    }
    return { session, expected: expectedOf(signOuts.get(session.token)), seen, lastSeen };
  });
}

function expectedOf(signOuts: readonly { readonly answer: string }[] = []): TokenState['expected'] {
  if (signOuts.some(({ answer }) => answer === 'done')) return 'unknown';
  return signOuts.some(({ answer }) => answer === 'lost') ? 'either' : 'known';
}

const shows = ({ seen }: TokenState): readonly (Recognition | undefined)[] =>
  serverNames.map((name) => seen.get(name));

/** What the servers should say of a token and do not say, or not yet. */
export function disagreement(states: readonly TokenState[]): string | undefined {
  const wrong = states.find((state) => {
    const shown = shows(state);
    return state.expected === 'either'
      ? shown[0] !== shown[1]
      : shown.some((one) => one !== undefined && one !== state.expected);
  });
  if (!wrong) return undefined;
  const { session, expected } = wrong;
  const said = shows(wrong).map((one) => one ?? 'nothing');
  const should = expected === 'either' ? 'the same on both' : expected;
  return `a token of ${session.who} should be ${should}, servers say: ${said.join(', ')}`;
}

/** More would only be asked the same again; the longest unseen come first. */
const ASKED_AT_ONCE = 60;

/** Those that both servers have refused are refused for good (see `sessions-hold`). */
export function worthAsking(states: readonly TokenState[]): readonly Session[] {
  return states
    .filter((state) => shows(state).some((one) => one !== 'unknown'))
    .toSorted((one, other) => one.lastSeen - other.lastSeen)
    .slice(0, ASKED_AT_ONCE)
    .map(({ session }) => session);
}

export const signOutsReachEveryone: Law<Scene> = {
  name: 'every server knows the open tokens and refuses the signed-out ones',
  holds: 'in the end',
  breach: async (scene) => {
    const { history } = scene;
    for (const session of worthAsking(statesOf(history.all()))) {
      await Promise.all(serverNames.map((server) => askWho(scene, session, server)));
    }
    const wrong = disagreement(statesOf(history.all()));
    if (wrong === undefined) history.add({ kind: 'tokens-agreed' });
    return wrong;
  },
};
