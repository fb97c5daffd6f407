import type { CallDefinition, Site } from '@kipute/contract/call';
import { callsAtSite, registry } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../handler.ts';
import type { AdmissionQueue } from '../load-shedding.ts';
import { shedCall } from '../load-shedding.ts';
import type { ErasedHandler } from './answer-call.ts';
import { type ServingDependencies, serveCall } from './serve-call.ts';

export type CallsDependencies = ServingDependencies & {
  readonly handlers: Handlers;
  /** Of the calls that wait for one another, by their names. */
  readonly admissionQueues: Readonly<Record<string, AdmissionQueue>>;
};

/** `POST /api/{group}/{call}` for every call of the registry that this site has (WIRE-01). */
export function registerCalls(
  server: FastifyInstance,
  site: Site,
  dependencies: CallsDependencies,
): void {
  const definitions: Readonly<Record<string, CallDefinition>> = registry;
  const handlers = dependencies.handlers as unknown as Readonly<Record<string, ErasedHandler>>;
  for (const name of Object.keys(definitions)) {
    const meant = callsAtSite[site][name] ?? name;
    const definition = definitions[meant];
    if (!definition?.sites.includes(site)) continue;
    const handler = handlers[meant];
    invariant(handler, `call ${meant} has a handler`);
    const route = { name, definition, handler, admissionQueue: dependencies.admissionQueues[name] };
    server.post(`/api/${name}`, {
      bodyLimit: definition.bodyLimitBytes,
      onRequest: (_request, reply, done) => {
        if (!shedCall(route, reply, dependencies)) done();
      },
      handler: (_request, reply) => serveCall(route, reply, dependencies),
    });
  }
}
