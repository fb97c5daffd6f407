import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import { createCell } from '../store/cell.ts';
import { api } from '../wire/api.ts';

type Opening = { readonly id: string };

/** The game that is being opened: one at a time, on whichever page it was asked for. */
export const openingGame = createCell<Opening | undefined>(undefined);

/** What a launch needs from outside, so that a test can answer and see where it leads. */
type Launching = {
  readonly ask: (id: string) => Promise<string>;
  readonly here: () => string;
  readonly goTo: (address: string) => void;
};

/** What was said instead of an address; `undefined` also for a second tap, which does nothing. */
export type LaunchRefusal = { readonly code: RejectionCode; readonly words: string };

/** Who stopped the load of a game, or whose network went, may tap again. */
const GIVE_UP_AFTER_MS = 15_000;

/** From the lobby a toast tells what was refused. */
export const launchFromLobby = (id: string): Promise<LaunchRefusal | undefined> =>
  launchGame(id, { ...browser, ask: (game) => addressOf(game, 'toast') });

/** A page that is nothing but a launch tells it itself; Back from the game is Back to the lobby. */
export const launchFromPage = (
  id: string,
  beforeLeaving: () => void,
): Promise<LaunchRefusal | undefined> => {
  // What an earlier page still waits for is not what this one was opened for.
  forgetOpening();
  return launchGame(id, {
    ...browser,
    ask: (game) => addressOf(game, 'page'),
    goTo: (address) => {
      beforeLeaving();
      browser.goTo(address);
    },
  });
};

/**
 * Asks for the address of a game and goes there. It lets its player in once, so it is followed and
 * kept nowhere; who has left the page meanwhile stays where they are (CSP-20).
 */
export async function launchGame(
  id: string,
  { ask, here, goTo }: Launching,
): Promise<LaunchRefusal | undefined> {
  if (openingGame.get() !== undefined) return undefined;
  const opening = { id };
  const from = here();
  const isStillWanted = () => openingGame.get() === opening && here() === from;
  const forget = () => openingGame.get() === opening && forgetOpening();
  openingGame.set(opening);
  const outcome = await ask(id).catch(refusalIn);
  if (typeof outcome === 'string' && isStillWanted()) {
    goTo(outcome);
    setTimeout(forget, GIVE_UP_AFTER_MS);
    return undefined;
  }
  forget();
  return typeof outcome === 'string' ? undefined : outcome;
}

export const forgetOpening = (): void => openingGame.set(undefined);

const addressOf = async (id: string, teller: 'toast' | 'page'): Promise<string> =>
  (await api.casino_order.add({ id }, { silent: teller === 'page' })).url;

function refusalIn(failure: unknown): LaunchRefusal {
  if (failure instanceof CallRejected) return { code: failure.code, words: failure.message };
  forgetOpening();
  throw failure;
}

const browser: Omit<Launching, 'ask'> = {
  here: () => location.pathname,
  goTo: (address) => {
    // Whatever the provider says, a link that is none of the web is not followed.
    if (!/^https?:/.test(address)) {
      forgetOpening();
      return;
    }
    // A browser may keep the page and show it again as it was left, with its wait.
    window.addEventListener('pageshow', forgetOpening, { once: true });
    location.assign(address);
  },
};
