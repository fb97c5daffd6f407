import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '@kipute/contract/call';
import {
  type Answer,
  type Happening,
  ofKind,
  type ServerName,
  type SessionHappening,
  serverNames,
} from '../history.ts';
import type { Person } from '../world/people.ts';
import type { Answered } from '../world/wire.ts';
import type { Scene } from './actor.ts';

type SignIn = {
  readonly person: Person;
  readonly site: Site;
  readonly server: ServerName;
  readonly password: 'right' | 'wrong';
};

const ANOTHER_PASSWORD = 'f'.repeat(64);

export async function signIn({ world, history }: Scene, attempt: SignIn): Promise<void> {
  const { person, site, server } = attempt;
  const password = attempt.password === 'right' ? person.sentPassword : ANOTHER_PASSWORD;
  const answered = await world.wire.call<{ readonly token: string }>({ server, site }, (api) =>
    site === 'player'
      ? api.subscriber.login({ phone: person.login, password })
      : api.subscriber.adminlogin({ account: person.login, password }),
  );
  const who = person.login;
  history.add({ kind: 'sign-in', who, password: attempt.password, outcome: outcomeOf(answered) });
  if (answered.answer === 'done') {
    history.add({ kind: 'session-opened', who, site, token: answered.content.token });
  }
}

type SignInOutcome = Extract<SessionHappening, { kind: 'sign-in' }>['outcome'];

function outcomeOf(answered: Answered<unknown>): SignInOutcome {
  if (answered.answer === 'done') return 'let-in';
  if (answered.answer === 'lost') return 'lost';
  const isAboutPassword = answered.code.endsWith('login-failed');
  return isAboutPassword ? 'told-wrong' : 'turned-away';
}

export type Session = Extract<SessionHappening, { kind: 'session-opened' }>;

/** All that somebody ever opened, ended or not: an old page may still be lying around. */
export function sessionsOf(happenings: readonly Happening[], person: Person): readonly Session[] {
  return ofKind(happenings, 'session-opened').filter(({ who }) => who === person.login);
}

export async function askWho(
  { world, history }: Scene,
  { token, site }: Session,
  server: ServerName,
): Promise<void> {
  const askedAfter = history.all().length;
  const answered = await world.wire.call<unknown>({ server, site, token }, (api) =>
    site === 'player' ? api.subscriber.get_user_info() : api.subscriber.subscriber_info(),
  );
  history.add({ kind: 'asked-who', token, server, askedAfter, answer: recognition(answered) });
}

function recognition(answered: Answered<unknown>): 'known' | 'unknown' | 'lost' {
  if (answered.answer === 'done') return 'known';
  const isStranger = answered.answer === 'refused' && answered.code === 'sign-in-required';
  return isStranger ? 'unknown' : 'lost';
}

/** The page looks once more afterwards, as pages do; where it signed out it must be a stranger. */
export async function signOut(scene: Scene, session: Session, server: ServerName): Promise<void> {
  const { world, history } = scene;
  const { token, site } = session;
  history.add({ kind: 'sign-out-begun', token });
  const { answer } = await world.wire.call<unknown>({ server, site, token }, (api) =>
    api.subscriber.sign_out(),
  );
  history.add({ kind: 'sign-out', token, server, answer });
  if (answer === 'done') await askWho(scene, session, server);
}

export type OpenPage = Pick<Session, 'site' | 'token'>;

/** A page of theirs where nobody has signed out as far as anybody knows; else a new one. */
export async function openPage(
  scene: Scene,
  person: Person,
  server: ServerName,
): Promise<OpenPage | undefined> {
  const newest = () => {
    const happenings = scene.history.all();
    const leaving = new Set(ofKind(happenings, 'sign-out-begun').map(({ token }) => token));
    return sessionsOf(happenings, person).findLast(({ token }) => !leaving.has(token));
  };
  const open = newest();
  if (open) return { site: open.site, token: open.token };
  await signIn(scene, { person, site: siteOf(scene, person), server, password: 'right' });
  const opened = newest();
  return opened && { site: opened.site, token: opened.token };
}

const siteOf = ({ world }: Pick<Scene, 'world'>, person: Person): Site =>
  world.people.administrators.includes(person) ? 'backoffice' : 'player';

/** Who asks, and where first. */
export type Asking = { readonly person: Person; readonly server: ServerName };

/** After every other answer a page knows whether it was done; after a lost one it must ask on. */
export type AskedOnce = Answer | 'page-closed';

export const isClosed = (answered: Answered<unknown>): boolean =>
  answered.answer === 'refused' && answered.code === 'sign-in-required';

const ASK_AGAIN_MS = 400;
/** Longer than any fault lasts; who then still has no answer has none for good. */
const ATTEMPTS_MAX = 150;

/** Asks the same again, now here, now there, until there is an answer. */
export async function askOn(
  scene: Scene,
  { person, server }: Asking,
  askOnce: (page: OpenPage, server: ServerName) => Promise<AskedOnce>,
): Promise<Answer> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const turn = (serverNames.indexOf(server) + attempt) % serverNames.length;
    const place = serverNames[turn] ?? server;
    const page = await openPage(scene, person, place);
    const answer = page ? await askOnce(page, place) : 'lost';
    if (answer !== 'lost' && answer !== 'page-closed') return answer;
    await delay(ASK_AGAIN_MS);
  }
  return 'lost';
}
