import { afterEach, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite, type TestSiteOptions } from './fixtures/test-site.ts';
import { answer } from './handler.ts';

const openSites: TestSite[] = [];

async function startSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const site = await startTestSite(options);
  openSites.push(site);
  return site;
}

afterEach(async () => {
  await Promise.all(openSites.splice(0).map((site) => site.close()));
});

async function read(site: TestSite, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers });
  return { http: response.status, text: await response.text() };
}

describe('readiness', () => {
  test.each([
    ['all is well', {}, 200, '{"ready":true}'],
    ['it drains', { isDraining: () => true }, 503, '{"ready":false,"because":"draining"}'],
    [
      'migrations are missing',
      { whyNotReady: async () => '2 migrations are not applied' },
      503,
      '{"ready":false,"because":"2 migrations are not applied"}',
    ],
    [
      'the database does not answer',
      { whyNotReady: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5')) },
      503,
      '{"ready":false,"because":"a dependency does not answer"}',
    ],
  ])('[WIRE-24] when %s', async (_when, options, http, text) => {
    const site = await startSite(options);
    expect(await read(site, '/readyz')).toEqual({ http, text });
    expect(await read(site, '/healthz')).toEqual({ http: 200, text: '{"alive":true}' });
  });

  test('[WIRE-26] a draining process takes no new calls and asks the caller to leave', async () => {
    const site = await startSite({ isDraining: () => true });
    const page = await site.openPage();
    const sent = await page.call('bet_config/inquire');
    expect(sent).toMatchObject({ http: 503, reply: { code: 'overloaded' } });
    expect(sent.headers.get('connection')).toBe('close');
  });
});

describe('metrics', () => {
  test('[WIRE-24] the back-office listener counts every call by outcome', async () => {
    const site = await startSite({
      site: 'backoffice',
      handlers: { 'log/add': async () => answer(null) },
    });
    const page = await site.openPage();
    await page.call('log/add', { type: 9, content: 'x' });
    await page.call('log/add', {});
    const { text } = await read(site, '/metrics');
    expect(text).toContain('kipute_call_seconds_count{call="log/add",outcome="ok"} 1');
    expect(text).toContain(
      'kipute_call_seconds_count{call="log/add",outcome="parameter-invalid"} 1',
    );
    expect(text).toContain('process_resident_memory_bytes');
  });

  test.each([
    ['at the player site', 'player', {}],
    ['through a proxy', 'backoffice', { 'x-forwarded-for': '41.59.3.7' }],
  ] as const)('[WIRE-24] no metrics %s', async (_where, site, headers) => {
    const { text } = await read(await startSite({ site }), '/metrics', headers);
    expect(text).not.toContain('kipute_call_seconds');
  });
});

describe('the page of calls', () => {
  test('[WIRE-25] is served at the back-office', async () => {
    const { http, text } = await read(await startSite({ site: 'backoffice' }), '/api-docs');
    expect(http).toBe(200);
    expect(text).toContain('<h2>bet_config/inquire</h2>');
    expect(text).toContain('an administrator with the node log/inquire');
  });

  test('[WIRE-25] is not served to players', async () => {
    const { text } = await read(await startSite(), '/api-docs');
    expect(text).not.toContain('bet_config');
  });
});
