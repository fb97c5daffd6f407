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
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  const installed = readPackages(join(root, INSTALLED));
  if (installed === null) return 'nothing is installed';
  const packages = Object.entries(wanted).filter(([path]) => isPackage(path));
  const stale = packages.find(([path, entry]) => isStale({ root, path, entry, installed }));
  return stale?.[0] ?? findDisagreement(root);
}

/** The first package.json with a dependency that the lock file has not heard of. */
function findDisagreement(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === null) return 'package.json';
  const manifests = Object.entries(wanted).filter(([path]) => !isPackage(path));
  const differs = manifests.find(([path, entry]) => !agrees(join(root, path), entry));
  return differs === undefined ? null : join(differs[0], 'package.json');
}

const isPackage = (path) => path.includes('node_modules/');

function isStale({ root, path, entry, installed }) {
  if (!belongsHere(entry)) return false;
  const found = installed[path];
  const same = found?.version === entry.version && found?.integrity === entry.integrity;
  return !same || !existsSync(join(root, path));
}

function agrees(folder, entry) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return true;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  return ['dependencies', 'devDependencies'].every((kind) =>
    sameRanges(manifest[kind], entry[kind]),
  );
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

/**
 * Not `npm ci`: it refuses a lock file that lacks the programs of machines a registry does not
 * carry. `npm install` keeps to the lock file as well, but would take a package that was unpacked
 * half way for a whole one; so an install that did not finish is removed first.
 */
export async function installPackages({ root, node, logFile }) {
  const disagreement = findDisagreement(root);
  if (disagreement !== null) {
    throw new Error(`${disagreement} and package-lock.json disagree: run \`npm install\`.`);
  }
  if (!existsSync(join(root, INSTALLED))) removePackages(root);
  // Without it the tree counts as not installed, however far this gets.
  rmSync(join(root, INSTALLED), { force: true });
  const words = ['install', '--no-save', '--prefer-offline', '--include=dev', '--include=optional'];
  await runNpm(words, { folder: root, node, logFile });
  const stale = findStale(root);
  if (stale !== null) throw new Error(`npm did not install ${stale}: see ${logFile}`);
}

function removePackages(root) {
  const paths = Object.keys(readPackages(join(root, 'package-lock.json')) ?? {}).filter(isPackage);
  const folders = new Set(paths.map((path) => path.slice(0, path.indexOf('node_modules/'))));
  for (const folder of folders) {
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true });
  }
}
