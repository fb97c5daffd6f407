import { expect, test } from 'vitest';
import { startTestSite } from './fixtures/test-site.ts';
import { answer } from './handler.ts';

test('[WIRE-26] a call under way is answered before the listener is gone', async () => {
  const finish = Promise.withResolvers<void>();
  let draining = false;
  const site = await startTestSite({
    isDraining: () => draining,
    handlers: {
      'log/add': async () => {
        await finish.promise;
        return answer(null);
      },
    },
  });
  const page = await site.openPage();
  const report = { type: 9, content: 'x' };
  const underWay = page.call('log/add', report);
  await expect.poll(() => site.options.loadShedder.inFlight()).toBe(1);

  draining = true;
  const closed = site.close();
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
  finish.resolve();
  const answered = await underWay;
  expect(answered).toMatchObject({ http: 200, reply: { status: 1 } });
  expect(answered.headers.get('connection')).toBe('close');
  await closed;
});
