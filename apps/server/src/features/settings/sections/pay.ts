import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, money, seconds } from './section.ts';

const operator = z.object({ deposit: z.boolean(), withdrawal: z.boolean() });
const switchedOn = { deposit: true, withdrawal: true };

export const pay = defineSection({
  applies: 'at-once',
  schema: z
    .object({
      tigo: operator,
      airtel: operator,
      vodacom: operator,
      halotel: operator,
      depositDelaySeconds: seconds,
      depositMinimum: money,
      depositMaximum: money,
      withdrawalMinimum: money,
      withdrawalMaximum: money,
      withdrawalsProhibited: z.boolean(),
    })
    .refine((pay) => pay.depositMinimum <= pay.depositMaximum, 'deposit minimum over maximum')
    .refine(
      (pay) => pay.withdrawalMinimum <= pay.withdrawalMaximum,
      'withdrawal minimum over maximum',
    ),
  defaults: {
    tigo: switchedOn,
    airtel: switchedOn,
    vodacom: switchedOn,
    halotel: switchedOn,
    depositDelaySeconds: 5,
    depositMinimum: shillings(100),
    depositMaximum: shillings(3_000_000),
    withdrawalMinimum: shillings(1_000),
    withdrawalMaximum: shillings(3_000_000),
    withdrawalsProhibited: false,
  },
});
