import { api } from '../wire/api.ts';
import { endSession } from './session-store.ts';

/** A server that does not answer must not keep anybody signed in at this desk. */
const PATIENCE_MS = 2_000;

/** The server is told first, with the token that ends, so that it dies everywhere. */
export async function signOut(): Promise<void> {
  const told = api.subscriber.sign_out({}, { silent: true }).catch(() => null);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  endSession('by-choice');
}
