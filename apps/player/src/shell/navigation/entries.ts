import type { PlainTextKey } from '../../i18n/i18n.ts';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import type { SheetName } from '../dialog/sheet-history.ts';

/** A place to go, or a sheet to open. */
export type NavigationEntry = {
  readonly label: PlainTextKey;
  readonly icon: IconName;
} & ({ readonly path: string } | { readonly sheet: SheetName });

const home = { label: 'nav.home', icon: 'house', path: '/home' } as const;
const live = { label: 'nav.live', icon: 'radio', path: '/rolling_ball' } as const;
const upcoming = { label: 'nav.upcoming', icon: 'calendar-days', path: '/ready_start' } as const;
const popular = { label: 'nav.popular', icon: 'flame', path: '/popular_list' } as const;
const boost = { label: 'nav.boost', icon: 'zap', path: '/boost' } as const;
const jackpot = { label: 'nav.jackpot', icon: 'trophy', path: '/string_ball/jackpot' } as const;
const aviator = { label: 'nav.aviator', icon: 'plane', path: '/aviator' } as const;
const casino = { label: 'nav.casino', icon: 'dices', path: '/casino' } as const;
const racing = { label: 'nav.racing', icon: 'car', path: '/racing' } as const;
const promotions = { label: 'nav.promotions', icon: 'gift', path: '/promotion' } as const;
const help = { label: 'nav.help', icon: 'circle-question-mark', path: '/help' } as const;
const support = { label: 'nav.support', icon: 'headset', sheet: 'contact' } as const;
const app = { label: 'nav.app', icon: 'smartphone', path: '/app_download' } as const;

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
  boost,
  jackpot,
  aviator,
  casino,
  racing,
  promotions,
] satisfies readonly NavigationEntry[];

/** `above` is the width in px that must be exceeded; `side` is the end of the row it stands at. */
type DesktopEntry = {
  readonly entry: NavigationEntry;
  readonly above: number;
  readonly side: 'start' | 'end';
};

const desktopEntries: readonly DesktopEntry[] = [
  { entry: home, above: 1055, side: 'start' },
  { entry: live, above: 0, side: 'start' },
  { entry: upcoming, above: 1339, side: 'start' },
  { entry: jackpot, above: 0, side: 'start' },
  { entry: popular, above: 0, side: 'start' },
  { entry: casino, above: 0, side: 'start' },
  { entry: aviator, above: 1339, side: 'start' },
  { entry: racing, above: 1339, side: 'start' },
  { entry: promotions, above: 1339, side: 'start' },
  { entry: help, above: 1055, side: 'end' },
  { entry: support, above: 1055, side: 'end' },
  { entry: app, above: 1430, side: 'end' },
];

/** The widths at which the row changes. */
export const desktopSteps = [...new Set(desktopEntries.map(({ above }) => above))];

/** The desktop's navigation list by window width (SHELL-04). */
export function desktopEntriesAt(widthPx: number, side: 'start' | 'end'): NavigationEntry[] {
  return desktopEntries
    .filter((placed) => placed.side === side && widthPx > placed.above)
    .map(({ entry }) => entry);
}
