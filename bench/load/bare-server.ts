import { fork } from 'node:child_process';
import { join } from 'node:path';

export type BareServer = { readonly url: string; readonly stop: () => Promise<void> };

/** The same JSON from a Fastify route that does nothing else, in a process of its own. */
export function startBareServer(answer: string): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server-process.ts'));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.on('message', (url) => resolve({ url: String(url), stop }));
    child.on('error', reject);
    child.send(answer);
  });
}
