import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';

/** npm writes this as the last thing of an install: what really lies in node_modules. */
const INSTALLED = join('node_modules', '.package-lock.json');

/**
 * What makes the installed packages differ from the lock file, or null when they agree. Asking npm
 * takes seconds; reading its two lists takes milliseconds, and it is asked at every start.
 */
export function findStale(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, INSTALLED));
  if (wanted === null) return 'package-lock.json is missing';
  if (installed === null) return 'nothing is installed';
  for (const [path, entry] of Object.entries(wanted)) {
    const stale = path.includes('node_modules/')
      ? packageStale({ root, path, entry, installed })
      : workspaceStale({ root, path, entry });
    if (stale !== null) return stale;
  }
  return null;
}

function packageStale({ root, path, entry, installed }) {
  if (!belongsHere(entry)) return null;
  const found = installed[path];
  const same = found?.version === entry.version && found?.integrity === entry.integrity;
  return same && existsSync(join(root, path)) ? null : path;
}

/** A dependency written into a package.json that the lock file has not heard of. */
function workspaceStale({ root, path, entry }) {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const agrees = ['dependencies', 'devDependencies'].every((kind) =>
    sameRanges(manifest[kind], entry[kind]),
  );
  return agrees ? null : join(path, 'package.json');
}

const sameRanges = (left = {}, right = {}) =>
  Object.keys(left).length === Object.keys(right).length &&
  Object.keys(left).every((name) => left[name] === right[name]);

/** Programs for other machines stay out; optional ones for this machine are needed all the same. */
function belongsHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (!os && !cpu) return false;
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, cLibrary());
}

function fits(list, name) {
  if (!list || name === null) return true;
  return (
    list.includes(name) || (list.every((one) => one.startsWith('!')) && !list.includes(`!${name}`))
  );
}

let knownLibrary;
function cLibrary() {
  if (process.platform !== 'linux') return null;
  knownLibrary ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibrary;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

export async function installPackages({ root, logFile }) {
  // Without it the tree counts as not installed, however far this gets.
  rmSync(join(root, INSTALLED), { force: true });
  await runNpm(['ci', '--include=dev', '--include=optional'], { folder: root, logFile });
  const stale = findStale(root);
  if (stale !== null) throw new Error(`npm did not install ${stale}: see ${logFile}`);
}
