import { pageLogTypes } from '@kipute/contract/calls/log';
import type { CallContent } from '@kipute/contract/registry';
import type { Database } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, answerPage, type Caller, type HandlersFor } from '../../platform/http/handler.ts';
import type { FoundActivity, ReadActivityPage } from './activity-search.ts';
import type { Activity, RecordActivity, SubjectKind } from './record-activity.ts';
import type { RemoveOldReports } from './remove-reports.ts';

export type AuditRoutes = HandlersFor<'log/add' | 'log/inquire' | 'log/remove'>;

function userOf(caller: Caller): Activity['user'] {
  switch (caller.kind) {
    case 'visitor':
      return null;
    case 'player':
    case 'agent':
      return { kind: 'player', id: caller.playerId };
    case 'administrator':
      return { kind: 'administrator', id: caller.administratorId };
  }
}

const wordOfPageType = {
  [pageLogTypes.pageError]: 'page-error',
  [pageLogTypes.shareClick]: 'share-click',
} as const;

type AuditParts = {
  readonly database: Database;
  readonly record: RecordActivity;
  readonly readActivityPage: ReadActivityPage;
  readonly removeOldReports: RemoveOldReports;
};

export function auditRoutes({
  database,
  record,
  readActivityPage,
  removeOldReports,
}: AuditParts): AuditRoutes {
  return {
    'log/add': async ({ type, content }, { caller, address, userAgent }) => {
      const user = userOf(caller);
      const activity: Activity = {
        type: wordOfPageType[type],
        source:
          caller.kind === 'administrator' || caller.kind === 'agent' ? 'backoffice' : 'player',
        user,
        content,
        address,
        userAgent,
      };
      await database.transact((tx) => record(tx, activity));
      return answer(null);
    },
    'log/inquire': async (request) => {
      const filter = {
        type: request.type,
        userKind: request.user_kind,
        userId: request.user_id === undefined ? undefined : idOfWire(request.user_id),
        subjectKind: request.subject_kind,
        subjectId: request.subject_id?.replaceAll('\0', ''),
        from: request.start_time === undefined ? undefined : new Date(request.start_time),
        until: request.end_time === undefined ? undefined : new Date(request.end_time),
        words: request.content,
      };
      const { page, page_size: pageSize } = request;
      const { rows, count } = await readActivityPage(database.office, filter, { page, pageSize });
      return answerPage(rows.map(activityView), count);
    },
    'log/remove': async (_, { caller, address, userAgent }) => {
      const by = { user: userOf(caller), source: 'backoffice', address, userAgent } as const;
      return answer({ removed: await removeOldReports(by) });
    },
  };
}

type LogRecord = CallContent<'log/inquire'>[number];

function activityView(row: FoundActivity): LogRecord {
  const { userKind, userId, subjectKind, subjectId } = row;
  return {
    id: row.id.toString(),
    type: row.type,
    content: row.content,
    source: row.source,
    user_agent: row.userAgent,
    user_id: userId?.toString() ?? null,
    user:
      userKind === null || userId === null
        ? null
        : { kind: userKind, id: userId.toString(), name: row.userName },
    subject:
      subjectKind === null || subjectId === null
        ? null
        : { kind: subjectKind as SubjectKind, id: subjectId, name: row.subjectName },
    changes: changesView(row.changes),
    network: row.network ?? '',
    addtime: row.recordedAt.toISOString(),
  };
}

function changesView(changes: unknown): LogRecord['changes'] {
  if (typeof changes !== 'object' || changes === null) return [];
  return Object.entries(changes).flatMap(([field, pair]) =>
    Array.isArray(pair) ? [{ field, before: textOf(pair[0]), after: textOf(pair[1]) }] : [],
  );
}

/** As people read it; what has a shape of its own stays as it was written. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
