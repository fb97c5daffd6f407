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
  casino: { icon: 'dices', cloth: 'red', preview: 'tiles' },
  aviator: { icon: 'plane', cloth: 'red', preview: 'tiles' },
} as const satisfies Record<string, ComingEntry>;

export type ComingName = keyof typeof comingScreens;
