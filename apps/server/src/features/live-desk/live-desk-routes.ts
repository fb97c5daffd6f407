import type { DeskBoard } from '@kipute/contract/calls/office/live-desk';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import type { createAlarms } from './alarms.ts';

export type LiveDeskRoutes = HandlersFor<'live_board/inquire' | 'live_board/mark_seen'>;

type RouteDeps = {
  readonly board: () => Promise<DeskBoard>;
  readonly alarms: Pick<ReturnType<typeof createAlarms>, 'markSeen'>;
};

export function liveDeskRoutes({ board, alarms }: RouteDeps): LiveDeskRoutes {
  return {
    'live_board/inquire': async () => answer(await board()),
    'live_board/mark_seen': async ({ alarm_id }, { caller, address, userAgent }) => {
      const { administratorId } = caller;
      const seen = await alarms.markSeen(BigInt(alarm_id), {
        administratorId,
        visit: { address, userAgent },
      });
      return seen.ok ? answer(null) : refuseWith(seen.refusal);
    },
  };
}
