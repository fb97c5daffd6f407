import type { HeroCloth } from '../../ui/hero/HeroCard.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import type { SkeletonKind } from '../../ui/state/Skeleton.tsx';

type ComingEntry = {
  readonly icon: IconName;
  /** Green for sport, red for games, blue for the account and for reading. */
  readonly cloth: HeroCloth;
  /** The shape of what will stand here. */
  readonly preview: SkeletonKind;
};

/** Every page that is announced but not open yet; its words are `coming.<name>.*`. */
export const comingScreens = {
  jackpot: {
    icon: 'trophy',
    cloth: 'green',
    preview: 'matches',
  },
  jackpotResults: { icon: 'award', cloth: 'green', preview: 'rows' },
  jackpotRules: {
    icon: 'book-open',
    cloth: 'green',
    preview: 'reading',
  },
  luckySix: { icon: 'target', cloth: 'green', preview: 'rows' },
  racing: { icon: 'car', cloth: 'red', preview: 'tiles' },
  racingCoin: { icon: 'wallet', cloth: 'red', preview: 'form' },
  casino: { icon: 'dices', cloth: 'red', preview: 'tiles' },
  aviator: { icon: 'plane', cloth: 'red', preview: 'tiles' },
  messages: { icon: 'mail', cloth: 'blue', preview: 'rows' },
  referrals: { icon: 'users', cloth: 'blue', preview: 'rows' },
  promotions: { icon: 'gift', cloth: 'red', preview: 'tiles' },
  campaign: { icon: 'flame', cloth: 'red', preview: 'reading' },
  winners: { icon: 'crown', cloth: 'red', preview: 'rows' },
  progress: { icon: 'target', cloth: 'red', preview: 'rows' },
  article: { icon: 'file-text', cloth: 'blue', preview: 'reading' },
  articles: { icon: 'book-open', cloth: 'blue', preview: 'reading' },
  help: { icon: 'circle-question-mark', cloth: 'blue', preview: 'reading' },
  privacy: { icon: 'shield-check', cloth: 'blue', preview: 'reading' },
  appDownload: { icon: 'download', cloth: 'green', preview: 'reading' },
} as const satisfies Record<string, ComingEntry>;

export type ComingName = keyof typeof comingScreens;
