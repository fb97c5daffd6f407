import type { FastifyInstance } from 'fastify';
import type { Callbacks } from '../network/callbacks.ts';
import { ledgerOf } from '../network/ledger.ts';
import type { MoneyNetwork } from '../network/network.ts';
import { type PartyName, partyNames } from '../party-name.ts';
import { type Knobs, knobsSchema } from './knobs.ts';
import { knobsPage } from './knobs-page.ts';

type OneParty = { Params: { party: PartyName } };

const partySchema = {
  type: 'object',
  properties: { party: { enum: partyNames } },
} as const;

const houseSchema = {
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string', pattern: '^https?://' } },
} as const;

const dayOfEastAfrica = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** The switches for trouble, and what the merchant has with each party. */
export function registerKnobRoutes(
  server: FastifyInstance,
  network: MoneyNetwork,
  callbacks: Callbacks,
): void {
  server.put<{ Body: { url: string } }>(
    '/house',
    { schema: { body: houseSchema } },
    ({ body }, reply) => {
      callbacks.callAt(body.url);
      return reply.code(204).send();
    },
  );

  server.get('/knobs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(knobsPage(network)),
  );

  server.get<OneParty>('/knobs/:party', { schema: { params: partySchema } }, ({ params }) =>
    network.knobs.of(params.party),
  );

  server.put<OneParty & { Body: Partial<Knobs> }>(
    '/knobs/:party',
    { schema: { params: partySchema, body: knobsSchema } },
    ({ params, body }) => network.knobs.set(params.party, body),
  );

  /** The page's form, which cannot PUT. */
  server.post<OneParty & { Body: Partial<Knobs> }>(
    '/knobs/:party',
    { schema: { params: partySchema, body: knobsSchema } },
    ({ params, body }, reply) => {
      network.knobs.set(params.party, body);
      return reply.redirect('/knobs', 303);
    },
  );

  server.get<{ Querystring: { day?: string } }>('/merchant.json', ({ query }) => {
    const day = query.day ?? dayOfEastAfrica.format(new Date());
    const accounts = partyNames.map((party) => {
      const account = network.merchant.at(party);
      return [party, { float: account.float, lines: account.linesOfDay(day) }];
    });
    return Object.fromEntries(accounts);
  });

  server.get<{ Querystring: { since?: string } }>('/ledger.json', ({ query }) =>
    ledgerOf(network, new Date(query.since ?? 0).toISOString()),
  );
}
