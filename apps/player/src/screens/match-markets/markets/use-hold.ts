import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
const DRIFT_MAX_PX = 10;

/** For the element around many prices: which one was held; its tap is cancelled. */
export function useHold(onHold: (selectionId: string) => void) {
  const timer = useRef(0);
  const from = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);

  const release = () => window.clearTimeout(timer.current);

  function begin(event: PointerEvent<HTMLElement>): void {
    const selectionId = selectionUnder(event.target);
    release();
    wasHeld.current = false;
    if (selectionId === undefined || event.button !== 0) return;
    from.current = { x: event.clientX, y: event.clientY };
    timer.current = window.setTimeout(() => {
      wasHeld.current = true;
      onHold(selectionId);
    }, HOLD_MS);
  }

  function drift({ clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { x, y } = from.current;
    if (Math.hypot(clientX - x, clientY - y) > DRIFT_MAX_PX) release();
  }

  /** The other mouse button, and what a phone makes of a long press. */
  function ask(event: MouseEvent<HTMLElement>): void {
    const selectionId = selectionUnder(event.target);
    if (selectionId === undefined) return;
    event.preventDefault();
    release();
    if (!wasHeld.current) onHold(selectionId);
    wasHeld.current = true;
  }

  /** The finger that held a price lets go of it without picking it. */
  function takeBackTap(event: MouseEvent<HTMLElement>): void {
    if (!wasHeld.current) return;
    wasHeld.current = false;
    event.stopPropagation();
  }

  return {
    onPointerDown: begin,
    onPointerMove: drift,
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: ask,
    onClickCapture: takeBackTap,
  };
}

function selectionUnder(target: EventTarget): string | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-selection]') : null;
  return cell?.dataset.selection;
}
