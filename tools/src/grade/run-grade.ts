import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { PlainError } from '../runtime/plain-error.ts';
import { gradeStream } from './grade-stream.ts';
import { HELP, readOptions } from './options.ts';

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
