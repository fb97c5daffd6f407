import { bookedSlip } from '../../features/booking-code/booked-picks.ts';
import { takeSlip } from '../../features/booking-code/load-code.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { api } from '../../features/wire/api.ts';
import { currentLayout } from '../../platform/device.ts';

/** What can still be bet on becomes the slip; a phone opens it, a desktop shows it anyway. */
export async function repeatBet(id: string): Promise<void> {
  const found = await api.order_list.repeat_betting({ id }).catch(() => undefined);
  if (!found) return;
  const outcome = takeSlip(bookedSlip([...found.success_list, ...found.fail_list]));
  if (outcome === 'loaded' && currentLayout() === 'phone') openSheet('slip');
}
