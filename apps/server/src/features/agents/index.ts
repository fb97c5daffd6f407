import { type AgentRoutes, agentRoutes } from './agent-routes.ts';
import type { ChangeAgentDeps } from './change-agent.ts';

export type AgentOffice = { readonly routes: AgentRoutes };

export function createAgentOffice(deps: ChangeAgentDeps): AgentOffice {
  return { routes: agentRoutes(deps) };
}
