import type { TrailPoint } from '../answer/price-trail.ts';

export type PictureSize = { readonly width: number; readonly height: number };

const MARGIN = 2;

/**
 * The steps of a price as an SVG path: it stands still until it moves, and the last price lasts
 * until now. A price that never moved is a level line.
 */
export function trailPath(
  trail: readonly TrailPoint[],
  nowMs: number,
  { width, height }: PictureSize,
): string {
  const [first] = trail;
  if (!first) return '';
  const odds = trail.map(({ oddsThousandths }) => oddsThousandths);
  const [low, high] = [Math.min(...odds), Math.max(...odds)];
  const x = (atMs: number) =>
    rounded(
      MARGIN + ((atMs - first.atMs) / Math.max(1, nowMs - first.atMs)) * (width - 2 * MARGIN),
    );
  const y = (value: number) =>
    rounded(
      high === low
        ? height / 2
        : height - MARGIN - ((value - low) / (high - low)) * (height - 2 * MARGIN),
    );
  const steps = trail.slice(1).map((point) => `H${x(point.atMs)}V${y(point.oddsThousandths)}`);
  return `M${x(first.atMs)} ${y(first.oddsThousandths)}${steps.join('')}H${x(nowMs)}`;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
