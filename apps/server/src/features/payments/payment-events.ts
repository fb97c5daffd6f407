import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';

/** Tells the pages of one player to look again; what changed is asked for by a call. */
export const paymentChanged = defineTopic(
  'payment-changed',
  z.object({ playerId: z.string(), serialNumber: z.string() }),
);
