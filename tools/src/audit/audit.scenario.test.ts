import { createTestDatabase } from '@kipute/testkit/test-database';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { runAudit } from './run-audit.ts';

test('[LED-23] sound books end well, a broken one is named and ends with 1', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { url, drop } = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    expect(await runAudit({ DATABASE_URL: url })).toBe(0);
    await client.query(`
      insert into journal_entry (key, cause, serial_number, remark, recorded_at)
      values ('alone', 5, '', '', now())`);
    await client.query(`
      insert into posting (recorded_at, entry_id, line, account, amount)
      select recorded_at, id, 1, 'stakes', 500 from journal_entry`);
    expect(await runAudit({ DATABASE_URL: url })).toBe(1);
    expect(said.mock.calls.flat().slice(-6)).toEqual([
      '✗ not so: every entry sums to zero (1)',
      '✓ every purse is the chain of its postings',
      '✗ not so: the world sums to zero (500 senti)',
      '✓ statistics are what the books say, hour by hour',
      '✓ the activity log is sealed line by line',
      `  newest seal, to be kept elsewhere: 0:${'0'.repeat(64)}`,
    ]);
    const { rows } = await client.query('select sound from books_audit order by id');
    expect(rows).toEqual([{ sound: true }, { sound: false }]);
  } finally {
    await client.end();
    await drop();
  }
});

test('[LOG-23] a record that nobody sealed is named and ends with 1', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { url, drop } = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      insert into activity (recorded_at, type, source, content, user_agent)
      values (now() - interval '5 minutes', 4, 'server', 'forged', '')`);
    expect(await runAudit({ DATABASE_URL: url })).toBe(1);
    expect(said.mock.calls.flat()).toContain(
      '✗ not so: the activity log is sealed line by line (record not sealed: record 1)',
    );
    expect(await runAudit({ DATABASE_URL: url, ACTIVITY_SEAL: 'x' })).toBe(1);
  } finally {
    await client.end();
    await drop();
  }
});

test('[LED-23] a database that does not answer is said in one line', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runAudit({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toBe(1);
  expect(said.mock.calls).toHaveLength(1);
});
