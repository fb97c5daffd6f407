import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

export type Health = {
  readonly isDraining: () => boolean;
  /** Rejects, or answers why, when this process should get no calls. */
  readonly whyNotReady: () => Promise<string | undefined>;
  readonly log: Logger;
};

export function registerHealth(server: FastifyInstance, health: Health): void {
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  server.get('/readyz', async (_request, reply) => {
    const obstacle = await obstacleOf(health);
    reply.header('cache-control', 'no-store').code(obstacle === undefined ? 200 : 503);
    return obstacle === undefined ? { ready: true } : { ready: false, because: obstacle };
  });
}

async function obstacleOf(health: Health): Promise<string | undefined> {
  if (health.isDraining()) return 'draining';
  try {
    return await health.whyNotReady();
  } catch (error) {
    health.log.warn({ err: error }, 'not ready');
    return 'a dependency does not answer';
  }
}

const insideAddress =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i;

/**
 * Numbers of a business are not for strangers: they are shown at the back-office's listener, and
 * only to a neighbour that came directly and not through the proxy in front (WIRE-24).
 */
export function registerMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.get('/metrics', async (request, reply) => {
    if (!cameFromInside(request)) return reply.callNotFound();
    const { contentType, text } = await metrics.exposition();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
}

function cameFromInside(request: FastifyRequest): boolean {
  const direct = request.headers['x-forwarded-for'] === undefined;
  return direct && insideAddress.test(request.socket.remoteAddress ?? '');
}
