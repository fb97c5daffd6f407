import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { RacingKind, RacingPick } from '@kipute/domain/racing/racing-bet';
import { currentLanguage, t } from '../../../i18n/i18n.ts';

/** A kind by its name; `main` is an order of several. */
export const kindName = (kind: RacingKind | 'main'): string =>
  racingBetTypes[kind][currentLanguage()];

/** "sarafu 1,938" */
export const coinText = (amount: Senti): string =>
  t('racing.coins', { amount: formatShillings(amount) });

/** The same where a line begins with it: "Sarafu 1,938" */
export function coinTitle(amount: Senti): string {
  const text = coinText(amount);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const sideTexts = {
  'odd-even': { 1: 'racing.odd', 2: 'racing.even' },
  'big-small': { 1: 'racing.big', 2: 'racing.small' },
} as const;

export type SideKind = keyof typeof sideTexts;

export const sideName = (kind: SideKind, side: number): string =>
  t(sideTexts[kind][side === 2 ? 2 : 1]);

export const isSideKind = (kind: RacingKind): kind is SideKind => kind in sideTexts;

/** What was picked, in one line: "3, 8", "Witiri" or, of ten-of-ten, "3 › 8 › 1 …". */
export function pickText({ kind, numbers }: RacingPick): string {
  if (isSideKind(kind)) return numbers.map((side) => sideName(kind, side)).join(', ');
  return numbers.join(kind === 'ten-of-ten' ? ' › ' : ', ');
}
