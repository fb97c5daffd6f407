import type { PlacedOrder } from '../slip/placing/send-bet.ts';
import { api } from '../wire/api.ts';

/** `pageLogTypes.shareClick`; the contract's own table would bring its schemas along. */
const SHARE_CLICK_TYPE = 58;

/** As an order is named in front of people: its serial number without the first letter. */
export const orderCode = ({ serial_number }: Pick<PlacedOrder, 'serial_number'>): string =>
  serial_number.slice(1);

/** Singles that were placed together are shared together. */
export const orderCodes = (orders: readonly PlacedOrder[]): string =>
  orders.map(orderCode).join(' ');

/** SLIP-44: logs how a bet was shared. Picks without a bet are not logged. */
export const shareLogEntry = (order: string | undefined, way: string) =>
  order === undefined
    ? undefined
    : ({ type: SHARE_CLICK_TYPE, content: `order ${order} ${way}` } as const);

export function logShare(order: string | undefined, way: string): void {
  const note = shareLogEntry(order, way);
  if (note) api.log.add(note, { silent: true }).catch(() => undefined);
}
