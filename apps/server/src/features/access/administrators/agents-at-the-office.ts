import { type Result, refuse } from '@kipute/domain/result';
import type { Database, Reader } from '../../../platform/database/database.ts';
import type { Visit } from '../ports.ts';
import type { GuardRefusal } from '../sign-in/guard-sign-in.ts';
import { type LookedNode, nodesOfRole } from './administrator-store.ts';
import { findRole } from './role-store.ts';
import { SIGN_IN_NODE } from './sign-in-administrator.ts';

/** A player with the agent role, as the office knows them. */
type AgentPerson = {
  readonly id: bigint;
  /** 255 and nine digits. */
  readonly phone: string;
  readonly name: string;
  readonly mustChangePassword: boolean;
};

type Entered<Person> = { readonly token: string; readonly agent: Person };

/** In the order they are checked. */
type AgentSignInRefusal = GuardRefusal | 'wrong' | 'forbidden';

type AgentCredentials = { readonly account: string; readonly password: string };

/** Agents come in as the players they are; the players feature implements it (decision 0050). */
export type Agents = {
  /** Whether an account can be an agent's: it is a phone, however it is written. */
  readonly isPhone: (account: string) => boolean;
  /** While the door is closed to the agents' role the right password is not enough. */
  readonly signIn: (
    credentials: AgentCredentials & { readonly door: 'open' | 'closed' },
    visit: Visit,
  ) => Promise<Result<Entered<AgentPerson>, AgentSignInRefusal>>;
  /** Undefined for who is an agent no longer. */
  readonly find: (reader: Reader, playerId: bigint) => Promise<AgentPerson | undefined>;
};

export const noAgents: Agents = {
  isPhone: () => false,
  signIn: async () => refuse('wrong'),
  find: async () => undefined,
};

/** What agents may do is one role for all of them. */
export type SeatedAgent = AgentPerson & {
  readonly roleNameSw: string;
  readonly roleNameEn: string;
  readonly nodes: readonly LookedNode[];
};

const AGENT_ROLE = 'agent';

type AgentRole = Pick<SeatedAgent, 'roleNameSw' | 'roleNameEn' | 'nodes'>;

async function agentRole(reader: Reader): Promise<AgentRole> {
  const role = await findRole(reader, AGENT_ROLE);
  if (!role) return { roleNameSw: '', roleNameEn: '', nodes: [] };
  const { id, nameSw, nameEn } = role;
  return { roleNameSw: nameSw, roleNameEn: nameEn, nodes: await nodesOfRole(reader, id) };
}

export type AgentDeps = { readonly database: Database; readonly agents: () => Agents };

export async function signInAgent(
  { database, agents }: AgentDeps,
  credentials: AgentCredentials,
  visit: Visit,
): Promise<Result<Entered<SeatedAgent>, AgentSignInRefusal>> {
  const role = await agentRole(database.read);
  const door = role.nodes.some(({ path }) => path === SIGN_IN_NODE) ? 'open' : 'closed';
  const result = await agents().signIn({ ...credentials, door }, visit);
  if (!result.ok) return refuse(result.refusal);
  const { token, agent } = result.value;
  return { ok: true, value: { token, agent: { ...agent, ...role } } };
}

export async function findAgent(
  { database, agents }: AgentDeps,
  playerId: bigint,
): Promise<SeatedAgent | undefined> {
  const agent = await agents().find(database.read, playerId);
  return agent && { ...agent, ...(await agentRole(database.read)) };
}
