import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';

/** The first Node that runs TypeScript as it is, and the one fetched in place of an older. */
const OLDEST = [22, 19];
const FETCHED = 26;

/** Between the two lines of releases lies one that ended before it could. */
const DEAD_MAJOR = 23;

export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === DEAD_MAJOR) return false;
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

const platform = process.platform === 'win32' ? 'win' : process.platform;
const packageName = `node-${platform}-${process.arch}`;
const binary = join('node_modules', packageName, 'bin', 'node');

/** The Node that runs our commands; null while it has not been fetched. */
export function findNode(dataFolder) {
  if (runsTypeScript(process.version)) return process.execPath;
  const fetched = join(dataFolder, 'runtime', binary);
  return existsSync(fetched) ? fetched : null;
}

/** Appears by one rename, so a fetch that was cut short is never taken for a Node. */
export async function fetchNode(dataFolder) {
  const staging = join(dataFolder, 'runtime-staging');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const words = ['install', '--prefix', staging, '--no-save', '--no-package-lock'];
  const logFile = join(dataFolder, 'logs', 'npm-node.log');
  await runNpm([...words, `${packageName}@${FETCHED}`], {
    folder: staging,
    node: process.execPath,
    logFile,
  });
  const trial = spawnSync(join(staging, binary), ['--version'], { encoding: 'utf8' });
  if (trial.status !== 0) {
    throw new Error(`Node ${FETCHED} does not run on this machine: install Node 22.19 or newer.`);
  }
  const runtime = join(dataFolder, 'runtime');
  rmSync(runtime, { recursive: true, force: true });
  renameSync(staging, runtime);
}
