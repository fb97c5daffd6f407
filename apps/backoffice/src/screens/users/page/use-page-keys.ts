import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
/** While one of these is open, the keys are its own. */
const OVERLAYS = '.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open, [role="dialog"]';

/** Letters act only outside fields and dialogs, and never together with Ctrl, Alt or Meta. */
export function isForThePage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return !isInField && document.querySelector(OVERLAYS) === null;
}

/** One listener for the keys of a page; a key without a deed is left alone. */
export function usePageKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || !isForThePage(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
