import type { Ends } from '../market/assessment.ts';
import { binomialRows, type Pmf } from './pmf.ts';

/** Chances of so many for the home and so many for the away team: `grid[home][away]`. */
export type Grid = readonly (readonly number[])[];

export type Score = { readonly home: number; readonly away: number };

export function productGrid(home: Pmf, away: Pmf): Grid {
  return home.map((chance) => away.map((other) => chance * other));
}

/** Of both teams together. */
export function totalsOf(grid: Grid): Pmf {
  const totals = new Array<number>(grid.length + (grid[0]?.length ?? 0) - 1).fill(0);
  for (let home = 0; home < grid.length; home += 1) {
    const row = grid[home] ?? [];
    for (let away = 0; away < row.length; away += 1) {
      totals[home + away] = (totals[home + away] ?? 0) + (row[away] ?? 0);
    }
  }
  return totals;
}

/** Made likelier or less likely cell by cell, then scaled to sum to 1. */
export function weightedGrid(
  home: Pmf,
  away: Pmf,
  factorOf: (home: number, away: number) => number,
): Grid {
  const grid = home.map((chance, i) => away.map((other, j) => chance * other * factorOf(i, j)));
  const sum = grid.reduce((total, row) => row.reduce((part, cell) => part + cell, total), 0);
  return grid.map((row) => row.map((cell) => cell / sum));
}

/** So rare a split changes no price. */
const THINNEST = 1e-14;

function thinRows(grid: Grid, rows: readonly Pmf[], size: number): number[][] {
  const width = grid[0]?.length ?? 0;
  const thinned = Array.from({ length: size }, () => new Array<number>(width).fill(0));
  for (let count = 0; count < grid.length; count += 1) {
    const cells = grid[count] ?? [];
    for (let kept = 0; kept <= count; kept += 1) {
      const target = thinned[kept];
      const chance = rows[count]?.[kept] ?? 0;
      if (!target || chance < THINNEST) continue;
      for (let j = 0; j < width; j += 1) target[j] = (target[j] ?? 0) + chance * (cells[j] ?? 0);
    }
  }
  return thinned;
}

function transposed(grid: Grid): Grid {
  return (grid[0] ?? []).map((_, j) => grid.map((row) => row[j] ?? 0));
}

/** In a short time there are few: more than that many are left out. */
const SHORT_SHARE = 0.25;
const FEW_IN_SHORT = 7;

/** Of those that fall, each by itself with this chance, into a part of the time. */
export function thinGrid(grid: Grid, share: number): Grid {
  if (share >= 1) return grid;
  if (share <= 0) return [[1]];
  const most = Math.max(grid.length, grid[0]?.length ?? 0);
  const size = share < SHORT_SHARE ? Math.min(FEW_IN_SHORT, most) : most;
  const rows = binomialRows(share, most);
  return transposed(thinRows(transposed(thinRows(grid, rows, size)), rows, size));
}

const scores: Score[][] = [];

/** Scores are asked for by the hundred thousand; each is made once. */
export function scoreOf(home: number, away: number): Score {
  let row = scores[home];
  if (!row) {
    row = [];
    scores[home] = row;
  }
  let score = row[away];
  if (!score) {
    score = { home, away };
    row[away] = score;
  }
  return score;
}

/** Less than this is never, unless it takes only a few to get there. */
const NEVER = 1e-10;
const FEW = 6;

/** The final counts, when so many are there already. */
export function endsOfGrid(grid: Grid, already: Score): Ends<Score> {
  const states: Score[] = [];
  const chances: number[] = [];
  for (let home = 0; home < grid.length; home += 1) {
    const row = grid[home] ?? [];
    for (let away = 0; away < row.length; away += 1) {
      const chance = row[away] ?? 0;
      if (chance <= 0 || (chance < NEVER && (home > FEW || away > FEW))) continue;
      states.push(scoreOf(already.home + home, already.away + away));
      chances.push(chance);
    }
  }
  return { states, chances };
}
