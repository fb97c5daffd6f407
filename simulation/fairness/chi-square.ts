/** How often something came about, beside how often chance alone lets it come about. */
export type Frequencies = {
  readonly name: string;
  readonly counts: readonly number[];
  /** Of all, how much falls to each; together 1. */
  readonly shares: readonly number[];
};

export type Deviation = {
  readonly name: string;
  readonly statistic: number;
  /** Degrees of freedom. */
  readonly freedom: number;
};

export function deviationOf({ name, counts, shares }: Frequencies): Deviation {
  const all = counts.reduce((sum, one) => sum + one, 0);
  const statistic = counts.reduce((sum, count, at) => {
    const expected = all * (shares[at] ?? 0);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return { name, statistic, freedom: counts.length - 1 };
}

/**
 * A table of who came in where. Each row and each column sums to the number of races, which takes
 * from the freedom of its cells: their statistic is smaller by (n - 1) / n than of counts that are
 * free of each other.
 */
export function placesDeviation(name: string, table: readonly (readonly number[])[]): Deviation {
  const size = table.length;
  const counts = table.flat();
  const { statistic } = deviationOf({ name, counts, shares: evenly(size * size) });
  return { name, statistic: (statistic * (size - 1)) / size, freedom: (size - 1) ** 2 };
}

export const evenly = (choices: number): readonly number[] =>
  Array.from({ length: choices }, () => 1 / choices);

/** How often chance alone is off by as much or more: chi-square's upper tail. */
export const chanceOf = ({ statistic, freedom }: Omit<Deviation, 'name'>): number =>
  upperGamma(freedom / 2, statistic / 2);

/** The regularised incomplete gamma function from x upwards; each form where it converges. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

const PRECISE = 1e-15;
const TURNS_MAX = 10_000;

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let turn = 1; turn < TURNS_MAX && term > sum * PRECISE; turn += 1) {
    term *= x / (a + turn);
    sum += term;
  }
  return sum;
}

/** Lentz's way through a continued fraction. */
function upperFraction(a: number, x: number): number {
  const tiny = Number.MIN_VALUE / PRECISE;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let turn = 1; turn < TURNS_MAX; turn += 1) {
    const step = turn * (a - turn);
    b += 2;
    d = 1 / (step * d + b || tiny);
    c = b + step / c || tiny;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISE) break;
  }
  return fraction;
}

/** Stirling's series, from where it is exact to the last digit. */
function logGamma(a: number): number {
  let shifted = a;
  let before = 0;
  for (; shifted < 10; shifted += 1) before += Math.log(shifted);
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - before
  );
}
