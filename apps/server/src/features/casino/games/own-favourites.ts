import type { Locale } from '@kipute/contract/locale';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { gameName } from './game-view.ts';

type Asker = { readonly playerId: bigint; readonly locale: Locale };

type Liked = {
  readonly gameId: bigint;
  readonly nameSw: string;
  readonly nameEn: string;
  readonly since: Date;
};

/** For the document of everything the house holds about a player, newest first. */
export async function ownFavouritesOf(reader: Reader, { playerId, locale }: Asker) {
  const { rows } = await sql<Liked>`
    select game_id, name_sw, name_en, since
    from casino_favourite join casino_game on casino_game.id = game_id
    where player_id = ${playerId} order by since desc, game_id`.execute(reader);
  return rows.map((liked) => ({
    game_id: liked.gameId.toString(),
    game_name: gameName(liked, locale),
    since: liked.since.toISOString(),
  }));
}
