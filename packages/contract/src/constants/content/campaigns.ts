import type { CampaignKind, CampaignState } from '@kipute/domain/campaigns/campaign';
import type { Choice, Choices } from '../choice.ts';

export const campaignKinds = {
  'daily-stakes': { id: 1, sw: 'Dau la kila siku', en: 'Daily stakes' },
  'acca-back': { id: 2, sw: 'Mkeka uliopoteza mechi moja', en: 'Acca money back' },
  'win-bonus': { id: 3, sw: 'Bonasi ya ushindi', en: 'Win bonus ladder' },
} as const satisfies Readonly<Record<CampaignKind, Choice>>;

export const campaignStateNames = {
  draft: { id: 1, sw: 'Rasimu', en: 'Draft' },
  scheduled: { id: 2, sw: 'Imepangwa', en: 'Scheduled' },
  running: { id: 3, sw: 'Inaendelea', en: 'Running' },
  ended: { id: 4, sw: 'Imekwisha', en: 'Ended' },
  stopped: { id: 5, sw: 'Imesimamishwa', en: 'Stopped' },
} as const satisfies Readonly<Record<CampaignState, Choice>>;

/** Who takes part. */
export const campaignAudiences = {
  everybody: { id: 1, sw: 'Wachezaji wote', en: 'All players' },
  /** Registered on the first day or later. */
  'new-players': { id: 2, sw: 'Wachezaji wapya', en: 'New players' },
  /** Only bets placed after joining count. */
  'who-joins': { id: 3, sw: 'Wanaojiunga', en: 'Players who join' },
} as const satisfies Choices;
export type CampaignAudience = keyof typeof campaignAudiences;
