import type { CallContent } from '@kipute/contract/registry';
import { t } from '../../i18n/i18n.ts';
import type { HeroCloth } from '../../ui/hero/HeroCard.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';

export type ShownCampaign = CallContent<'campaign/shown'>[number];
export type CampaignPage = CallContent<'campaign/one'>;
export type Progress = NonNullable<CallContent<'campaign/progress'>>;

export const clothOf: Readonly<Record<ShownCampaign['kind'], HeroCloth>> = {
  'daily-stakes': 'red',
  'acca-back': 'blue',
  'win-bonus': 'green',
};

export const iconOf: Readonly<Record<ShownCampaign['kind'], IconName>> = {
  'daily-stakes': 'flame',
  'acca-back': 'refresh-cw',
  'win-bonus': 'award',
};

/** `2026-11-18` → `18/11`. */
export const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** Where it stands, in one line. */
export function stateWords({ state, first_day, last_day, rewards_left }: ShownCampaign): string {
  if (state === 'scheduled') return t('campaign.scheduled', { day: shortDay(first_day) });
  if (state === 'ended' || state === 'draft') return t('campaign.ended');
  if (state === 'stopped') return t('campaign.stopped');
  if (rewards_left === 0) return t('campaign.spent');
  return t('campaign.running', { day: shortDay(last_day) });
}
