import type { MayCall } from '../page-calls.ts';
import type { TimelineEvent } from './timeline-days.ts';

/** Where more about it stands, for those who may go there. */
export function targetOf({ subject }: TimelineEvent, mayCall: MayCall): string | undefined {
  const id = encodeURIComponent(subject.id);
  switch (subject.kind) {
    case 'order':
      return mayCall('order_list/inquire') ? `/orders?serial_number=${id}` : undefined;
    case 'racing-order':
      return mayCall('racing_order/inquire') ? `/racing-orders?serial_number=${id}` : undefined;
    case 'casino-round':
      return mayCall('casino_round/inquire') ? `/casino-rounds?round=${id}` : undefined;
    case 'deposit':
      return mayCall('recharge/manage') ? `/recharges?serial_number=${id}&row=${id}` : undefined;
    case 'withdrawal':
      return mayCall('withdraw/manage') ? `/withdrawals?row=${id}` : undefined;
    case 'none':
      return undefined;
  }
}
