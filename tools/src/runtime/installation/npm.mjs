import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname } from 'node:path';

/** The npm that runs us, otherwise the one on the path. */
function npmProgram(node) {
  const path = process.env.npm_execpath ?? '';
  return basename(path) === 'npm-cli.js' ? [node, path] : ['npm'];
}

const endWithUs = `--import=${new URL('../end-with-parent.mjs', import.meta.url).href}`;

const QUIET = [
  '--ignore-scripts',
  '--no-fund',
  '--no-audit',
  '--no-progress',
  '--no-update-notifier',
  '--engine-strict=false',
  // Without a network npm would go on trying for minutes.
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Runs npm and throws one clear line when it fails; what it printed is kept in the log file. npm
 * leaves out what does not fit the Node it runs on, so it is given the one that is meant.
 */
export async function runNpm(words, { folder, node, logFile }) {
  const [program, ...before] = npmProgram(node);
  const { code, printed } = await run([program, ...before, ...words, ...QUIET], folder, node);
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, printed);
  if (code !== 0) throw new Error(explain(printed, logFile));
}

function run([program, ...words], folder, node) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      // An install that outlives us would write into the next one.
      env: {
        ...process.env,
        PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${endWithUs}`,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const pieces = [];
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.stderr.on('data', (piece) => pieces.push(piece));
    child.on('error', () => reject(new Error('npm cannot be run: is it installed?')));
    child.on('close', (code) => resolve({ code, printed: Buffer.concat(pieces).toString() }));
  });
}

const EXPLANATIONS = [
  [/ENOSPC|EDQUOT|no space left/i, 'The disk is full: free some space and start again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET/,
    'The npm registry cannot be reached: check the network, or `npm config get registry`.',
  ],
  [/E401|E403/, 'The npm registry refuses us: log in with `npm login`, or check its address.'],
  [/EACCES|EPERM|EROFS/, 'npm may not write in this folder: run as its owner.'],
];

function explain(printed, logFile) {
  const known = EXPLANATIONS.find(([pattern]) => pattern.test(printed));
  if (known) return `${known[1]} (npm's own words: ${logFile})`;
  const line = printed.split('\n').findLast((text) => /^npm (error|ERR!) \S/.test(text));
  return `npm failed: ${line?.replace(/^npm (error|ERR!) /, '') ?? 'no reason given'} (${logFile})`;
}
