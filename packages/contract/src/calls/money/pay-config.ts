import { z } from 'zod';
import { anyone, browsing, defineCall, nothing } from '../../call.ts';
import { amount, flag } from '../../fields.ts';

/** Switches are 1 on, 0 off. Halotel is ours: the notes name three networks, players use four. */
export const payConfig = z.object({
  tigo_recharge: flag,
  tigo_withdraw: flag,
  airtel_recharge: flag,
  airtel_withdraw: flag,
  vodacom_recharge: flag,
  vodacom_withdraw: flag,
  halotel_recharge: flag,
  halotel_withdraw: flag,
  recharge_delay: z.number().int(),
  minimum_recharge: amount,
  max_recharge: amount,
  minimum_withdraw: amount,
  max_withdraw: amount,
  prohibit_withdrawal: flag,
});

export const payConfigCalls = {
  'pay_config/inquire': defineCall({
    summary: 'Operators that are switched on, and the limits of deposit and withdrawal',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: payConfig,
  }),
};
