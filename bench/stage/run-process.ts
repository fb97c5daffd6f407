import { fork } from 'node:child_process';

/**
 * Runs a program of a bench in a process of its own: it is sent a plan and answers with one
 * result. Load must not share our process, which has the server's answers to check.
 */
export function runProcess<Result>(file: string, plan: object): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(file, { stdio: 'inherit' });
    child.on('message', (result) => resolve(result as Result));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`${file} ended with ${code}`));
    });
    child.send(plan);
  });
}
