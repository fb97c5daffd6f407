import { casinoCategories } from '@kipute/contract/constants/casino/casino';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../../platform/http/handler.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import { allGames, type CasinoGame, findGame, lockGame, updateGame } from '../games/game-store.ts';
import { gameName, gameView } from '../games/game-view.ts';
import type { SyncGames } from '../games/sync-games.ts';
import { type GameReturn, gameReturns } from '../returns/game-returns.ts';

export type GameOfficeRoutes = HandlersFor<
  'casino_game/inquire' | 'casino_game/update' | 'casino_game/sync' | 'casino_game/results'
>;

export function gameOfficeRoutes(deps: CasinoDeps, sync: SyncGames): GameOfficeRoutes {
  const { database, clock } = deps;
  return {
    'casino_game/inquire': async (_, { locale }) => {
      const games = await allGames(database.office);
      return answer(games.map((game) => officeView(deps, game, locale)));
    },
    'casino_game/update': async (request, context) => {
      const changed = await changeGame(deps, request, context);
      if (!changed.ok) return refuseWith(changed.refusal);
      const game = await findGame(database.read, changed.value);
      return game
        ? answer(officeView(deps, game, context.locale))
        : refuseWith('casino-game-unknown');
    },
    'casino_game/sync': async (_, context) => {
      const synced = await sync();
      const { added, changed, gone } = synced;
      const content = `games asked for: ${added} added, ${changed} changed, ${gone} gone`;
      await database.transact((tx) =>
        deps.audit.record(tx, { ...recordOf(context), content, changes: {} }),
      );
      return answer(synced);
    },
    'casino_game/results': async ({ days }, { locale }) => {
      const returns = await gameReturns(database.office, days, clock.now());
      return answer(returns.map((one) => resultView(one, locale)));
    },
  };
}

const recordOf = ({ caller, address, userAgent }: CallContext<SignedInAdministrator>) =>
  ({
    type: 'casino-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: caller.administratorId },
    ...{ address, userAgent },
  }) as const;

type Change = CallRequest<'casino_game/update'>;

function changeGame(
  { database, audit }: CasinoDeps,
  { id, category, reason, ...asked }: Change,
  context: CallContext<SignedInAdministrator>,
): Promise<Result<bigint, ErrorCode>> {
  return database.transact(async (tx) => {
    const before = await lockGame(tx, idOfWire(id));
    if (!before) return refuse('casino-game-unknown');
    const [word] = rowsOf(casinoCategories).find(([, { id: one }]) => one === category) ?? [];
    const after = {
      ...{ id: before.id, nameSw: asked.name_sw, nameEn: asked.name_en },
      ...{ category: word ?? before.category, sorting: asked.sorting },
      isShown: asked.show_status === 1,
    };
    await updateGame(tx, after);
    await audit.record(tx, {
      ...recordOf(context),
      subject: { kind: 'casino-game', id: before.id },
      content: `${before.id} ${before.nameEn}: ${reason}`,
      changes: changesOf(before, after),
    });
    return ok(before.id);
  });
}

type Editable = Pick<CasinoGame, 'nameSw' | 'nameEn' | 'category' | 'sorting' | 'isShown'>;
const fields = ['nameSw', 'nameEn', 'category', 'sorting', 'isShown'] as const;

const changesOf = (before: Editable, after: Editable) =>
  Object.fromEntries(
    fields
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, [before[name], after[name]] as const]),
  );

const officeView = (
  deps: CasinoDeps,
  game: CasinoGame,
  locale: Locale,
): CallContent<'casino_game/inquire'>[number] => ({
  ...gameView(deps, game, locale),
  name_sw: game.nameSw,
  name_en: game.nameEn,
  show_status: game.isShown ? 1 : 0,
  sorting: game.sorting,
  is_offered: game.isOffered ? 1 : 0,
  synced_at: game.syncedAt.toISOString(),
});

const resultView = (
  { game, rounds, staked, won, check }: GameReturn,
  locale: Locale,
): CallContent<'casino_game/results'>[number] => ({
  ...{ game_id: game.id.toString(), game_name: gameName(game, locale), provider: game.provider },
  rounds,
  bet_amount: toWireShillings(staked),
  won_amount: toWireShillings(won),
  profit: toWireShillings(senti(staked - won)),
  stated_return: game.statedReturn,
  observed_return: check?.observed ?? null,
  lower_bound: check?.lower ?? null,
  upper_bound: check?.upper ?? null,
  alarm: check?.isAlarm ? 1 : 0,
});
