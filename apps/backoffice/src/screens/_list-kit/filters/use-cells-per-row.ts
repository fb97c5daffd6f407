import { type RefObject, useLayoutEffect, useState } from 'react';

/** As the style sheet draws the grid: narrowest cell and gap. */
const CELL_PX = 150;
const GAP_PX = 12;

export function useCellsPerRow(grid: RefObject<HTMLElement | null>): number {
  const [cells, setCells] = useState(4);
  useLayoutEffect(() => {
    if (!grid.current) return;
    const watching = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setCells(Math.max(1, Math.floor((width + GAP_PX) / (CELL_PX + GAP_PX))));
    });
    watching.observe(grid.current);
    return () => watching.disconnect();
  }, [grid]);
  return cells;
}
