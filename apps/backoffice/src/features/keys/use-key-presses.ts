import { useEffect } from 'react';
import { useAppearance } from '../../look/appearance-store.ts';
import { outcomeOf, type Press } from './key-press.ts';
import { useKeysStore } from './keys-store.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

const CONTROLS = 'button, a, summary, [role="button"], [role="tab"], [role="menuitem"]';

/** What of antd lies above the page; it stays in the page, hidden, after it was closed. */
const OVERLAYS = [
  '.ant-modal',
  '.ant-drawer-open',
  '.ant-dropdown',
  '.ant-select-dropdown',
  '.ant-picker-dropdown',
  '.ant-popover',
].join(', ');

const hasOverlay = (): boolean =>
  [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility());

/** After so long the first of two presses is forgotten. */
const PREFIX_MS = 1_500;

/** What Shift makes of a digit differs from keyboard to keyboard; the digit does not. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = /^Digit([0-4])$/.exec(code)?.[1];
  // Bindings are words with blanks between them.
  if (key === ' ') return 'Space';
  return shiftKey && digit !== undefined ? `⇧${digit}` : key;
}

function pressOf(event: KeyboardEvent): Press {
  const { target } = event;
  return {
    key: keyOf(event),
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isInField: target instanceof Element && target.closest(FIELDS) !== null,
    isOnControl: target instanceof Element && target.closest(CONTROLS) !== null,
    isUnderOverlay: hasOverlay(),
  };
}

/** Listens once for the whole page and runs what the parts of it registered. */
export function useKeyPresses(): void {
  useEffect(() => {
    let prefix: { readonly key: string; readonly atMs: number } | undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const isFresh = prefix !== undefined && event.timeStamp - prefix.atMs < PREFIX_MS;
      const outcome = outcomeOf(pressOf(event), {
        bindings: useKeysStore.getState().parts.flatMap(({ bindings }) => bindings),
        prefix: isFresh ? prefix?.key : undefined,
        singleKeys: useAppearance.getState().singleKeys,
      });
      prefix =
        outcome.kind === 'begun' ? { key: outcome.prefix, atMs: event.timeStamp } : undefined;
      if (outcome.kind !== 'found') return;
      event.preventDefault();
      outcome.binding.run();
    };
    // Before antd closes an overlay on Escape, while one can still see that it is there.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
