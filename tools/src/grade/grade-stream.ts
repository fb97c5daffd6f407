import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { openGradeBook } from '@kipute/contract/constants/betting-types/grading/grade-lines';

/** Enough to make a write worth its while, little enough to follow along. */
const WRITTEN_AT_ONCE = 64 * 1024;

/** Answers line by line; says how many lines could not be used. */
export async function gradeStream(from: Readable, to: Writable): Promise<number> {
  const book = openGradeBook();
  let number = 0;
  let errors = 0;
  let waiting = '';
  const flush = async () => {
    const isFull = !to.write(waiting);
    waiting = '';
    // A reader slower than we are must not fill our memory.
    if (isFull) await once(to, 'drain');
  };
  for await (const line of createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const told = parse(line);
    const answer = told.ok ? book.take(told.value) : { error: 'no JSON' };
    if (!answer) continue;
    const isError = 'error' in answer;
    if (isError) errors += 1;
    waiting += `${JSON.stringify(isError ? { line: number, ...answer } : answer)}\n`;
    if (waiting.length >= WRITTEN_AT_ONCE) await flush();
  }
  if (waiting !== '') await flush();
  return errors;
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parse(line: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch {
    return { ok: false };
  }
}
