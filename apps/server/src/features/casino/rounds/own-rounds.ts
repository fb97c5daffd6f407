import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { answerPage, type HandlersFor } from '../../../platform/http/handler.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import { ownRoundsPage, roundsWhere } from './round-store.ts';
import { roundView } from './round-view.ts';

export type OwnRoundRoutes = HandlersFor<'casino_order/user_inquire'>;

export const ownRoundRoutes = ({ database, clock }: CasinoDeps): OwnRoundRoutes => ({
  'casino_order/user_inquire': async (asked, { caller, locale }) => {
    const { page, page_size: pageSize, archived } = asked;
    const now = clock.now();
    const which = archived === 1 ? 'archived' : 'recent';
    const own = { playerId: caller.playerId, which, page, pageSize, now } as const;
    const { rounds, count } = await ownRoundsPage(database.read, own);
    return answerPage(
      rounds.map((round) => roundView(round, { locale, now })),
      count,
    );
  },
});

type Kept = {
  readonly playerId: bigint;
  readonly locale: Locale;
  readonly now: Date;
  readonly rounds: number;
};

/** For the document of everything the house holds about a player, newest first. */
export async function ownRoundsOf(
  reader: Reader,
  { playerId, locale, now, rounds: limit }: Kept,
): Promise<CallContent<'casino_order/user_inquire'>> {
  const rounds = await roundsWhere(
    reader,
    sql`where player_id = ${playerId} order by casino_round.id desc limit ${limit}`,
  );
  return rounds.map((round) => roundView(round, { locale, now }));
}
