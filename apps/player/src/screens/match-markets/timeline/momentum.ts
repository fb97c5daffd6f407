import type { Widget } from './queries.ts';

type Pressure = Widget['pressure_list'];
/** Above zero the home side presses, below it the away side; 1 is the strongest of the match. */
export type MomentumBar = { readonly minute: number; readonly strength: number };

/** An attack is felt in the minutes after it, ever less. */
const ECHO = [1, 0.6, 0.3];
const RECENT_MINUTES = 10;

export function momentumOf(pressure: Pressure): readonly MomentumBar[] {
  const net = pressure.map(({ home, away }) => home - away);
  const felt = net.map((_, place) =>
    ECHO.reduce((sum, weight, ago) => sum + weight * (net[place - ago] ?? 0), 0),
  );
  const strongest = Math.max(1, ...felt.map(Math.abs));
  return felt.map((value, place) => ({
    minute: pressure[place]?.minute ?? place,
    strength: value / strongest,
  }));
}

/** Dangerous attacks of the last minutes, as words and as the lean of the pitch. */
export function recentPressure(pressure: Pressure): {
  readonly home: number;
  readonly away: number;
} {
  const recent = pressure.slice(-RECENT_MINUTES);
  return {
    home: recent.reduce((sum, { home }) => sum + home, 0),
    away: recent.reduce((sum, { away }) => sum + away, 0),
  };
}
