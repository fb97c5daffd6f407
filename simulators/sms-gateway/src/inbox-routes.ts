import type { FastifyInstance } from 'fastify';
import type { Inbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';
import { type TroubleOrder, type TroubleScript, troubleOrderSchema } from './trouble.ts';

type PhoneQuery = { Querystring: { phone?: string } };

/** `+255 712 …` and `0712…` are the same phone as `255712…`. */
function phoneAsked(phone: string | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^0/, '255');
  return digits === '' ? undefined : digits;
}

/** The other end of the line: what phones received, and the switch for trouble. */
export function registerInboxRoutes(
  server: FastifyInstance,
  inbox: Inbox,
  trouble: TroubleScript,
): void {
  server.get<PhoneQuery>('/', (request, reply) => {
    const phone = phoneAsked(request.query.phone);
    return reply.type('text/html; charset=utf-8').send(inboxPage(inbox.list(phone), phone ?? ''));
  });

  server.get<PhoneQuery>('/inbox.json', (request) => inbox.list(phoneAsked(request.query.phone)));

  server.delete('/inbox.json', (_request, reply) => {
    inbox.clear();
    return reply.code(204).send();
  });

  server.post<{ Body: TroubleOrder }>(
    '/trouble',
    { schema: { body: troubleOrderSchema } },
    (request, reply) => {
      trouble.order(request.body);
      return reply.code(204).send();
    },
  );
}
