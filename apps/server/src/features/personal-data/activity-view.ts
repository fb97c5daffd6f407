import type { CallContent } from '@kipute/contract/registry';
import type { Audit } from '../audit/index.ts';

type Activity = Awaited<ReturnType<Audit['activityOf']>>[number];

export function activityView(
  activity: Activity,
): CallContent<'personal_data/export'>['activities'][number] {
  return {
    type: activity.type,
    content: activity.content,
    network: activity.network ?? '',
    user_agent: activity.userAgent,
    recorded_at: activity.recordedAt.toISOString(),
  };
}
