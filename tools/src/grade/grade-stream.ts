import { isUtf8 } from 'node:buffer';
import type { Readable, Writable } from 'node:stream';
import {
  type GradeBook,
  type LineAnswer,
  openGradeBook,
} from '@kipute/contract/constants/betting-types/grading/grade-lines';
import { PlainError } from '../runtime/plain-error.ts';

/** Enough to make a write worth its while, little enough to follow along. */
const WRITTEN_AT_ONCE = 64 * 1024;

/** Answers line by line; says how many lines could not be used. */
export async function gradeStream(from: Readable, to: Writable): Promise<number> {
  const book = openGradeBook();
  const answers = answersTo(to);
  let errors = 0;
  for await (const line of linesOf(from)) {
    const answer = answerTo(line, book);
    if (!answer) continue;
    const isError = 'error' in answer;
    if (isError) errors += 1;
    await answers.add(JSON.stringify(isError ? { line: line.number, ...answer } : answer));
    if (answers.isClosed()) break;
  }
  await answers.flush();
  return errors;
}

/** Long names of a line are not echoed whole. */
const ERROR_LENGTH_MAX = 300;

function answerTo(line: Line, book: GradeBook): LineAnswer | undefined {
  if (line.problem === undefined && line.text.trim() === '') return undefined;
  const told = line.problem === undefined ? parse(line.text) : undefined;
  if (!told) {
    book.miss(line.text);
    return { error: line.problem ?? 'no JSON' };
  }
  const answer = book.take(told.value);
  if (!answer || !('error' in answer)) return answer;
  return { error: answer.error.slice(0, ERROR_LENGTH_MAX) };
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Collects answers and writes them in pieces. Who closes the pipe has read enough. */
function answersTo(to: Writable) {
  let waiting = '';
  let isClosed = false;
  let failure: Error | undefined;
  to.on('close', () => {
    isClosed = true;
  });
  to.on('error', (error: NodeJS.ErrnoException) => {
    isClosed = true;
    if (error.code !== 'EPIPE') failure = error;
  });
  const flush = async () => {
    const text = waiting;
    waiting = '';
    const isFull = text !== '' && !isClosed && !to.write(text);
    // A reader slower than we are must not fill our memory.
    if (isFull) await whenDrained(to);
    if (failure) throw new PlainError(`The answers cannot be written: ${failure.message}`);
  };
  return {
    flush,
    isClosed: () => isClosed,
    add: async (line: string) => {
      waiting += `${line}\n`;
      if (waiting.length >= WRITTEN_AT_ONCE) await flush();
    },
  };
}

const endings = ['drain', 'close', 'error'] as const;

/** Or closed. */
function whenDrained(to: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const ending of endings) to.off(ending, done);
      resolve();
    };
    for (const ending of endings) to.once(ending, done);
  });
}

type Line = {
  readonly number: number;
  /** Of a line that is too long its beginning. */
  readonly text: string;
  readonly problem: string | undefined;
};

/** No result is as long; without a bound a file without line ends would fill the memory. */
const LINE_MAX = 1024 * 1024;
const BEGINNING = 4 * 1024;
const LINE_FEED = 0x0a;

/**
 * Lines end with a line feed and nothing else: other separators may stand inside of a text. What is
 * beyond the longest line is read and let go.
 */
async function* linesOf(from: Readable): AsyncGenerator<Line> {
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 0;
  const add = (piece: Buffer) => {
    if (size <= LINE_MAX) pieces.push(piece);
    size += piece.length;
    if (size > LINE_MAX && pieces.length > 1) {
      pieces = [Buffer.concat(pieces).subarray(0, LINE_MAX)];
    }
  };
  const take = (): Line => {
    number += 1;
    const line = { number, ...textOf(Buffer.concat(pieces), size) };
    pieces = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunksOf(from)) {
    let begins = 0;
    for (let ends = chunk.indexOf(LINE_FEED); ends >= 0; ends = chunk.indexOf(LINE_FEED, begins)) {
      add(chunk.subarray(begins, ends));
      yield take();
      begins = ends + 1;
    }
    add(chunk.subarray(begins));
  }
  if (size > 0) yield take();
}

/** A byte-order mark says nothing. */
function textOf(bytes: Buffer, size: number): Pick<Line, 'text' | 'problem'> {
  const text = (kept: Buffer) => kept.toString('utf8').replace(/^\uFEFF/, '');
  if (size > LINE_MAX) {
    return { text: text(bytes.subarray(0, BEGINNING)), problem: `longer than ${LINE_MAX} bytes` };
  }
  return { text: text(bytes), problem: isUtf8(bytes) ? undefined : 'no UTF-8' };
}

async function* chunksOf(from: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of from) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // What fails in here is reading; whoever takes the chunks has a path of its own.
    if (code === undefined) throw error;
    throw new PlainError(
      code === 'EISDIR' ? 'A directory cannot be graded: name a file.' : `Reading failed: ${code}.`,
    );
  }
}
