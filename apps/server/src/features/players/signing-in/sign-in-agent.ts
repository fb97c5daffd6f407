import { ok, refuse } from '@kipute/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Access, Agents, Visit } from '../../access/index.ts';
import { readPhone } from '../phone.ts';
import { findPlayer, findPlayerByPhone, languageOf, type Player } from '../player-store.ts';
import { deviceOf } from './device-store.ts';
import { passwordAccount, recordRefusedSignIn } from './sign-in.ts';
import { type SessionDeps, startSession } from './start-session.ts';

type AgentDeps = SessionDeps & {
  readonly database: Database;
  readonly access: Pick<Access, 'passwords' | 'guardSignIn'>;
};

/**
 * Agents come in at the office with the phone and the password they play with. Wrong ones are
 * counted together with those at the players' door, so that a second door gives no second guesses.
 */
export function createAgents(deps: AgentDeps): Agents {
  const { database, access } = deps;
  return {
    isPhone: (account) => readPhone(account) !== undefined,
    find: async (reader, playerId) => {
      const player = await findPlayer(reader, playerId);
      return player && isAgent(player) ? player : undefined;
    },
    signIn: async ({ account, password, door }, visit) => {
      const phone = readPhone(account) ?? '';
      const player = await findPlayerByPhone(database.read, phone);
      const attempt = {
        account: passwordAccount(phone),
        address: visit.address,
        from: await deviceOf(database.read, player?.id, visit),
      };
      const verdict = await access.guardSignIn(attempt, () =>
        access.passwords.matches(player?.passwordHash, password),
      );
      if (verdict !== 'passed' && verdict !== 'wrong') return refuse(verdict);
      const isRight = verdict === 'passed' && player !== undefined;
      const token = isRight && door === 'open' ? await letIn(deps, player, visit) : undefined;
      if (isRight && token !== undefined) return ok({ token, agent: player });
      await recordRefusedSignIn(deps, player, { visit, source: 'backoffice' });
      return refuse(isRight ? 'forbidden' : 'wrong');
    },
  };
}

const isAgent = ({ agentSince, closedAt, disabled }: Player): boolean =>
  agentSince !== null && closedAt === null && !disabled;

/** Undefined for who is no agent, or was one until this very moment. */
async function letIn(deps: AgentDeps, player: Player, visit: Visit): Promise<string | undefined> {
  if (!isAgent(player)) return undefined;
  return deps.database.transact(async (tx) => {
    // Whoever takes the role away does it before this line, or finds the session and ends it.
    const still = await tx
      .selectFrom('player')
      .select('id')
      .where('id', '=', player.id)
      .where('agentSince', 'is not', null)
      .where('closedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const office = { ...visit, locale: languageOf(player) };
    return still && startSession(deps, tx, { player, visit: office, as: 'agent' });
  });
}
