import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** A file is there with all of its text or not at all, whenever the machine or we stop. */
export function writeWhole(file: string, text: string, mode: number): void {
  const unfinished = `${file}.${process.pid}.part`;
  rmSync(unfinished, { force: true });
  const handle = openSync(unfinished, 'wx', mode);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
}
