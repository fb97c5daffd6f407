import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { PlainError } from '../runtime/plain-error.ts';
import { gradeStream } from './grade-stream.ts';

type Surroundings = {
  readonly input: Readable;
  readonly output: Writable;
  /** Where the one who typed the command was: npm runs it elsewhere. */
  readonly folder: string;
};

/** `npm run grade`: answers the exit code. */
export async function runGrade(
  words: readonly string[],
  { input, output, folder }: Surroundings,
): Promise<number> {
  try {
    const { file, help } = readOptions(words);
    if (help) {
      output.write(`${HELP}\n`);
      return 0;
    }
    const from = file === undefined ? input : await openFile(resolve(folder, file));
    return (await gradeStream(from, output)) === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`✗ ${error.message}`);
    return 1;
  }
}

async function openFile(file: string): Promise<Readable> {
  const handle = await open(file).catch(() => {
    throw new PlainError(`${file} cannot be read.`);
  });
  if ((await handle.stat()).isDirectory()) {
    await handle.close();
    throw new PlainError(`${file}: it is a directory. Name a file.`);
  }
  return handle.createReadStream();
}

type GradeOptions = {
  /** Undefined: what is piped in. */
  readonly file: string | undefined;
  readonly help: boolean;
};

export const HELP = `npm run grade -- [FILE]

Reads JSON lines from FILE or, without one, from what is piped in (npm run -s grade < FILE).

  {"result": {…}}     tells how a match ended; it holds until the next result
  {"selection": {…}}  is answered by one line with its outcome code

A result:     {"matchId":"m1","sport":"football","status":"ended",
               "counts":{"goals":{"5":[1,0],"3":[2,1]}}}
A selection:  {"id":"s1","type":69,"part":3,"pick":"home"}
Its answer:   {"id":"s1","outcome":4,"word":"win"}

Codes: 0 pending, 1 abnormal (with "why"), 2 refund, 3 lose, 4 win, 5 half-win, 6 half-lose.
A line that cannot be used is answered by {"line":N,"error":"…"}, and the command ends with 1.
If it may have been a result, selections that name no match are abnormal until the next result.
Lines end with a line feed and have at most 1 MiB of UTF-8.
Every field is described in docs/spec/grading.md.

  --help  this text`;

export function readOptions(words: readonly string[]): GradeOptions {
  const { values, positionals } = parse(words);
  const [file, ...others] = positionals;
  if (others.length > 0) throw new PlainError('Name one file, or none to read what is piped in.');
  return { file, help: values.help ?? false };
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
    throw new PlainError(`${reason}. See npm run grade -- --help.`);
  }
}
