import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createFakeClock } from '@kipute/testkit/fake-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitorCountry } from '../../features/visitor-country/index.ts';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createCountryLookup } from './index.ts';

const program = join(import.meta.dirname, '../../../../../simulators/visitor-country/src/main.ts');
let simulator: ReturnType<typeof spawn>;
let url: string;

beforeAll(async () => {
  simulator = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', LOOKUP_KEY: 'a-key' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = simulator;
  if (!stdout) throw new Error('the simulator says nothing');
  for await (const line of createInterface({ input: stdout })) {
    url = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
    break;
  }
});
afterAll(async () => {
  simulator.kill();
  await once(simulator, 'exit');
});

const believe = (fields: Readonly<Record<string, string>>) =>
  fetch(`${url}/countries`, { method: 'POST', body: new URLSearchParams(fields) });

const service = (key = 'a-key') =>
  createCountryLookup({ VISITOR_COUNTRY_URL: url, VISITOR_COUNTRY_KEY: key });

test('[APP-21] the service is asked in its own words and tells the country', async () => {
  await believe({ address: '8.8.8.8', country: 'US' });
  const lookup = await service();
  expect(await lookup?.countryOf('8.8.8.8')).toBe('US');
  expect(await lookup?.countryOf('2001:4860::1')).toBe('TZ');
});

test('[APP-21] another key, a fault, no country, nobody there and silence are unknown', async () => {
  const address = '8.8.4.4';
  const stranger = await service('another-key');
  expect(await stranger?.countryOf(address)).toBeUndefined();
  await believe({ trouble: 'fault', country: 'TZ' });
  const lookup = await service();
  expect(await lookup?.countryOf(address)).toBeUndefined();
  await believe({ trouble: 'silence', country: 'TZ' });
  expect(await lookup?.countryOf(address)).toBeUndefined();
  await believe({ country: '' });
  expect(await lookup?.countryOf(address)).toBeUndefined();
  await believe({ country: 'TZ' });
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  const nobody = await createCountryLookup({ VISITOR_COUNTRY_URL: `http://127.0.0.1:${port}` });
  expect(await nobody?.countryOf(address)).toBeUndefined();
});

test('[APP-20] whom the service places elsewhere is not served, everybody else is', async () => {
  await believe({ address: '8.8.8.8', country: 'KE' });
  const lookup = await service();
  const { routes } = createVisitorCountry({ clock: createFakeClock(), lookup });
  const ask = (address: string) => routes['visitor/country']({}, contextOf(visitor, { address }));
  expect([await ask('8.8.8.8'), await ask('41.59.3.7'), await ask('127.0.0.1')]).toMatchObject([
    { content: { country: 'KE', is_served: 0 } },
    { content: { country: 'TZ', is_served: 1 } },
    { content: { country: null, is_served: 1 } },
  ]);
});

test('[APP-21] a file that is none stops the start', async () => {
  await expect(createCountryLookup({ VISITOR_COUNTRY_FILE: program })).rejects.toThrow();
});
