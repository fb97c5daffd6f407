import { logTypes } from '@kipute/contract/constants/operations/logs';
import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';

/** One owner's sessions as the activity log tells it and as they are. */
export type SessionCount = {
  readonly owner: string;
  readonly told: number;
  readonly open: number;
};

/** A sign-in, its session and its line in the log are written together, and so is a sign-out. */
export function unbalanced(counts: readonly SessionCount[]): string | undefined {
  const wrong = counts.find(({ told, open }) => told !== open);
  return wrong && `${wrong.owner} has ${wrong.open} sessions, the log tells of ${wrong.told}`;
}

/** One statement, so that both are seen at the same instant. No session is old enough to expire. */
const COUNTS = `
  with told as (
    select user_kind as kind, user_id as id,
      sum(case when type = ${logTypes.login.id} then 1 else -1 end) as told
    from activity where type in (${logTypes.login.id}, ${logTypes['sign-out'].id})
    group by 1, 2
  ), opened as (
    select owner_kind as kind, owner_id as id, count(*) as open from session group by 1, 2
  )
  select kind || ' ' || id as owner, coalesce(told, 0)::int as told, coalesce(open, 0)::int as open
  from told full join opened using (kind, id)`;

export const signInsBalance: Law<Scene> = {
  name: 'sign-ins less sign-outs in the log are the open sessions',
  holds: 'always',
  breach: async ({ world }) => unbalanced(await world.database.ask<SessionCount>(COUNTS)),
};
