import {
  type BetShape,
  SYSTEM_LEGS_MAX,
  SYSTEM_LEGS_MIN,
  shapeFits,
  shapeOfCode,
  systemCodeOf,
} from '@kipute/domain/betting/bet-shape';

export type SlipTab = 'single' | 'all' | 'system' | 'code';

/** How the legs of the slip are bet on. */
export type SlipMode =
  | { readonly kind: 'single' }
  | { readonly kind: 'all' }
  | { readonly kind: 'system'; readonly shape: BetShape };

const LINE_LEGS_MIN = 2;

/** SLIP-05: the system's tab is there for three to twenty legs. */
export function tabsFor(legCount: number): readonly SlipTab[] {
  const hasSystem = legCount >= SYSTEM_LEGS_MIN && legCount <= SYSTEM_LEGS_MAX;
  return hasSystem ? ['single', 'all', 'system', 'code'] : ['single', 'all', 'code'];
}

const fullCovers = [
  { kind: 'full-cover', from: 2 },
  { kind: 'full-cover', from: 1 },
] as const;

/** From doubles to all but one, the "one cut"; then those with a name, which are several at once. */
export function systemShapes(legCount: number): readonly BetShape[] {
  const count = Math.max(0, legCount - LINE_LEGS_MIN);
  const sizes = Array.from({ length: count }, (_, index) => index + LINE_LEGS_MIN);
  const plain = sizes.map((size) => ({ kind: 'system', size }) as const);
  return [...plain, ...fullCovers.filter((shape) => shapeFits(shape, legCount))];
}

/** `systemCode` as orders say it. */
type ModeChoice = { readonly tab: SlipTab; readonly systemCode: number | undefined };

/** What was chosen, as far as the legs allow it: a leg less may leave no system. */
export function modeOf({ tab, systemCode }: ModeChoice, legCount: number): SlipMode {
  if (tab === 'single') return { kind: 'single' };
  if (tab !== 'system' || !tabsFor(legCount).includes('system')) return { kind: 'all' };
  const oneCut: BetShape = { kind: 'system', size: legCount - 1 };
  const chosen = systemCode ? shapeOfCode(systemCode) : oneCut;
  return { kind: 'system', shape: shapeFits(chosen, legCount) ? chosen : oneCut };
}

export const systemCodeOfMode = (mode: SlipMode): number =>
  mode.kind === 'system' ? systemCodeOf(mode.shape) : 0;
