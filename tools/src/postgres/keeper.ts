import { spawn } from 'node:child_process';
import type { KeptProgram } from './kept-process.ts';

/**
 * Stands between us and one program of PostgreSQL. Its standard input is a pipe that we hold: when
 * we end, however we end, the pipe closes and the keeper stops the program. It is started in a
 * session of its own, so a Ctrl-C in the terminal reaches neither of them out of turn.
 */
const FAST_STOP_MS = 15_000;
const IMMEDIATE_STOP_MS = 5_000;

const program = JSON.parse(process.argv[2] ?? '') as KeptProgram;
const child = spawn(program.file, program.arguments, {
  cwd: program.folder,
  env: program.environment,
  stdio: ['ignore', 'inherit', 'inherit'],
  ...program.runAs,
});

child.on('error', (error) => {
  console.error(`cannot run ${program.file}: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  if (signal !== null) console.error(`${program.file} was ended by ${signal}`);
  process.exit(code ?? 128);
});

let stopping: 'no' | 'fast' | 'immediate' = 'no';

/** In PostgreSQL's words: SIGINT sends clients away, SIGQUIT leaves repair to the next start. */
function stopFast(): void {
  if (stopping !== 'no') return;
  stopping = 'fast';
  child.kill('SIGINT');
  setTimeout(stopImmediately, FAST_STOP_MS);
}

function stopImmediately(): void {
  if (stopping === 'immediate') return;
  stopping = 'immediate';
  child.kill('SIGQUIT');
  setTimeout(() => child.kill('SIGKILL'), IMMEDIATE_STOP_MS);
}

process.stdin.on('data', (order) => (order.includes('immediate') ? stopImmediately() : stopFast()));
process.stdin.on('end', stopFast);
process.stdin.on('error', stopFast);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopFast);
