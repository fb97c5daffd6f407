import { PlainError } from '@kipute/tools/runtime/plain-error';
import { findDieharder } from '@kipute/tools/system-packages/system-packages';
import type { ProgressLines } from '../play-seeds.ts';
import { chanceOf, type Deviation } from './chi-square.ts';
import { askDieharder, type HardResult, hardTests } from './dieharder.ts';
import { createRaceCounts, NUMBERS_A_RACE } from './races.ts';
import { publishedRounds, recompute } from './recompute.ts';
import { drawnWords, finishOf, secretOf } from './rounds.ts';

const NUMBERS = 10_000_000;
const RECOMPUTED = 1_000;
/** What comes once in a thousand times comes; not twice in a row. */
const RARE = 0.001;
/** Numbers of another run, to look again. */
const OTHERS = 1_000_000_007;

type FairnessRun = Pick<ProgressLines, 'tell'> & {
  readonly seed: number;
  readonly isStopped: () => boolean;
};

/** `npm run simulate -- --fairness`: answers whether nothing was found. */
export async function simulateFairness({ seed, isStopped, tell }: FairnessRun): Promise<boolean> {
  tell(`seed ${seed}: numbers as the product draws them`);
  const remade = remake(seed, tell);
  const counted = countRaces(seed, tell);
  const hard = await askHard({ seed, isStopped, tell });
  const isFair = remade && counted && hard && !isStopped();
  tell(isFair ? `nothing was found (seed ${seed})` : `✗ not shown to be fair (seed ${seed})`);
  return isFair;
}

type Tell = FairnessRun['tell'];

function remake(seed: number, tell: Tell): boolean {
  const remade = recompute(publishedRounds(seed, RECOMPUTED));
  if (remade.ran === 'no') {
    tell('no python3 here: no round was made again by an independent program');
    return true;
  }
  for (const line of remade.said) tell(`independent program: ${line}`);
  return !remade.differs;
}

function countRaces(seed: number, tell: Tell): boolean {
  const races = Math.ceil(NUMBERS / NUMBERS_A_RACE);
  const first = deviationsOf(seed, races);
  tell(`${(races * NUMBERS_A_RACE).toLocaleString('en')} numbers in ${races} races, chi-square:`);
  for (const one of first) tell(`  ${lineOf(one)}`);
  const rare = first.filter(isRare).map(({ name }) => name);
  if (rare.length === 0) return true;
  const again = deviationsOf(seed + OTHERS, races).filter(({ name }) => rare.includes(name));
  for (const one of again) tell(`  once more, of other rounds: ${lineOf(one)}`);
  return !again.some(isRare);
}

function deviationsOf(seed: number, races: number): readonly Deviation[] {
  const counts = createRaceCounts();
  for (let number = 0; number < races; number += 1) counts.add(finishOf(secretOf(seed, number)));
  return counts.deviations();
}

/** Too far off, and too near as well: chance is never that even. */
function isRare(deviation: Deviation): boolean {
  const chance = chanceOf(deviation);
  return chance < RARE || chance > 1 - RARE;
}

const lineOf = (one: Deviation): string =>
  `${one.name}: ${one.statistic.toFixed(1)} with ${one.freedom} degrees of freedom, p ${chanceOf(one).toFixed(4)}`;

async function askHard({ seed, isStopped, tell }: FairnessRun): Promise<boolean> {
  const program = await findDieharder().catch(saidIfPlain);
  if (program instanceof PlainError) {
    tell(`dieharder was not asked: ${program.message}`);
    return true;
  }
  const words = drawnWords(seed, NUMBERS);
  tell(`dieharder, of ${NUMBERS.toLocaleString('en')} words each, none read twice:`);
  let isFair = true;
  for (const test of hardTests) {
    if (isStopped()) return false;
    const first = await askDieharder(program, test, words);
    tell(`  ${hardLine(first)}`);
    if (first.every(hasPassed)) continue;
    const again = await askDieharder(program, test, drawnWords(seed + OTHERS, NUMBERS));
    tell(`  once more, of other words: ${hardLine(again)}`);
    isFair &&= !isFoundTwice(first, again);
  }
  return isFair;
}

function saidIfPlain(error: unknown): PlainError {
  if (error instanceof PlainError) return error;
  throw error;
}

const hasPassed = ({ assessment }: HardResult): boolean => assessment === 'PASSED';

/** One result in a hundred is weak of the best numbers; of the same question twice it is a finding. */
export const isFoundTwice = (first: readonly HardResult[], again: readonly HardResult[]): boolean =>
  first.some((one) => one.assessment === 'FAILED') ||
  first.some(
    (one, at) => !hasPassed(one) && again.some((other, there) => there === at && !hasPassed(other)),
  );

function hardLine(results: readonly HardResult[]): string {
  const passed = results.filter(hasPassed);
  const others = results.filter((one) => !hasPassed(one));
  const name = results[0]?.test.split(' ')[0] ?? '';
  const chances = passed.map(({ chance }) => chance.toFixed(2)).join(' ');
  return [
    `${name}: ${passed.length} passed${passed.length > 0 ? ` (p ${chances})` : ''}`,
    ...others.map(({ test, chance, assessment }) => `${test} ${assessment} (p ${chance})`),
  ].join('; ');
}
