import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type ServerName, serverNames } from '../history.ts';
import type { Person } from '../world/people.ts';
import type { Answered } from '../world/wire.ts';
import type { Scene } from './scene.ts';
import { type OpenPage, openPage } from './sessions.ts';

/** Who asks, and where first. */
export type Asking = { readonly person: Person; readonly server: ServerName };

/** After every other answer a page knows whether it was done; after a lost one it must ask on. */
export type AskedOnce = Answer | 'page-closed';

export const isClosed = (answered: Answered<unknown>): boolean =>
  answered.answer === 'refused' && answered.code === 'sign-in-required';

const ASK_AGAIN_MS = 400;
/** Longer than any trouble lasts; who then still has no answer has none for good. */
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
