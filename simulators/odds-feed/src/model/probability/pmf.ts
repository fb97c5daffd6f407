/** Chances of 0, 1, 2 … happenings; the last one takes what is beyond it. */
export type Pmf = readonly number[];

/** Scaled to sum to 1, so that a cut tail leaves no hole. */
function normalised(chances: number[]): Pmf {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

export function poissonPmf(mean: number, size: number): Pmf {
  if (mean <= 0) return [1];
  const chances = [Math.exp(-mean)];
  for (let count = 1; count < size; count += 1) {
    chances.push(((chances[count - 1] ?? 0) * mean) / count);
  }
  return normalised(chances);
}

/** A Poisson whose mean itself is uncertain; the greater the `shape`, the less so. */
export function negativeBinomialPmf(mean: number, shape: number, size: number): Pmf {
  if (mean <= 0) return [1];
  const success = mean / (mean + shape);
  const chances = [(1 - success) ** shape];
  for (let count = 1; count < size; count += 1) {
    chances.push((chances[count - 1] ?? 0) * success * ((shape + count - 1) / count));
  }
  return normalised(chances);
}

/** Rows for 0 … `trials` trials: chances of so many successes in so many trials. */
export function binomialRows(chance: number, trials: number): readonly Pmf[] {
  const rows: number[][] = [[1]];
  for (let count = 1; count <= trials; count += 1) {
    const before = rows[count - 1] ?? [];
    const row = [(before[0] ?? 0) * (1 - chance)];
    for (let hits = 1; hits < count; hits += 1) {
      row.push((before[hits] ?? 0) * (1 - chance) + (before[hits - 1] ?? 0) * chance);
    }
    row.push((before[count - 1] ?? 0) * chance);
    rows.push(row);
  }
  return rows;
}

/** Of those that fall, each by itself with this chance, into a part of the time. */
export function thinPmf(pmf: Pmf, share: number): Pmf {
  if (share >= 1) return pmf;
  if (share <= 0) return [1];
  const thinned = new Array<number>(pmf.length).fill(0);
  const rows = binomialRows(share, pmf.length - 1);
  for (let count = 0; count < pmf.length; count += 1) {
    const row = rows[count] ?? [];
    for (let kept = 0; kept <= count; kept += 1) {
      thinned[kept] = (thinned[kept] ?? 0) + (pmf[count] ?? 0) * (row[kept] ?? 0);
    }
  }
  return thinned;
}

/** That of so many trials at least `hits` succeed. */
export function chanceOfAtLeast(hits: number, trials: number, chance: number): number {
  if (hits > trials) return 0;
  if (chance >= 1) return 1;
  let term = (1 - chance) ** trials;
  let fewer = 0;
  for (let count = 0; count < hits; count += 1) {
    fewer += term;
    term *= ((trials - count) / (count + 1)) * (chance / (1 - chance));
  }
  return 1 - fewer;
}

/** Of the sum of two independent counts. */
export function convolve(left: Pmf, right: Pmf): Pmf {
  const sum = new Array<number>(left.length + right.length - 1).fill(0);
  for (let i = 0; i < left.length; i += 1) {
    const weight = left[i] ?? 0;
    if (weight === 0) continue;
    for (let j = 0; j < right.length; j += 1) {
      sum[i + j] = (sum[i + j] ?? 0) + weight * (right[j] ?? 0);
    }
  }
  return sum;
}
