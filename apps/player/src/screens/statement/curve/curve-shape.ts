/** The drawing's own units; it is stretched to whatever width it is given. */
export const CURVE_WIDTH = 300;
export const CURVE_HEIGHT = 80;
const MARGIN = 4;

export type CurveShape = {
  /** A path along the balances. */
  readonly line: string;
  /** The same, closed along the bottom. */
  readonly area: string;
  readonly lowest: number;
  readonly highest: number;
};

/** One point per day, evenly; one that never moved is level, nothing at the bottom (MS-45). */
export function curveShape(balances: readonly number[]): CurveShape | undefined {
  if (balances.length < 2) return undefined;
  const lowest = Math.min(...balances);
  const highest = Math.max(...balances);
  const step = CURVE_WIDTH / (balances.length - 1);
  const points = balances.map((balance, day) => {
    const share =
      highest === lowest ? levelShare(highest) : (balance - lowest) / (highest - lowest);
    const height = MARGIN + (1 - share) * (CURVE_HEIGHT - 2 * MARGIN);
    return `${rounded(day * step)} ${rounded(height)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${CURVE_HEIGHT}H0Z`, lowest, highest };
}

const levelShare = (balance: number): number => (balance === 0 ? 0 : 0.5);

const rounded = (length: number): number => Math.round(length * 10) / 10;
