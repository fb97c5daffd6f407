import { createTestDatabase } from '@kipute/testkit/test-database';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { runOpenOffice } from './run-open-office.ts';

test('[ADR-12] from the console the office is opened, said and logged', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { url, drop } = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      insert into address_rule (network, list, reach, note, made_at) values
        ('41.59.3.0/24', 'allow', 'office', 'only us', now()),
        ('8.8.8.8', 'block', 'players', 'attack', now())`);
    expect(await runOpenOffice({ DATABASE_URL: url })).toBe(0);
    expect(said.mock.calls.flat()[0]).toBe('✓ no longer: allow 41.59.3.0/24 for office');
    const { rows } = await client.query('select list, network::text from address_rule');
    expect(rows).toEqual([{ list: 'block', network: '8.8.8.8/32' }]);
    const { rows: told } = await client.query(
      `select source, user_id, content from activity where type = 28`,
    );
    expect(told).toEqual([
      {
        source: 'server',
        user_id: null,
        content: 'opened from the console: allow 41.59.3.0/24 for office',
      },
    ]);
  } finally {
    await client.end();
    await drop();
  }
});

test('[ADR-12] a database that does not answer is said in one line', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runOpenOffice({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toBe(1);
  expect(said.mock.calls).toHaveLength(1);
});
