import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;

/**
 * Calls back when npm, which started us, is gone. npm does not pass a signal on through its shell,
 * and cannot when it is killed: without this we would live on with nobody to stop us.
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shellParent = isShell(parent) ? parentOf(parent) : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOfShell(parent, shellParent) === shellParent) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}

const isShell = (pid) => readProc(pid, 'cmdline').split('\0')[1] === '-c';
const parentOfShell = (pid, known) => (known === null ? null : parentOf(pid));

/** Null where the system has no such file. */
function parentOf(pid) {
  const stat = readProc(pid, 'stat');
  return stat === '' ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
