import { z } from 'zod';
import { type Bus, defineTopic } from '../../platform/bus/bus.ts';

/** Tells the pages of one player to look again; what changed is asked for by a call. */
export const paymentChanged = defineTopic(
  'payment-changed',
  z.object({ playerId: z.string(), serialNumber: z.string() }),
);

/** After the commit that changed it. */
export function publishChange(
  bus: Bus,
  { playerId, serialNumber }: { readonly playerId: bigint; readonly serialNumber: string },
): Promise<void> {
  return bus.publish(paymentChanged, { playerId: playerId.toString(), serialNumber });
}
