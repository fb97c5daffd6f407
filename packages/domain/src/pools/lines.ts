import type { PlaceMark } from './place-standing.ts';

/**
 * How many lines of a ticket have how many right picks: the place in the list is the number of
 * right picks. Each place multiplies the lines by its choices, of which some are right; multiplied
 * out place by place, so that no line is ever written down (POL-22).
 */
export function linesByRight(marks: readonly PlaceMark[], multiplier: number): readonly number[] {
  let lines: readonly number[] = [multiplier];
  for (const { choices, right = 0 } of marks) {
    const wrong = choices - right;
    const next = [...lines.map((count) => count * wrong), 0];
    lines = next.map((count, at) => count + (lines[at - 1] ?? 0) * right);
  }
  return lines;
}

export type RunningTicket = {
  /** Right picks of the best line so far. */
  readonly right: number;
  readonly decided: number;
  /** What the best line can still reach. */
  readonly reachable: number;
};

export function runningTicket(marks: readonly PlaceMark[]): RunningTicket {
  const decided = marks.filter(({ right }) => right !== undefined);
  const right = decided.filter((mark) => (mark.right ?? 0) > 0).length;
  return { right, decided: decided.length, reachable: right + marks.length - decided.length };
}
