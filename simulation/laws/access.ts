import { logTypes } from '@kipute/contract/constants/operations/logs';
import type { Scene } from '../actors/actor.ts';
import { askWho, type Session } from '../actors/sessions.ts';
import {
  type Happening,
  ofKind,
  type ServerName,
  type SessionHappening,
  serverNames,
} from '../history.ts';
import type { Law } from './law.ts';

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

/** One owner's sessions as the activity log tells it and as they are. */
type SessionCount = {
  readonly owner: string;
  readonly told: number;
  readonly open: number;
};

/** A sign-in, its session and its line in the log are written together, and so is a sign-out. */
export function unbalanced(counts: readonly SessionCount[]): string | undefined {
  const wrong = counts.find(({ told, open }) => told !== open);
  return wrong && `${wrong.owner} has ${wrong.open} sessions, the log tells of ${wrong.told}`;
}

/** One statement, so that both are seen at the same instant. No session is old enough to expire. */
const COUNTS = `
  with told as (
    select user_kind as kind, user_id as id,
      sum(case when type = ${logTypes.login.id} then 1 else -1 end) as told
    from activity where type in (${logTypes.login.id}, ${logTypes['sign-out'].id})
    group by 1, 2
  ), opened as (
    select owner_kind as kind, owner_id as id, count(*) as open from session group by 1, 2
  )
  select kind || ' ' || id as owner, coalesce(told, 0)::int as told, coalesce(open, 0)::int as open
  from told full join opened using (kind, id)`;

export const signInsBalance: Law<Scene> = {
  name: 'sign-ins less sign-outs in the log are the open sessions',
  holds: 'always',
  breach: async ({ world }) => unbalanced(await world.database.ask<SessionCount>(COUNTS)),
};

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

/** Those that both servers have refused are refused for good (see `sessionsHold`). */
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
