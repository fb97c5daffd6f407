import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** One line of its answer. */
export type HardResult = {
  /** A test often looks at groups of bits of several sizes. */
  readonly test: string;
  readonly chance: number;
  readonly assessment: 'PASSED' | 'WEAK' | 'FAILED';
};

type HardTest = {
  /** As `dieharder -l` numbers them. */
  readonly number: number;
  /** So many as ten million words suffice for. */
  readonly samples: number;
  /** Of its own choice unless said: a smaller size, and samples enough to compare. */
  readonly sizeOfSample?: number;
};

/**
 * Of those it calls good all that can take samples enough from ten million words. Of fewer than
 * some dozens its comparison calls the system's own chance weak, which goes for tests 1 and 9.
 */
export const hardTests: readonly HardTest[] = [
  { number: 0, samples: 100 },
  { number: 2, samples: 100, sizeOfSample: 3_000 },
  { number: 3, samples: 100, sizeOfSample: 16_000 },
  { number: 4, samples: 37 },
  { number: 8, samples: 100 },
  { number: 10, samples: 100 },
  { number: 11, samples: 100 },
  { number: 12, samples: 100 },
  { number: 15, samples: 99 },
  { number: 100, samples: 99 },
  { number: 101, samples: 99 },
  { number: 102, samples: 99 },
];

/** Raw words at its standard input. Unlike a file they are never read from the beginning again. */
const STANDARD_INPUT = '200';
/** Without its usual table it does not first read as fast as it can to measure our speed. */
const COLUMNS = ['test_name', 'ntuple', 'pvalues', 'assessment'].flatMap((name) => ['-D', name]);

export async function askDieharder(
  program: string,
  { number, samples, sizeOfSample }: HardTest,
  words: Buffer,
): Promise<readonly HardResult[]> {
  const size = sizeOfSample === undefined ? [] : ['-t', String(sizeOfSample)];
  const what = ['-d', String(number), '-p', String(samples), ...size];
  const options = ['-g', STANDARD_INPUT, ...what, ...COLUMNS];
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'pipe'] });
  // It goes when it has read enough, and leaves the rest in the pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(words);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const [answer, complaint] = await said;
  const results = readResults(answer);
  if (code !== 0 || results.length === 0) {
    throw new Error(`dieharder's test ${number} ended with ${code}: ${complaint.trim()}`);
  }
  return results;
}

export function readResults(answer: string): readonly HardResult[] {
  return answer.split('\n').flatMap((line) => {
    const [name, bits, chance, assessment] = line.split('|').map((cell) => cell.trim());
    if (assessment !== 'PASSED' && assessment !== 'WEAK' && assessment !== 'FAILED') return [];
    return [{ test: `${name} ${bits}`, chance: Number(chance), assessment }];
  });
}
