import { errorCatalogue } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Result } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type Order, orderOf, type PlayerOfficeDeps } from '../player-office-deps.ts';
import { type ChangePlayer, type ChangeRefusal, playerChanger } from './change-player.ts';

export type FlagRoutes = HandlersFor<
  | 'subscriber/disable'
  | 'subscriber/all_update_disable_status'
  | 'subscriber/update_no_bet'
  | 'subscriber/update_no_withdraw'
  | 'subscriber/update_withdrawal_whitelist'
  | 'subscriber/update_reported'
  | 'subscriber/update_return_scale'
  | 'subscriber/update_participation_statistics'
  | 'subscriber/update_stake_factor'
>;

export function flagRoutes(deps: PlayerOfficeDeps): FlagRoutes {
  const change = playerChanger(deps);
  const setDisabled = disabler(deps, change);
  return {
    'subscriber/disable': async (request, context) =>
      done(await setDisabled(orderOf(request, context), request.disabled_status === 1)),
    'subscriber/all_update_disable_status': async (request, context) => {
      const { user_ids, reason, disabled_status } = request;
      const outcomes: BulkAnswer = [];
      // One after the other, each for itself: what one of them is refused for stops no other.
      for (const user_id of new Set(user_ids)) {
        const order = orderOf({ user_id, reason }, context);
        const result = await setDisabled(order, disabled_status === 1);
        outcomes.push(outcomeOf(user_id, result, context.locale));
      }
      return answer(outcomes);
    },
    'subscriber/update_stake_factor': async (request, context) => {
      const set = { stakeFactorPercent: request.stake_factor, riskGroup: request.risk_group };
      const outcomes: BulkAnswer = [];
      for (const user_id of new Set(request.user_ids)) {
        const order = orderOf({ user_id, reason: request.reason }, context);
        const result = await change(order, { type: 'user-change', set });
        outcomes.push(outcomeOf(user_id, result, context.locale));
      }
      return answer(outcomes);
    },
    ...restrictionRoutes(change),
    'subscriber/update_reported': async (request, context) => {
      const set = { reported: request.reported };
      return done(await change(orderOf(request, context), { type: 'user-change', set }));
    },
    'subscriber/update_return_scale': async (request, context) => {
      const set = { returnScaleHundredths: Math.round(request.return_scale * 100) };
      return done(await change(orderOf(request, context), { type: 'user-change', set }));
    },
    'subscriber/update_participation_statistics': async (request, context) => {
      const set = { countsInStatistics: request.participation_statistics === 1 };
      return done(await change(orderOf(request, context), { type: 'user-change', set }));
    },
  };
}

type RestrictionRoutes = Pick<
  FlagRoutes,
  | 'subscriber/update_no_bet'
  | 'subscriber/update_no_withdraw'
  | 'subscriber/update_withdrawal_whitelist'
>;

function restrictionRoutes(change: ChangePlayer): RestrictionRoutes {
  const type = 'user-restricted';
  return {
    'subscriber/update_no_bet': async (request, context) => {
      const set = { bettingForbidden: request.no_bet === 1 };
      return done(await change(orderOf(request, context), { type, set }));
    },
    'subscriber/update_no_withdraw': async (request, context) => {
      const set = { withdrawalForbidden: request.no_withdraw === 1 };
      return done(await change(orderOf(request, context), { type, set }));
    },
    'subscriber/update_withdrawal_whitelist': async (request, context) => {
      const set = { withdrawalWhitelisted: request.withdrawal_whitelist === 1 };
      return done(await change(orderOf(request, context), { type, set }));
    },
  };
}

type Changed = Result<null, ChangeRefusal>;

const done = (result: Changed) => (result.ok ? answer(null) : refuseWith(result.refusal));

type SetDisabled = (order: Order, disabled: boolean) => Promise<Changed>;

/** Whoever is disabled is signed out everywhere in the same moment, sockets included (USR-30). */
function disabler({ access }: PlayerOfficeDeps, change: ChangePlayer): SetDisabled {
  return (order, disabled) =>
    change(order, {
      type: 'user-disabled',
      set: { disabled },
      ...(disabled && { alongside: (tx) => signOutEverywhere(access, tx, order.playerId) }),
    });
}

/** At the player site, and at the office when the user is an agent. */
export async function signOutEverywhere(
  access: PlayerOfficeDeps['access'],
  tx: Transaction,
  playerId: bigint,
): Promise<void> {
  await access.endSessionsOf(tx, { kind: 'player', id: playerId }, 'disabled');
  await access.endSessionsOf(tx, { kind: 'agent', id: playerId });
}

type BulkAnswer = CallContent<'subscriber/all_update_disable_status'>;

function outcomeOf(id: string, result: Changed, locale: Locale): BulkAnswer[number] {
  if (result.ok) return { id, outcome: 'done', message: '' };
  const message = errorCatalogue[result.refusal][locale === 'sw' ? 'sw' : 'en'];
  return { id, outcome: 'refused', message };
}
