import type { ReferredState } from '@kipute/domain/betting/referred-bet';
import type { Choice, Choices } from '../choice.ts';

/** How the house sees a player; numbers are ours, and players never read the words. */
export const riskGroups = {
  usual: { id: 0, sw: 'Kawaida', en: 'Usual' },
  fresh: { id: 1, sw: 'Mpya', en: 'New' },
  watched: { id: 2, sw: 'Anafuatiliwa', en: 'Watched' },
  sharp: { id: 3, sw: 'Mjuzi wa odds', en: 'Sharp' },
  arbitrage: { id: 4, sw: 'Arbitrage', en: 'Arbitrage' },
  valued: { id: 5, sw: 'VIP', en: 'VIP' },
} as const satisfies Choices;

/** Where a bet stands that was referred to a trader. */
export const referredBetStates = {
  waiting: { id: 1, sw: 'Unasubiri mtaalamu', en: 'Waiting for a trader' },
  cut: { id: 2, sw: 'Dau limepunguzwa', en: 'Cut, waits for the player' },
  accepted: { id: 3, sw: 'Unawekwa', en: 'Being placed' },
  placed: { id: 4, sw: 'Umewekwa', en: 'Placed' },
  'not-placed': { id: 5, sw: 'Haukuwekwa', en: 'Accepted, not placed' },
  refused: { id: 6, sw: 'Umekataliwa', en: 'Refused' },
  expired: { id: 7, sw: 'Muda umeisha', en: 'Not answered' },
  withdrawn: { id: 8, sw: 'Mchezaji ameacha', en: 'Taken back by the player' },
} as const satisfies Readonly<Record<ReferredState, Choice>>;

/** A job's words for how far its bets have come. */
export const randomRunStates = {
  running: { id: 1, sw: 'Inaendelea', en: 'Running' },
  done: { id: 2, sw: 'Imekamilika', en: 'Done' },
  stopped: { id: 3, sw: 'Imesimamishwa', en: 'Stopped' },
} as const satisfies Choices;
