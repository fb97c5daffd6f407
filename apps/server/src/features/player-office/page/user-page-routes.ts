import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
  type Scope,
  scopeOf,
} from '../../../platform/http/handler.ts';
import { isInScope, sessionView } from '../../players/index.ts';
import { shownTo } from '../listing/user-view.ts';
import type { PlayerOfficeDeps } from '../player-office-deps.ts';
import { readBills, totalBills } from './bills.ts';
import { dailyHistory } from './daily-history.ts';
import { detailedUser } from './detailed-user.ts';
import { devicesOf, messagesOf } from './devices-and-messages.ts';
import { linkedAccounts } from './linked-accounts.ts';
import { eventView, readTimeline } from './timeline.ts';

export type UserPageRoutes = HandlersFor<
  | 'subscriber/detailed'
  | 'subscriber/linked_accounts'
  | 'subscriber/daily_history'
  | 'subscriber/timeline'
  | 'subscriber/user_sessions'
  | 'subscriber/messages'
  | 'bill/manage'
  | 'bill/manage_totals'
>;

const everybody: Scope = { of: 'everybody' };

export function userPageRoutes(deps: PlayerOfficeDeps): UserPageRoutes {
  const { office } = deps.database;
  /** The id, when somebody whom the caller may meet has it. */
  const met = async (user_id: string, scope = everybody): Promise<bigint | undefined> => {
    const playerId = idOfWire(user_id);
    return (await isInScope(office, scope, playerId)) ? playerId : undefined;
  };
  return {
    'subscriber/detailed': async ({ user_id }, { caller }) => {
      const playerId = await met(user_id, scopeOf(caller));
      const user = playerId === undefined ? undefined : await detailedUser(deps, playerId);
      return user ? answer(shownTo(caller, user)) : refuseWith('user-unknown');
    },
    'subscriber/daily_history': async ({ user_id, days }, { caller }) => {
      const playerId = await met(user_id, scopeOf(caller));
      if (playerId === undefined) return refuseWith('user-unknown');
      const now = deps.clock.now();
      return answer(await dailyHistory(office, { playerId, days, now }));
    },
    'subscriber/linked_accounts': async ({ user_id }) => {
      const playerId = await met(user_id);
      if (playerId === undefined) return refuseWith('user-unknown');
      return answer(await linkedAccounts(office, playerId));
    },
    'subscriber/timeline': async ({ user_id, ...query }, { locale }) => {
      const playerId = await met(user_id);
      if (playerId === undefined) return refuseWith('user-unknown');
      const { rows, count } = await readTimeline(office, { ...query, playerId });
      return answerPage(
        rows.map((row) => eventView(row, locale)),
        count,
      );
    },
    'subscriber/user_sessions': async ({ user_id }) => {
      const playerId = await met(user_id);
      if (playerId === undefined) return refuseWith('user-unknown');
      return answer({
        sessions: await sessionsOf(deps, playerId),
        devices: await devicesOf(office, playerId),
      });
    },
    'subscriber/messages': async ({ user_id, page, page_size: pageSize }, { locale }) => {
      const playerId = await met(user_id);
      if (playerId === undefined) return refuseWith('user-unknown');
      const { messages, count } = await messagesOf(office, playerId, { page, pageSize, locale });
      return answerPage(messages, count);
    },
    'bill/manage': async (request) => {
      const { bills, count } = await readBills(office, request);
      return answerPage(bills, count);
    },
    'bill/manage_totals': async (filter) => answer(await totalBills(office, filter)),
  };
}

/** Seen by somebody who holds none of them. */
async function sessionsOf({ access, database }: PlayerOfficeDeps, playerId: bigint) {
  const owner = { kind: 'player', id: playerId } as const;
  const sessions = await access.listSessions(database.office, owner, '');
  return sessions.map((session) => {
    const { current: _, ...shown } = sessionView(session);
    return shown;
  });
}
