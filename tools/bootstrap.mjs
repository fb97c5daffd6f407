import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './src/runtime/folder-lock.mjs';
import { fetchNode, findNode } from './src/runtime/installation/node-runtime.mjs';
import { findStale, installPackages } from './src/runtime/installation/packages.mjs';
import { whenNpmEnds } from './src/runtime/parent-watch.mjs';
import { showStep } from './src/runtime/progress.mjs';
import { runCommand } from './src/runtime/run-command.mjs';

/**
 * The door of every npm script. It brings a fresh clone to where TypeScript runs (a Node that can,
 * the packages of the lock file) and then hands over to the command. It needs Node 20 and nothing
 * else: all that follows may rely on what it installed.
 */
const COMMANDS = [
  'start',
  'test',
  'check',
  'bench',
  'simulate',
  'audit',
  'open-office',
  'grade',
  'prove-round',
  'format',
  'pictures',
  'sbom',
  'generate',
  'first-administrator',
];
const OLDEST_MAJOR = 20;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dataFolder = join(root, '.data');

function refuse(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

function findCommand(name) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_MAJOR) {
    refuse(`Node ${process.versions.node} is too old: install Node ${OLDEST_MAJOR} or newer.`);
  }
  const list = `Commands: ${COMMANDS.join(', ')}.`;
  if (!COMMANDS.includes(name)) refuse(`There is no command "${name ?? ''}". ${list}`);
  const file = join(root, 'tools/src/commands', `${name}.ts`);
  if (!existsSync(file)) refuse(`The command "${name}" is not part of this version. ${list}`);
  return file;
}

const isReady = () => findNode(dataFolder) !== null && findStale(root) === null;

async function makeReady() {
  if (findNode(dataFolder) === null) {
    await showStep('Fetching a newer Node', () => fetchNode(dataFolder));
  }
  if (findStale(root) !== null) {
    const logFile = join(dataFolder, 'logs/npm-packages.log');
    const node = findNode(dataFolder);
    await showStep('Installing packages', () => installPackages({ root, node, logFile }));
  }
}

const folderTrouble = {
  ENOSPC: 'The disk is full: free some space and start again.',
  EACCES: `${dataFolder} may not be written by this user: run as the owner of the folder.`,
  EPERM: `${dataFolder} may not be written by this user: run as the owner of the folder.`,
  EROFS: `${dataFolder} is on a read-only disk.`,
};

const [name, ...words] = process.argv.slice(2);
const file = findCommand(name);
let command = null;
whenNpmEnds(() => (command === null ? process.exit(1) : command.kill('SIGTERM')));
try {
  if (!isReady()) {
    mkdirSync(dataFolder, { recursive: true });
    const waiting = () => console.log('… another command of this clone is installing; waiting');
    await withLock(join(dataFolder, 'install.lock'), makeReady, waiting);
  }
  command = runCommand({ node: findNode(dataFolder), file, words, root });
} catch (error) {
  refuse(folderTrouble[error.code] ?? error.message);
}
