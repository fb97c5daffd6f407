import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BillDesk, BillOrder, BillOutcome } from '../network/bill-desk.ts';
import type { AnswerTaken, MoneyNetwork, PromptAnswer } from '../network/network.ts';
import { partyNames } from '../party-name.ts';
import { phoneOf } from '../phones/operators.ts';
import { handsetPage, phonesPage } from './handset-page.ts';
import { handsetOf } from './handset-view.ts';

type PhoneQuery = { Querystring: { phone?: string; note?: string } };
type AnswerBody = {
  readonly collection: string;
  readonly answer: PromptAnswer;
  readonly pin?: string;
  /** Sent by the page, to come back to it. */
  readonly phone?: string;
};

const answerSchema = {
  type: 'object',
  required: ['collection', 'answer'],
  properties: {
    collection: { type: 'string' },
    answer: { enum: ['approve', 'refuse', 'ignore'] },
    pin: { type: 'string' },
    phone: { type: 'string' },
  },
} as const;

const billSchema = {
  type: 'object',
  required: ['party', 'phone', 'businessNumber', 'reference', 'amount'],
  properties: {
    party: { enum: partyNames },
    phone: { type: 'string' },
    businessNumber: { type: 'string' },
    reference: { type: 'string' },
    amount: { type: 'integer', minimum: 1 },
    pin: { type: 'string' },
  },
} as const;

const isForm = (type: string | undefined) => type?.startsWith('application/x-www-form') ?? false;

function backToPage(reply: FastifyReply, phone: string, note: string) {
  const query = new URLSearchParams({ phone, note });
  return reply.redirect(`/handset?${query}`, 303);
}

/** The other end of the line: the phone in the player's hand, for people and for programs. */
export function registerHandsetRoutes(
  server: FastifyInstance,
  network: MoneyNetwork,
  bills: BillDesk,
): void {
  const billsAt = () => partyNames.filter((name) => network.party(name)?.billSteps);
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').send(page);

  server.get('/', (_request, reply) => {
    const waitingAt = (phone: string) => network.prompts(phone).length;
    return html(reply, phonesPage(network.subscribers.list(), waitingAt));
  });

  server.get<PhoneQuery>('/handset', ({ query }, reply) => {
    const handset = handsetOf(network, phoneOf(query.phone ?? ''));
    if (!handset) return reply.redirect('/', 303);
    return html(reply, handsetPage({ handset, billsAt: billsAt(), note: query.note ?? '' }));
  });

  server.get<PhoneQuery>('/handset.json', ({ query }, reply) => {
    const handset = handsetOf(network, phoneOf(query.phone ?? ''));
    return handset ?? reply.code(404).send({ error: 'phone-unknown' });
  });

  server.post<{ Body: AnswerBody }>(
    '/handset/answer',
    { schema: { body: answerSchema } },
    ({ body, headers }, reply) => {
      const taken = network.answerPrompt(body.collection, body.answer, body.pin);
      if (isForm(headers['content-type'])) {
        return backToPage(reply, body.phone ?? '', answerNotes[taken]);
      }
      return reply.code(taken === 'no-such-prompt' ? 404 : 200).send({ taken });
    },
  );

  server.post<{ Body: BillOrder }>(
    '/handset/paybill',
    { schema: { body: billSchema } },
    async ({ body, headers }, reply) => {
      const outcome = await bills.pay({ ...body, phone: phoneOf(body.phone) });
      const goesBack = isForm(headers['content-type']);
      return goesBack ? backToPage(reply, body.phone, billNote(outcome)) : outcome;
    },
  );
}

const answerNotes: Readonly<Record<AnswerTaken, string>> = {
  paid: 'Umelipa · Paid',
  refused: 'Haijalipwa · Not paid',
  ignored: 'Umepuuza ombi · Ignored',
  'no-such-prompt': 'Ombi limekwisha · The request is over',
};

type BillRefusal = Extract<BillOutcome, { kind: 'refused' }>['reason'];

const billRefusals: Readonly<Record<BillRefusal, string>> = {
  'no-pay-bill': 'Mtandao huu hauna lipa bili · This operator has no pay-bill menu',
  'reference-unknown': 'Kumbukumbu haijulikani · Reference unknown',
  'merchant-silent': 'Kampuni haijibu, jaribu tena · The business does not answer, try again',
  'phone-unknown': 'Namba haijulikani · Number unknown',
  'wrong-pin': 'PIN si sahihi · Wrong PIN',
  'funds-short': 'Salio halitoshi · Balance too low',
  'float-empty': 'Haiwezekani sasa · Not possible now',
  cancelled: 'Imeghairiwa · Cancelled',
  expired: 'Muda umekwisha · Expired',
};

function billNote(outcome: BillOutcome): string {
  return outcome.kind === 'paid'
    ? `Umelipa · Paid: ${outcome.receipt}`
    : billRefusals[outcome.reason];
}
