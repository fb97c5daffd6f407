import { CallRejected, openPageClient } from '@kipute/testkit/page-client';
import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from './fixtures/test-site.ts';

let site: TestSite;
afterEach(() => site.close());

const refusalOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (fault: unknown) => (fault instanceof CallRejected ? fault : undefined),
  );

test.each([
  ['backoffice', { field: 'content' }],
  ['player', {}],
] as const)('[BO-53] at the site %s an invalid request tells %j', async (name, values) => {
  site = await startTestSite({ site: name, handlers: {} });
  const page = openPageClient(site.url, {});
  const sent = page.api.log.add({ type: 9, content: 'x'.repeat(5_000) });
  const refused = await refusalOf(sent);
  expect([refused?.code, refused?.values]).toEqual(['parameter-invalid', values]);
});

test('[BO-64] a call that nobody waits for any more ends without a toast', async () => {
  site = await startTestSite({ site: 'backoffice', handlers: {} });
  const page = openPageClient(site.url, {});
  const abort = new AbortController();
  const sent = page.api.log.add({ type: 9, content: 'x' }, { signal: abort.signal });
  abort.abort();
  await expect(sent).rejects.toThrow('aborted');
  expect(page.toasts).toEqual([]);
});
