import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Bench, Measure } from './measure.ts';

/** Loaded one at a time, so that one bench never warms or burdens another. */
const benches: Record<string, () => Promise<Bench>> = {
  call: async () => (await import('./call/bench.ts')).benchCall,
  'home-call': async () => (await import('./home-call/bench.ts')).benchHomeCall,
  ledger: async () => (await import('./ledger/bench.ts')).benchLedger,
  'place-bet': async () => (await import('./place-bet/bench.ts')).benchPlaceBet,
  'place-bet-hot': async () => (await import('./place-bet/bench.ts')).benchPlaceBetHot,
  settle: async () => (await import('./settle/bench.ts')).benchSettle,
  'settle-beside': async () => (await import('./settle/beside.ts')).benchSettleBeside,
  'settle-memory': async () => (await import('./settle/memory.ts')).benchSettleMemory,
  jackpot: async () => (await import('./jackpot/bench.ts')).benchJackpot,
  'jackpot-sale': async () => (await import('./jackpot/sale.ts')).benchJackpotSale,
  'jackpot-beside': async () => (await import('./jackpot/beside.ts')).benchJackpotBeside,
  'jackpot-memory': async () => (await import('./jackpot/memory.ts')).benchJackpotMemory,
  rounds: async () => (await import('./rounds/bench.ts')).benchRounds,
  'casino-wallet': async () => (await import('./casino-wallet/bench.ts')).benchCasinoWallet,
  'auto-cash-out': async () => (await import('./auto-cash-out/bench.ts')).benchAutoCashOut,
  'message-batch': async () => (await import('./message-batch/bench.ts')).benchMessageBatch,
  growth: async () => (await import('./growth/bench.ts')).benchGrowth,
  'backoffice-lists': async () =>
    (await import('./backoffice-lists/bench.ts')).benchBackofficeLists,
  'office-beside-bets': async () =>
    (await import('./backoffice-lists/beside.ts')).benchOfficeBesideBets,
  'live-desk-beside': async () => (await import('./live-desk/beside.ts')).benchLiveDeskBeside,
  statistics: async () => (await import('./statistics/bench.ts')).benchStatistics,
  export: async () => (await import('./export/bench.ts')).benchExport,
  feed: async () => (await import('./feed/bench.ts')).benchFeed,
  seal: async () => (await import('./seal/bench.ts')).benchSeal,
  'fan-out': async () => (await import('./fan-out/bench.ts')).benchFanOut,
  strain: async () => (await import('./strain/bench.ts')).benchStrain,
  'bet-strain': async () => (await import('./bet-strain/bench.ts')).benchBetStrain,
  restart: async () => (await import('./restart/bench.ts')).benchRestart,
  memory: async () => (await import('./memory/bench.ts')).benchMemory,
  'board-frames': async () => (await import('./board-frames/bench.ts')).benchBoardFrames,
  'list-scroll': async () => (await import('./list-scroll/bench.ts')).benchListScroll,
  'first-view': async () => (await import('./first-view/bench.ts')).benchFirstView,
  'pages-matches': async () => (await import('./first-view/pages.ts')).benchPagesOfMatches,
  'pages-joining': async () => (await import('./first-view/pages.ts')).benchPagesOfJoining,
  'pages-account': async () => (await import('./first-view/pages.ts')).benchPagesOfAccount,
  'pages-money': async () => (await import('./first-view/pages.ts')).benchPagesOfMoney,
  'pages-words': async () => (await import('./first-view/pages.ts')).benchPagesOfWords,
  'pages-friends': async () => (await import('./first-view/pages.ts')).benchPagesOfFriends,
  'pages-pools': async () => (await import('./first-view/pages.ts')).benchPagesOfPools,
  'pages-games': async () => (await import('./first-view/pages.ts')).benchPagesOfGames,
};

/** Of all processors together, in the machine's own ticks. */
type Spent = { readonly wanted: number; readonly stolen: number };

/** The first line of /proc/stat counts these one after another. */
const COLUMNS = ['user', 'nice', 'system', 'idle', 'iowait', 'irq', 'softirq', 'steal'] as const;

function spentSoFar(): Spent | undefined {
  const counts = ticks();
  if (!counts) return undefined;
  const { idle, iowait, ...busy } = counts;
  return { wanted: Object.values(busy).reduce((sum, one) => sum + one, 0), stolen: busy.steal };
}

function ticks(): Record<(typeof COLUMNS)[number], number> | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const counts = line.split(/\s+/).slice(1).map(Number);
    const named = COLUMNS.map((name, at) => [name, counts[at] ?? 0]);
    return Object.fromEntries(named) as Record<(typeof COLUMNS)[number], number>;
  } catch {
    return undefined;
  }
}

/**
 * How much of the time that was wanted since then the machine gave to others who share it: what
 * waits is slow by as much, and no fault of ours. Undefined where a machine does not tell.
 */
function stolenSince(before: Spent | undefined): number | undefined {
  const now = spentSoFar();
  if (!before || !now || now.wanted <= before.wanted) return undefined;
  return (now.stolen - before.stolen) / (now.wanted - before.wanted);
}

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
  const circumstances = {
    ...{ measuredAt: new Date().toISOString(), machine },
    ...(stolen !== undefined && { stolen: Number(stolen.toFixed(3)) }),
  };
  measures.push(...measured.map((one) => ({ ...one, ...circumstances })));
}
console.log();
printTable(measures);
keep(measures);
