import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_RUNS = 3;

/** A new log for this run; those of the runs before stay beside it as `name.1.log` and so on. */
export function freshLog(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = (age: number) => join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`);
  for (let age = KEPT_RUNS - 1; age >= 0; age -= 1) {
    if (existsSync(file(age))) renameSync(file(age), file(age + 1));
  }
  return file(0);
}

export function lastLines(file: string, count: number): readonly string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.filter((line) => line.trim() !== '').slice(-count);
}
