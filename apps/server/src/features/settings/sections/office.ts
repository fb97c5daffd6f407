import { shillings } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineSection, money } from './section.ts';

const CAMPAIGN_FROM = shillings(5_000_000);

/** How the office guards itself: who gets in, and what needs a second person. */
export const office = defineSection({
  applies: 'at-once',
  schema: z.object({
    /** Unset: obligatory outside the development world. */
    totpRequired: z.boolean().nullable(),
    idleMinutes: z.number().int().min(5).max(720),
    proofMinutes: z.number().int().min(1).max(120),
    /** From these amounts on another person decides; zero means every time. */
    balanceChangeFrom: money,
    creditByHandFrom: money,
    withdrawalFrom: money,
    resultChangeFrom: money,
    /** By the budgets one person starts in a day; earlier revisions do not say. */
    campaignFrom: money.default(CAMPAIGN_FROM),
    /** Whether more rights for a role or a person need a second person. */
    roleChanges: z.boolean(),
    proposalHours: z.number().int().min(1).max(168),
  }),
  // DECISION 0045
  defaults: {
    totpRequired: null,
    idleMinutes: 30,
    proofMinutes: 15,
    balanceChangeFrom: shillings(50_000),
    creditByHandFrom: shillings(100_000),
    withdrawalFrom: shillings(2_000_000),
    resultChangeFrom: shillings(1_000_000),
    campaignFrom: CAMPAIGN_FROM,
    roleChanges: true,
    proposalHours: 4,
  },
});
