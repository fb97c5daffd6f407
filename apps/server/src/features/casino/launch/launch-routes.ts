import type { ErrorCode } from '@kipute/contract/errors';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { hashToken } from '../../access/index.ts';
import { type CasinoDeps, providerNamed } from '../casino-deps.ts';
import { findGame } from '../games/game-store.ts';
import { REMINDER_MINUTES } from '../ports.ts';
import { insertLaunch } from './session-store.ts';

export type LaunchRoutes = HandlersFor<'casino_order/add'>;

/**
 * A launch: the word in the address lets this player into this game once, and is worth nothing to
 * whoever finds it later (CAS-04).
 */
export function launchRoutes(deps: CasinoDeps): LaunchRoutes {
  const { database, clock, siteUrl } = deps;
  return {
    'casino_order/add': async ({ id }, { caller, locale }) => {
      const closed = closedBy(deps);
      if (closed) return refuseWith(closed);
      const game = await findGame(database.read, idOfWire(id));
      if (!game?.isOffered || !game.isShown) return refuseWith('casino-game-unknown');
      const provider = providerNamed(deps, game.provider);
      if (!provider) return refuseWith('casino-unavailable');
      const barred = await barredBy(deps, caller.playerId);
      if (barred) return refuseWith(barred);
      const language = locale === 'sw' ? 'sw' : 'en';
      const sid = await database.transact((tx) =>
        insertLaunch(tx, {
          ...{ playerId: caller.playerId, provider: provider.word, gameId: game.id },
          language,
          signInHash: hashToken(caller.token),
          launchedAt: clock.now(),
        }),
      );
      const places = { lobbyUrl: `${siteUrl}/casino`, cashierUrl: `${siteUrl}/pay_recharge` };
      return answer({
        url: provider.launchUrl({
          ...{ code: game.code, launch: sid, ...places },
          ...{ language, reminderMinutes: REMINDER_MINUTES },
        }),
        sid,
        cashierurl: places.cashierUrl,
        casinolobbyurl: places.lobbyUrl,
      });
    },
  };
}

function closedBy({ settings }: CasinoDeps): ErrorCode | undefined {
  if (settings.current('site').maintenance) return 'site-maintenance';
  return settings.current('bet').bettingPaused ? 'betting-paused' : undefined;
}

/** What a stake would be refused for as well: nobody is led to a game that takes none of them. */
async function barredBy(
  { database, protection }: CasinoDeps,
  playerId: bigint,
): Promise<ErrorCode | undefined> {
  const player = await database.read
    .selectFrom('player')
    .select(['bettingForbidden', 'disabled', 'closedAt'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!player || player.bettingForbidden || player.disabled || player.closedAt !== null) {
    return 'betting-forbidden';
  }
  return (await protection.isPaused(database.read, playerId)) ? 'play-paused' : undefined;
}
