import type { CallDefinition, Site } from '@kipute/contract/call';
import { registry } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../handler.ts';
import type { ErasedHandler } from './answer-call.ts';
import { refuseArrival, type ServingDependencies, serveCall } from './serve-call.ts';

export type CallsDependencies = ServingDependencies & { readonly handlers: Handlers };

/** `POST /api/{group}/{call}` for every call of the registry that this site has (WIRE-01). */
export function registerCalls(
  server: FastifyInstance,
  site: Site,
  dependencies: CallsDependencies,
): void {
  const definitions: Readonly<Record<string, CallDefinition>> = registry;
  const handlers = dependencies.handlers as unknown as Readonly<Record<string, ErasedHandler>>;
  for (const [name, definition] of Object.entries(definitions)) {
    if (!definition.sites.includes(site)) continue;
    const handler = handlers[name];
    invariant(handler, `call ${name} has a handler`);
    server.post(`/api/${name}`, {
      bodyLimit: definition.bodyLimitBytes,
      onRequest: (_request, reply, done) => {
        if (!refuseArrival(reply, dependencies)) done();
      },
      handler: (_request, reply) => serveCall({ name, definition, handler }, reply, dependencies),
    });
  }
}
