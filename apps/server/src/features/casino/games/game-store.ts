import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { GivenGame } from '../ports.ts';

export type CasinoGame = GivenGame & {
  readonly provider: string;
  readonly isOffered: boolean;
  readonly isShown: boolean;
  readonly sorting: number;
  readonly syncedAt: Date;
};

const gamesWhere = async (reader: Reader, rest: RawBuilder<unknown>) => {
  const { rows } = await sql<CasinoGame>`
    select id, provider, code, name_sw, name_en, category, stated_return, is_offered, is_shown,
      sorting, synced_at
    from casino_game ${rest}`.execute(reader);
  return rows;
};

export const allGames = (reader: Reader): Promise<readonly CasinoGame[]> =>
  gamesWhere(reader, sql`order by sorting, id`);

/** What the lobby shows, of providers that are spoken to. */
export const gamesOnOffer = (
  reader: Reader,
  providers: readonly string[],
): Promise<readonly CasinoGame[]> =>
  gamesWhere(
    reader,
    sql`where is_offered and is_shown and provider = any (${providers}::text[])
      order by sorting, id`,
  );

export async function findGame(reader: Reader, id: bigint): Promise<CasinoGame | undefined> {
  const [game] = await gamesWhere(reader, sql`where id = ${id}`);
  return game;
}

export async function lockGame(tx: Transaction, id: bigint): Promise<CasinoGame | undefined> {
  const [game] = await gamesWhere(tx, sql`where id = ${id} for update`);
  return game;
}

type GamePlan = Pick<CasinoGame, 'id' | 'nameSw' | 'nameEn' | 'category' | 'sorting' | 'isShown'>;

/** From then on a sync leaves names and category as they are. */
export async function updateGame(tx: Transaction, plan: GamePlan): Promise<void> {
  const { id, ...values } = plan;
  await tx
    .updateTable('casinoGame')
    .set({ ...values, isEdited: true })
    .where('id', '=', id)
    .execute();
}

type Listed = {
  readonly provider: string;
  readonly games: readonly GivenGame[];
  readonly now: Date;
};

export type Synced = { readonly added: number; readonly changed: number; readonly gone: number };

/** A number belongs to the provider that brought it first: another one's game of it is left out. */
export async function writeList(
  tx: Transaction,
  { provider, games, now }: Listed,
): Promise<Synced> {
  await sql`select pg_advisory_xact_lock(hashtextextended('casino games', 0))`.execute(tx);
  const before = new Map((await allGames(tx)).map((game) => [game.id, game]));
  const ours = games.filter(({ id }) => (before.get(id)?.provider ?? provider) === provider);
  await upsertGames(tx, { provider, games: ours, now });
  const after = new Map((await allGames(tx)).map((game) => [game.id, game]));
  const offered = new Set(ours.map(({ id }) => id));
  const gone = [...before.values()].filter(
    (game) => game.provider === provider && game.isOffered && !offered.has(game.id),
  );
  await tx
    .updateTable('casinoGame')
    .set({ isOffered: false })
    .where('provider', '=', provider)
    .where('syncedAt', '<', now)
    .execute();
  const known = ours.filter(({ id }) => before.has(id));
  const isChanged = ({ id }: GivenGame) => contentOf(before.get(id)) !== contentOf(after.get(id));
  return {
    added: ours.length - known.length,
    changed: known.filter(isChanged).length,
    gone: gone.length,
  };
}

const contentOf = (game: CasinoGame | undefined): string =>
  JSON.stringify([
    ...[game?.code, game?.nameSw, game?.nameEn, game?.category, game?.statedReturn],
    game?.isOffered,
  ]);

async function upsertGames(tx: Transaction, { provider, games, now }: Listed): Promise<void> {
  if (games.length === 0) return;
  await tx
    .insertInto('casinoGame')
    .values(games.map((game) => ({ ...game, provider, isOffered: true, syncedAt: now })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        code: sql`excluded.code`,
        statedReturn: sql`excluded.stated_return`,
        isOffered: true,
        syncedAt: now,
        nameSw: sql`case when casino_game.is_edited then casino_game.name_sw
          else excluded.name_sw end`,
        nameEn: sql`case when casino_game.is_edited then casino_game.name_en
          else excluded.name_en end`,
        category: sql`case when casino_game.is_edited then casino_game.category
          else excluded.category end`,
      }),
    )
    .execute();
}

/** When each provider's list was read last. */
export async function newestSyncs(reader: Reader): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ provider: string; at: Date }>`
    select provider, max(synced_at) as at from casino_game group by provider`.execute(reader);
  return new Map(rows.map(({ provider, at }) => [provider, at]));
}

export async function favouritesOf(reader: Reader, playerId: bigint): Promise<readonly bigint[]> {
  const rows = await reader
    .selectFrom('casinoFavourite')
    .select('gameId')
    .where('playerId', '=', playerId)
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ gameId }) => gameId);
}

type Favourite = { readonly playerId: bigint; readonly gameId: bigint };

export async function keepFavourite(
  tx: Transaction,
  favourite: Favourite & { readonly since: Date },
): Promise<void> {
  await tx
    .insertInto('casinoFavourite')
    .values(favourite)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropFavourite(
  tx: Transaction,
  { playerId, gameId }: Favourite,
): Promise<void> {
  await tx
    .deleteFrom('casinoFavourite')
    .where('playerId', '=', playerId)
    .where('gameId', '=', gameId)
    .execute();
}
