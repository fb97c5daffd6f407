import type { ScreenNode } from '@kipute/contract/permission-nodes';
import type { CallContent } from '@kipute/contract/registry';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import {
  answer,
  type HandlersFor,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { rightsRevision } from '../access/index.ts';

export type QueueRoutes = HandlersFor<'queue/counts'>;

type Waiting = { readonly count: number; readonly oldest: Date | null };

/** Something that waits for a person at the office; features say what, composition joins them. */
export type Queue = {
  /** The screen that shows it: who may not see that learns nothing of what waits there. */
  readonly node: ScreenNode;
  /** Whether what is counted waits for this very person, not for anybody. */
  readonly isMine?: true;
  /** From this age of the oldest on the count is red. */
  readonly goalMinutes: number;
  readonly count: (reader: Reader, caller: SignedInAdministrator) => Promise<Waiting>;
};

type QueueDeps = {
  readonly database: Pick<Database, 'office'>;
  readonly clock: Clock;
  readonly queues: readonly Queue[];
};

const MINUTE_MS = 60 * 1000;

export function queueRoutes({ database, clock, queues }: QueueDeps): QueueRoutes {
  return {
    'queue/counts': async (_, { caller }) => {
      const counts: CallContent<'queue/counts'>['counts'] = [];
      // One after the other: the office has few connections, and this is asked by everybody.
      for (const queue of queues.filter(({ node }) => caller.nodes.has(node))) {
        const { count, oldest } = await queue.count(database.office, caller);
        const age = oldest ? clock.now().getTime() - oldest.getTime() : 0;
        const isOverdue = age > queue.goalMinutes * MINUTE_MS;
        const usual = queue.isMine ? 'mine' : 'waiting';
        if (count > 0)
          counts.push({ node: queue.node, count, tone: isOverdue ? 'overdue' : usual });
      }
      return answer({ rights: rightsRevision(caller.nodes), counts });
    },
  };
}
