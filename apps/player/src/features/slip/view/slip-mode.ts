import { SYSTEM_LEGS_MAX, SYSTEM_LEGS_MIN } from '@kipute/domain/betting/bet-shape';

export type SlipTab = 'single' | 'all' | 'system' | 'code';

/** How the legs of the slip are bet on. */
export type SlipMode =
  | { readonly kind: 'single' }
  | { readonly kind: 'all' }
  | { readonly kind: 'system'; readonly size: number };

const LINE_LEGS_MIN = 2;

/** SLIP-05: the system's tab is there for three to twenty legs. */
export function tabsFor(legCount: number): readonly SlipTab[] {
  const hasSystem = legCount >= SYSTEM_LEGS_MIN && legCount <= SYSTEM_LEGS_MAX;
  return hasSystem ? ['single', 'all', 'system', 'code'] : ['single', 'all', 'code'];
}

/** From two of them to all but one, the "one cut". */
export function systemSizes(legCount: number): readonly number[] {
  const count = Math.max(0, legCount - LINE_LEGS_MIN);
  return Array.from({ length: count }, (_, index) => index + LINE_LEGS_MIN);
}

type ModeChoice = { readonly tab: SlipTab; readonly systemSize: number | undefined };

/** What was chosen, as far as the legs allow it: a leg less may leave no system. */
export function modeOf({ tab, systemSize }: ModeChoice, legCount: number): SlipMode {
  if (tab === 'single') return { kind: 'single' };
  if (tab !== 'system' || !tabsFor(legCount).includes('system')) return { kind: 'all' };
  const largest = legCount - 1;
  return { kind: 'system', size: Math.min(systemSize ?? largest, largest) };
}
