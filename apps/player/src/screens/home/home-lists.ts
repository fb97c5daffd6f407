import { marketsBeside } from '../../features/matches/chosen-market.ts';
import { t } from '../../i18n/i18n.ts';
import type { Choice } from '../../ui/control/choice.ts';
import { type QuickMarket, quickMarkets } from '../../ui/match/match.ts';

const homeLists = ['popular', 'today', 'tomorrow', 'upcoming'] as const;
export type HomeList = (typeof homeLists)[number];

/** Specified: three placeholder matches stand wherever the first list has not come yet. */
export const placeholderMatches = ['first', 'second', 'third'] as const; // SCR-21

/** A phone has room for the market of the pressed pill, a desktop for some side by side. */
export function marketsShown(layout: 'phone' | 'desktop', pressed: QuickMarket) {
  return layout === 'desktop' ? marketsBeside() : [pressed];
}

export function homeListChoices(): Choice<HomeList>[] {
  return homeLists.map((id) => ({ id, text: t(`home.${id}`) }));
}

export function marketChoices(): Choice<QuickMarket>[] {
  return quickMarkets.map((id) => ({ id, text: t(`home.pill.${id}`) }));
}
