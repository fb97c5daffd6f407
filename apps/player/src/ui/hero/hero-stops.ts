/** How far a row of cards can be scrolled for each of them; the last ones share its end. */
export function stopsOf(starts: readonly number[], end: number): readonly number[] {
  return starts.map((start) => Math.min(start, end));
}

/** The first card whose stop is the nearest. */
export function nearestStop(stops: readonly number[], scrolled: number): number {
  const distances = stops.map((stop) => Math.abs(stop - scrolled));
  return distances.indexOf(Math.min(...distances));
}
