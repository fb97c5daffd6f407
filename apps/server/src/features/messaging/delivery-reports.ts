import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ReadSmsReport, SmsDelivery } from './ports.ts';
import { settleSms } from './sms-store.ts';

export type ApplyDeliveryReport = (tx: Transaction, delivery: SmsDelivery) => Promise<void>;

/** Networks try a phone that is off for a day or two; later reports are about something else. */
const REPORTED_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Makes an unknown message definite. A report that is repeated, not final, about a message whose
 * fate is known, or about nobody, changes nothing; none ever sends anything (MSG-06).
 */
export function createApplyDeliveryReport(clock: Clock): ApplyDeliveryReport {
  return async (tx, delivery) => {
    const { providerReference, state, reason } = delivery;
    if (state === 'pending') return;
    const changedAt = clock.now();
    const id = await messageMeant(tx, delivery, changedAt);
    if (id === undefined) return;
    const settled = { providerReference, changedAt };
    await settleSms(
      tx,
      id,
      state === 'delivered'
        ? { state: 'sent', ...settled }
        : { state: 'failed', reason: `undelivered: ${reason}`, ...settled },
    );
  };
}

/**
 * By our reference where there is one. Else by phone, when only one message can be meant: a
 * reference that is kept already belongs to another, and of two unknown ones nobody can tell.
 */
async function messageMeant(
  tx: Transaction,
  { phone, reference, providerReference }: SmsDelivery,
  now: Date,
): Promise<bigint | undefined> {
  const unknown = await unknownSmsTo(tx, phone);
  if (reference !== undefined) return unknown.find(({ id }) => id.toString() === reference)?.id;
  const since = now.getTime() - REPORTED_WITHIN_MS;
  const [only, ...others] = unknown.filter(({ changedAt }) => changedAt.getTime() >= since);
  if (others.length > 0 || (await isReferenceKept(tx, phone, providerReference))) return;
  return only?.id;
}

type UnknownSms = { readonly id: bigint; readonly changedAt: Date };

/** Locked, so that reports which come at once are applied one after another. */
function unknownSmsTo(tx: Transaction, phone: string): Promise<readonly UnknownSms[]> {
  return tx
    .selectFrom('smsMessage')
    .select(['id', 'changedAt'])
    .where('phone', '=', phone)
    .where('state', '=', 'unknown')
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function isReferenceKept(
  tx: Transaction,
  phone: string,
  providerReference: string,
): Promise<boolean> {
  const kept = await tx
    .selectFrom('smsMessage')
    .select('id')
    .where('phone', '=', phone)
    .where('providerReference', '=', providerReference)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

type ReportDeps = {
  readonly database: Database;
  readonly applyDeliveryReport: ApplyDeliveryReport;
  readonly readReport: ReadSmsReport;
};

/** Larger than any report of any gateway. */
const BODY_LIMIT_BYTES = 16 * 1024;
const PATH = '/callbacks/sms/:provider';

type ReportRequest = {
  Params: { provider: string };
  Querystring: { key?: string | string[] };
  Body: string | undefined;
};

/** Where gateways tell what became of messages: outside of the envelope, in their own form. */
export function registerReports(
  server: FastifyInstance,
  { database, applyDeliveryReport, readReport }: ReportDeps,
): void {
  server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    reports.post<ReportRequest>(PATH, async ({ params, query, body }, reply) => {
      const key = typeof query.key === 'string' ? query.key : '';
      const report = readReport({ provider: params.provider, key, body: body ?? '' });
      if (report.kind === 'forged') return reply.code(404).send();
      if (report.kind === 'unreadable') return reply.code(400).send();
      await database.transact((tx) => applyDeliveryReport(tx, report.delivery));
      return reply.type(report.receipt.contentType).send(report.receipt.body);
    });
  });
}
