import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { Suspense } from 'react';
import { loadAreas } from '../../../i18n/i18n.ts';
import { splitView } from '../../../ui/split-view.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { PoolTicket } from '../issue/pool.ts';

/** What choosing needs nothing of comes when it is looked at, in files of its own. */
const TicketsTab = splitView(async () => {
  const [tab] = await Promise.all([import('./TicketsTab.tsx'), loadAreas('pools')]);
  return tab.TicketsTab;
});

export function LateTicketsTab(props: { game?: PoolGame }) {
  return (
    <Suspense fallback={<Skeleton kind="rows" count={4} />}>
      <TicketsTab {...props} />
    </Suspense>
  );
}

const TicketCard = splitView(() =>
  import('../tickets/TicketCard.tsx').then((card) => card.TicketCard),
);

/** Below everything else, so that nothing moves when it comes. */
export function LateTicketCard(props: { ticket: PoolTicket }) {
  return (
    <Suspense>
      <TicketCard {...props} />
    </Suspense>
  );
}
