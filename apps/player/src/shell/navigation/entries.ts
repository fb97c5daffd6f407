import type { SheetName } from '../../features/sheet/sheet-history.ts';
import type { PlainTextKey } from '../../i18n/i18n.ts';
import type { IconName } from '../../ui/sprite/icon-names.ts';

/** A place to go, or a sheet to open. */
export type NavigationEntry = {
  readonly label: PlainTextKey;
  readonly icon: IconName;
} & ({ readonly path: string } | { readonly sheet: SheetName });

export const home = { label: 'nav.home', icon: 'house', path: '/home' } as const;
export const live = { label: 'nav.live', icon: 'radio', path: '/rolling_ball' } as const;
export const upcoming = {
  label: 'nav.upcoming',
  icon: 'calendar-days',
  path: '/ready_start',
} as const;
export const popular = { label: 'nav.popular', icon: 'flame', path: '/popular_list' } as const;
const results = { label: 'nav.results', icon: 'list-checks', path: '/results' } as const;
const boost = { label: 'nav.boost', icon: 'zap', path: '/boost' } as const;
export const jackpot = {
  label: 'nav.jackpot',
  icon: 'trophy',
  path: '/string_ball/jackpot',
} as const;
export const aviator = { label: 'nav.aviator', icon: 'plane', path: '/aviator' } as const;
export const casino = { label: 'nav.casino', icon: 'dices', path: '/casino' } as const;
export const racing = { label: 'nav.racing', icon: 'car', path: '/racing' } as const;
export const promotions = { label: 'nav.promotions', icon: 'gift', path: '/promotion' } as const;

/** The strip under the phone's top bar (SHELL-06). */
export const stripEntries = [
  home,
  live,
  upcoming,
  jackpot,
  aviator,
  casino,
  racing,
  popular,
  boost,
  promotions,
] satisfies readonly NavigationEntry[];

/** The head of the left filter frame and of the phone's drawer (SHELL-05). */
export const filterEntries = [
  home,
  live,
  upcoming,
  popular,
  results,
  boost,
  jackpot,
  aviator,
  casino,
  racing,
  promotions,
] satisfies readonly NavigationEntry[];
