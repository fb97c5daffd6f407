import {
  aviator,
  casino,
  home,
  jackpot,
  live,
  type NavigationEntry,
  popular,
  promotions,
  racing,
  upcoming,
} from './entries.ts';

const help = { label: 'nav.help', icon: 'circle-question-mark', path: '/help' } as const;
const support = { label: 'nav.support', icon: 'headset', sheet: 'contact' } as const;
const app = { label: 'nav.app', icon: 'smartphone', path: '/app_download' } as const;

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
