import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Two commands of one clone may be started at the same moment, and both would install. The holder
 * touches the file while it works; a file that nobody touches belongs to a holder that was killed.
 */
const TOUCH_EVERY_MS = 1_000;
const ABANDONED_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 200;

export async function withLock(lockFile, work, whileWaiting = () => undefined) {
  mkdirSync(dirname(lockFile), { recursive: true });
  let told = false;
  while (!take(lockFile)) {
    if (!told) whileWaiting();
    told = true;
    await delay(LOOK_EVERY_MS);
  }
  const touching = setInterval(() => touch(lockFile), TOUCH_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(lockFile, { force: true });
  }
}

function take(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true });
    return false;
  }
}

/** The number alone may belong to somebody else by now, the time alone makes people wait. */
function isAbandoned(lockFile) {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > ABANDONED_AFTER_MS) return true;
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function touch(lockFile) {
  try {
    utimesSync(lockFile, new Date(), new Date());
  } catch {
    // Gone with the whole folder: there is nothing left to protect.
  }
}
