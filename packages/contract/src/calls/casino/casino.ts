import { z } from 'zod';
import {
  anyone,
  browsing,
  careful,
  defineCall,
  definePagedCall,
  nothing,
  player,
} from '../../call.ts';
import { flag, id, instant, page, pageSize } from '../../fields.ts';
import { casinoGame, casinoRound } from './casino-fields.ts';

/** With its name in the other language of the site, for whoever searches in that one. */
const lobbyGame = casinoGame.extend({ other_name: z.string() });
const recentGame = z.object({ id, played_at: instant });

/** Casino, as players meet it. */
export const casinoCalls = {
  'casino_order/inquire': defineCall({
    summary: 'The games of the lobby; of somebody signed in with what they played and like',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      games: z.array(lobbyGame),
      /** Newest first. */
      recent: z.array(recentGame),
      favourites: z.array(id),
    }),
  }),
  'casino_order/add': defineCall({
    summary: 'Launches a game: an address to go to, with a word that lets this player in once',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ id }),
    output: z.object({
      url: z.url(),
      sid: z.string(),
      cashierurl: z.url(),
      casinolobbyurl: z.url(),
    }),
  }),
  'casino_order/favourite': defineCall({
    summary: 'Keeps a game among the favourites, or no longer',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id, favourite: flag }),
    output: z.null(),
  }),
  'casino_order/user_inquire': definePagedCall({
    summary: 'Casino rounds of the player, newest first',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize, archived: flag.default(0) }),
    output: z.array(casinoRound),
  }),
};
