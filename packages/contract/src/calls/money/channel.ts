import { z } from 'zod';
import { administrator, defineCall, nothing, officeWork } from '../../call.ts';
import { flag } from '../../fields.ts';
import { operatorId } from './payment-fields.ts';

export const channelCalls = {
  'channel/inquire': defineCall({
    summary: 'Operators in the order of the deposit page: by whom they are served, and switches',
    caller: administrator('channel/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(
      z.object({
        /** The word of the operator, to tell rows apart. */
        key: z.string(),
        pay_type: operatorId,
        place: z.number().int(),
        /** Who moves the money of new payments. */
        party: z.number().int().nullable(),
        chosen: z.enum(['configured', 'direct', 'selcom']),
        /** The host that is asked; where it leads is part of the environment. */
        address: z.string(),
        deposits: flag,
        withdrawals: flag,
      }),
    ),
  }),
};
