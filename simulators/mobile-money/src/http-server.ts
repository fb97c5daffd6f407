import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KnobBoard } from './knobs/knobs.ts';
import type { PartyName } from './party-name.ts';

const never = () => new Promise<never>(() => undefined);

/** What the knob `line` does to requests: before anything happens, or to the answer alone. */
export function addLineTrouble(api: FastifyInstance, knobs: KnobBoard, party: PartyName): void {
  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { line } = knobs.of(party);
    // Hijacked and left alone: the connection stays open until the caller gives up.
    if (line === 'hangs') return reply.hijack();
    if (line === 'error') return reply.code(500).send({ error: 'Internal Server Error' });
    if (line !== 'dropped') return undefined;
    request.raw.destroy();
    return reply.hijack();
  });

  api.addHook('onSend', async (request) => {
    if (!request.routeOptions.config.movesMoney) return;
    const { line, answerDelayMs } = knobs.of(party);
    if (answerDelayMs > 0) await sleep(answerDelayMs, undefined, { ref: false });
    if (line === 'answer-cut') request.raw.socket.destroy();
    if (line === 'answer-lost' || line === 'answer-cut') await never();
  });
}

/** XML stays text, for whoever knows its shape; a form becomes an object of texts. */
export function addBodyParsers(server: FastifyInstance): void {
  const asText = { parseAs: 'string' } as const;
  server.addContentTypeParser(['text/xml', 'application/xml'], asText, (_request, body, done) =>
    done(null, body),
  );
  server.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
