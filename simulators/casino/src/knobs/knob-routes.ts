import type { FastifyInstance } from 'fastify';
import { type ProviderName, providerNames } from '../games.ts';
import type { Provider } from '../provider.ts';
import { type KnobBoard, type Knobs, knobsSchema } from './knobs.ts';
import { knobsPage } from './knobs-page.ts';

type OneProvider = { Params: { provider: ProviderName } };

const providerSchema = {
  type: 'object',
  properties: { provider: { enum: providerNames } },
} as const;

const LINES_TOLD = 1_000;

/** The switches for trouble, for people and for programs. */
export function registerKnobRoutes(
  server: FastifyInstance,
  providers: Readonly<Record<ProviderName, Provider>>,
  knobs: KnobBoard,
): void {
  const params = providerSchema;
  const schema = { params, body: knobsSchema };

  server.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(knobsPage(Object.values(providers), knobs)),
  );

  server.get<OneProvider>('/knobs/:provider', { schema: { params } }, ({ params }) =>
    knobs.of(params.provider),
  );

  server.put<OneProvider & { Body: Partial<Knobs> }>(
    '/knobs/:provider',
    { schema },
    ({ params, body }) => knobs.set(params.provider, body),
  );

  /** The page's form, which cannot PUT. */
  server.post<OneProvider & { Body: Partial<Knobs> }>(
    '/knobs/:provider',
    { schema },
    ({ params, body }, reply) => {
      knobs.set(params.provider, body);
      return reply.redirect('/', 303);
    },
  );

  /** The provider's own account, newest first, with every answer. */
  server.get<OneProvider>('/books/:provider', { schema: { params } }, ({ params }) =>
    providers[params.provider].books.lastLines(LINES_TOLD),
  );
}
