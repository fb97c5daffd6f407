import { expect, test } from 'vitest';
import { supervise } from './supervision.ts';
import type { Pace, Running } from './world-process.ts';

/** Notes when and how it is asked to stop; ends when it is let go. */
function aProcess(name: string, asked: string[], ends: 'at once' | 'immediate only' = 'at once') {
  const { promise, resolve } = Promise.withResolvers<string>();
  const running: Running = {
    name,
    logFile: `${name}.log`,
    ended: promise,
    stop: async (pace: Pace) => {
      asked.push(`${name} ${pace}`);
      if (ends === 'at once' || pace === 'immediate') resolve(pace);
      await promise;
    },
  };
  return { running, end: resolve };
}

test('[START-22] what was started last is stopped first', async () => {
  const asked: string[] = [];
  const supervision = supervise();
  for (const name of ['database', 'simulator', 'server']) {
    supervision.add(aProcess(name, asked).running, 'lasting');
  }
  await supervision.stopAll();
  expect(asked).toEqual(['server fast', 'simulator fast', 'database fast']);
  expect(supervision.isIdle()).toBe(true);
});

test('[START-22] a second Ctrl-C hurries the one at hand and the rest', async () => {
  const asked: string[] = [];
  const supervision = supervise();
  supervision.add(aProcess('database', asked).running, 'lasting');
  supervision.add(aProcess('server', asked, 'immediate only').running, 'lasting');
  const stopped = supervision.stopAll();
  supervision.hurry();
  await stopped;
  expect(asked).toEqual(['server fast', 'server immediate', 'database immediate']);
});

test('[START-28] something lasting that ends by itself is a failure', async () => {
  const supervision = supervise();
  const server = aProcess('server', []);
  supervision.add(server.running, 'lasting');
  server.end('exit code 3');
  await expect(supervision.failure).rejects.toThrow('server ended unexpectedly (exit code 3)');
});

test('[START-28] something passing may end, and so may what we stop', async () => {
  const supervision = supervise();
  const build = aProcess('build', []);
  supervision.add(build.running, 'passing');
  supervision.add(aProcess('server', []).running, 'lasting');
  build.end('exit code 0');
  await supervision.stopAll();
  const quiet = Promise.resolve('no failure');
  expect(await Promise.race([supervision.failure, quiet])).toBe('no failure');
});
