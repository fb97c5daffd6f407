import type { CallContent } from '@kipute/contract/registry';
import type { ActivityRow } from './activity-store.ts';

type LogRecord = CallContent<'log/inquire'>[number];

export function activityView(row: ActivityRow): LogRecord {
  return {
    id: row.id.toString(),
    type: row.type,
    content: row.content,
    source: row.source,
    user_agent: row.userAgent,
    user_id: row.userId?.toString() ?? null,
    addtime: row.recordedAt.toISOString(),
  };
}
