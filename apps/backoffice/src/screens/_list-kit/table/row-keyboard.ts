import type { KeyboardEvent } from 'react';

export const openerMark = { 'data-row-opener': '' } as const;

type Step = (index: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End walk down the rows while one of their buttons has the focus. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-opener]')];
  const index = openers.indexOf(event.target as HTMLElement);
  if (!step || index < 0) return;
  event.preventDefault();
  openers[step(index, openers.length)]?.focus();
}
