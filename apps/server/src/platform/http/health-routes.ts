import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

export type Health = {
  readonly isDraining: () => boolean;
  /** Why this process should get no calls; rejects when a dependency does not answer. */
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
    health.log.warn({ err: error }, 'health: not ready, a dependency does not answer');
    return 'a dependency does not answer';
  }
}

const privateAddress =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i;

/**
 * At the back-office's listener only, and only for a scraper on the private network that did not
 * come through the proxy: business numbers are not public (WIRE-24).
 */
export function registerMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.get('/metrics', async (request, reply) => {
    if (!isFromPrivateNetwork(request)) return reply.callNotFound();
    const { contentType, text } = await metrics.exposition();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
}

function isFromPrivateNetwork(request: FastifyRequest): boolean {
  const direct = request.headers['x-forwarded-for'] === undefined;
  return direct && privateAddress.test(request.socket.remoteAddress ?? '');
}
