import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import { gamesPlayedBy } from '../launch/session-store.ts';
import {
  dropFavourite,
  favouritesOf,
  findGame,
  gamesOnOffer,
  keepFavourite,
} from './game-store.ts';
import { gameName, gameView } from './game-view.ts';

export type LobbyRoutes = HandlersFor<'casino_order/inquire' | 'casino_order/favourite'>;

const RECENT_GAMES = 12;

/** Without a provider there are no games, and the answer says so by having none (CAS-01). */
export function lobbyRoutes(deps: CasinoDeps): LobbyRoutes {
  const { database, clock } = deps;
  const words = deps.providers.map(({ word }) => word);
  return {
    'casino_order/inquire': async (_, { caller, locale }) => {
      const offered = await gamesOnOffer(database.read, words);
      const otherLocale = locale === 'sw' ? 'en-US' : 'sw';
      const games = offered.map((game) => ({
        ...gameView(deps, game, locale),
        other_name: gameName(game, otherLocale),
      }));
      if (caller.kind !== 'player') return answer({ games, recent: [], favourites: [] });
      const known = new Set(offered.map(({ id }) => id));
      const played = await gamesPlayedBy(database.read, caller.playerId, RECENT_GAMES);
      const liked = await favouritesOf(database.read, caller.playerId);
      return answer({
        games,
        recent: played
          .filter(({ gameId }) => known.has(gameId))
          .map(({ gameId, playedAt }) => ({
            id: gameId.toString(),
            played_at: playedAt.toISOString(),
          })),
        favourites: liked.filter((id) => known.has(id)).map(String),
      });
    },
    'casino_order/favourite': async ({ id, favourite }, { caller: { playerId } }) => {
      const game = await findGame(database.read, idOfWire(id));
      if (!game) return refuseWith('casino-game-unknown');
      await database.transact((tx) =>
        favourite === 1
          ? keepFavourite(tx, { playerId, gameId: game.id, since: clock.now() })
          : dropFavourite(tx, { playerId, gameId: game.id }),
      );
      return answer(null);
    },
  };
}
