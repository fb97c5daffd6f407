import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { ReadSmsReport } from '../ports.ts';
import type { HearOfDelivery } from './hear-of-delivery.ts';

type ReportDeps = {
  readonly database: Database;
  readonly hearOfDelivery: HearOfDelivery;
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
  { database, hearOfDelivery, readReport }: ReportDeps,
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
      await database.transact((tx) => hearOfDelivery(tx, report.delivery));
      return reply.type(report.receipt.contentType).send(report.receipt.body);
    });
  });
}
