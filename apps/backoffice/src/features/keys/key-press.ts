import type { Localised } from '@kipute/contract/locale';

/** `j`, `?`, `Escape`, `Space`, `⇧3`, or two presses one after the other: `g u`. */
export type KeyBinding = {
  readonly keys: string;
  readonly title: Localised;
  readonly run: () => void;
  /** `all-keys`: told in the list of all keys, not in the bar. */
  readonly shown?: 'bar' | 'all-keys';
};

export type Press = {
  readonly key: string;
  readonly hasModifier: boolean;
  /** Somebody writes. */
  readonly isInField: boolean;
  /** A button or link has the focus, for which Enter and Space are its own presses. */
  readonly isOnControl: boolean;
  /** A dialog, drawer or menu lies above the page and has the keys. */
  readonly isUnderOverlay: boolean;
};

export type PressOutcome =
  | { readonly kind: 'ignored' }
  /** The first of two presses. */
  | { readonly kind: 'begun'; readonly prefix: string }
  | { readonly kind: 'found'; readonly binding: KeyBinding };

type Pressed = {
  readonly bindings: readonly KeyBinding[];
  readonly prefix: string | undefined;
  readonly singleKeys: 'on' | 'off';
};

const ignored: PressOutcome = { kind: 'ignored' };

/**
 * What a key press means here. Single keys act only outside fields and overlays, and not for those
 * who turned them off: speech input types letters that nobody meant (WCAG 2.1.4).
 */
export function outcomeOf(press: Press, { bindings, prefix, singleKeys }: Pressed): PressOutcome {
  const { key, hasModifier, isInField, isOnControl, isUnderOverlay } = press;
  const isCharacter = key.length === 1 || key === 'Space' || key.startsWith('⇧');
  if (hasModifier || isInField || isUnderOverlay) return ignored;
  if (isOnControl && (key === 'Enter' || key === 'Space')) return ignored;
  if (isCharacter && singleKeys === 'off') return ignored;
  const typed = prefix === undefined ? key : `${prefix} ${key.toLowerCase()}`;
  // What was registered last belongs to the part that is nearest to the reader.
  const binding = bindings.findLast(({ keys }) => keys === typed);
  if (binding) return { kind: 'found', binding };
  const isPrefix = prefix === undefined && bindings.some(({ keys }) => keys.startsWith(`${key} `));
  return isPrefix ? { kind: 'begun', prefix: key } : ignored;
}

/** Of two bindings of one key only the newer acts, so only that one is told. */
export const actingOf = (bindings: readonly KeyBinding[]): readonly KeyBinding[] =>
  bindings.filter(({ keys }, at) => bindings.findLastIndex((one) => one.keys === keys) === at);

const capNames: Readonly<Record<string, string>> = { Escape: 'Esc', T: '⇧T' };

/** As it is printed on the bar: `g u` is two caps. */
export const capsOf = (keys: string): readonly string[] =>
  keys.split(' ').map((key) => capNames[key] ?? (key.length === 1 ? key.toUpperCase() : key));
