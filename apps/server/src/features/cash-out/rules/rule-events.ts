import { z } from 'zod';
import { defineTopic } from '../../../platform/bus/bus.ts';

/** Set, changed or gone: who watches it reads it anew. */
export const ruleChanged = defineTopic('cash-out-rule-changed', z.object({ orderId: z.string() }));
