import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benches } from './benches.ts';
import type { Measure } from './measure.ts';
import { spentSoFar, stolenSince } from './stolen-time.ts';

const resultsFile = join(import.meta.dirname, 'results/latest.json');

type Results = { readonly measures: readonly Kept[] };

type Kept = Measure & {
  readonly measuredAt: string;
  readonly machine: string;
  /** Share of the time it wanted that others on the machine had; where the machine tells. */
  readonly stolen?: number;
};

const machine = `${cpus().length} cores, ${process.arch}, Node ${process.version}`;

function chosen(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    console.error(
      `no bench named ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`,
    );
    process.exit(1);
  }
  return names.length > 0 ? names : Object.keys(benches);
}

function printTable(measures: readonly Kept[]): void {
  const rows = [
    ['measure', 'ours', 'limit', 'ratio', 'goal', '', 'others had'],
    ...measures.map((one) => [
      one.name,
      one.ours,
      one.limit,
      one.ratio?.toFixed(2) ?? '–',
      one.goal,
      one.reached ? '✓' : '✗',
      one.stolen === undefined ? '–' : `${Math.round(one.stolen * 100)} %`,
    ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('   '));
  }
}

/** Measures of benches not run this time stay in the file, so that it always holds them all. */
function keep(measures: readonly Kept[]): void {
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
  const names = new Set(measures.map((one) => one.name));
  const others = readResults().filter((one) => !names.has(one.name));
  const results: Results = {
    measures: [...others, ...measures].toSorted((a, b) => a.name.localeCompare(b.name)),
  };
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}

function readResults(): readonly Kept[] {
  try {
    return (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results).measures;
  } catch {
    return [];
  }
}

const measures: Kept[] = [];
for (const name of chosen(process.argv.slice(2))) {
  console.log(`… ${name}`);
  const bench = await benches[name]?.();
  if (!bench) continue;
  const before = spentSoFar();
  const measured = await bench();
  const stolen = stolenSince(before);
  const terms = {
    ...{ measuredAt: new Date().toISOString(), machine },
    ...(stolen !== undefined && { stolen: Number(stolen.toFixed(3)) }),
  };
  measures.push(...measured.map((one) => ({ ...one, ...terms })));
}
console.log();
printTable(measures);
keep(measures);
