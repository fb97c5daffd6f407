const HOUR_MS = 3_600_000;
const EAST_AFRICA_AHEAD_MS = 3 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** What the hours of a day in East Africa have of the busiest one. */
const hours = [
  ...[0.12, 0.07, 0.05, 0.04, 0.04, 0.05, 0.1, 0.16, 0.22, 0.27, 0.32, 0.37],
  ...[0.4, 0.4, 0.4, 0.45, 0.54, 0.66, 0.82, 0.97, 1, 0.84, 0.54, 0.27],
];
const WEEK_END = 1.3;

/** The share of its usual pace at which a crowd moves at a moment, 1 in the evening of a weekday. */
export function pulseAt(time: number): number {
  const here = time + EAST_AFRICA_AHEAD_MS;
  const hour = (here % DAY_MS) / HOUR_MS;
  const from = Math.floor(hour);
  const [now = 0, next = 0] = [hours[from], hours[(from + 1) % hours.length]];
  const weekday = (Math.floor(here / DAY_MS) + 3) % 7;
  return (now + (next - now) * (hour - from)) * (weekday > 4 ? WEEK_END : 1);
}
