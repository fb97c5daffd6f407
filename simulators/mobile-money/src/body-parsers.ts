import type { FastifyInstance } from 'fastify';

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
