import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../runtime/plain-error.ts';
import { type Proof, proveRound, readRounds } from './prove-round.ts';

type Surroundings = {
  readonly output: { readonly write: (text: string) => unknown };
  /** Where the one who typed the command was: npm runs it elsewhere. */
  readonly folder: string;
};

export const HELP = `npm run prove-round -- FILE

Reads one round of racing or a list of them, as JSON, from FILE: what the proof page
exports. Of each it makes the commitment and the order of the cars again, from the seed,
salt and number of the round alone, and says whether they are what was published.
It asks nobody: no server, no network. How it is done is described in docs/spec/chance.md.

Ends with 0 when every round agrees, with 1 when any does not.

  --help  this text`;

/** `npm run prove-round`: answers the exit code. */
export async function runProveRound(
  words: readonly string[],
  { output, folder }: Surroundings,
): Promise<number> {
  try {
    const { file, help } = readOptions(words);
    if (help) {
      output.write(`${HELP}\n`);
      return 0;
    }
    const rounds = readRounds(await readJson(resolve(folder, file ?? '')));
    if (!rounds) throw new PlainError(`${file}: it holds neither a round nor a list of rounds.`);
    const proofs = rounds.map(proveRound);
    for (const proof of proofs) output.write(`${lineOf(proof)}\n`);
    const isProven = proofs.every(({ kind }) => kind !== 'not-proven');
    output.write(isProven ? `All ${proofs.length} agree.\n` : 'NOT all agree.\n');
    return isProven ? 0 : 1;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`✗ ${error.message}`);
    return 1;
  }
}

function lineOf(proof: Proof): string {
  switch (proof.kind) {
    case 'proven':
      return `✓ ${proof.id}  ${proof.result.join('-')}`;
    case 'refunded':
      return `✓ ${proof.id}  refunded, no order to prove`;
    case 'not-proven':
      return `✗ ${proof.id}  ${proof.why}`;
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PlainError(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new PlainError(`${file} is not JSON.`);
  }
}

function readOptions(words: readonly string[]) {
  const { values, positionals } = parse(words);
  const help = values.help ?? false;
  if (!help && positionals.length !== 1) {
    throw new PlainError('Name one file. See npm run prove-round -- --help.');
  }
  return { file: positionals[0], help };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new PlainError(`${reason}. See npm run prove-round -- --help.`);
  }
}
