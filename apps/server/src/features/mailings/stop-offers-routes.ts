import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import type { MailingsDeps } from './mailings-deps.ts';

export type StopOffersRoutes = HandlersFor<'message_choice/stop_offers'>;

/** Whoever holds the code reads the player's SMS, and can do nothing with it but this (MLG-04). */
export function stopOffersRoutes({ database, players }: MailingsDeps): StopOffersRoutes {
  return {
    'message_choice/stop_offers': async ({ code }, { address, userAgent }) => {
      const playerId = await players.offerExits.playerOf(database.read, code);
      if (playerId === undefined) return refuseWith('opt-out-unknown');
      await players.stopOffers(playerId, { address, userAgent });
      return answer(null);
    },
  };
}
