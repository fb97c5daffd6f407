import type { Api } from '@kipute/api-client/api';
import type { ServerName } from '../../history.ts';
import type { Person } from '../../world/people.ts';
import type { Scene } from '../actor.ts';
import { openPage, signIn } from '../sessions.ts';

/** Somebody at the office, and where. */
export type Clerk = { readonly person: Person; readonly server: ServerName };

/** Ended, locked out for a moment, or open for so long that a deed wants the password again. */
const wantsSignIn: readonly string[] = ['sign-in-required', 'proof-required'];
const ATTEMPTS_MAX = 3;

/** What the house answered a clerk; undefined when it refused, or nobody knows. */
export async function askOffice<Content>(
  scene: Scene,
  { person, server }: Clerk,
  ask: (api: Api) => Promise<Content>,
): Promise<Content | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const page = await openPage(scene, person, server);
    if (!page) return undefined;
    const answered = await scene.world.wire.call({ ...page, server }, ask);
    if (answered.answer === 'done') return answered.content;
    if (answered.answer === 'lost' || !wantsSignIn.includes(answered.code)) return undefined;
    await signIn(scene, { person, site: 'backoffice', server, password: 'right' });
  }
  return undefined;
}
