import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import {
  aClerk,
  addOrders,
  addPlayers,
  clean,
  createExportWorld,
  type ExportWorld,
  jobOf,
  work,
} from './fixtures/export-world.ts';
import { readXlsx } from './fixtures/read-xlsx.ts';

const PLAYERS = 4_500;

let world: ExportWorld;
let clerk: Awaited<ReturnType<typeof aClerk>>;
let other: Awaited<ReturnType<typeof aClerk>>;
let playerId: bigint;
const from = new Date('2026-11-10T00:00:00Z');
const to = '2026-11-12T00:00:00.000Z';
const orders = { type: 'bet-orders', from: from.toISOString(), to } as const;

beforeAll(async () => {
  world = await createExportWorld();
  clerk = await aClerk(world, 'clerk');
  other = await aClerk(world, 'other');
  await addPlayers(world, PLAYERS);
  const { id } = await world.database.read
    .selectFrom('player')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  playerId = id;
  await addOrders(world, { playerId, from, count: 100 });
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`truncate export_file, job_run cascade`.execute(world.owner.read);
  world.parts.kept.clear();
  world.parts.onWrite = () => {};
});

async function written(request: Parameters<typeof clerk.add>[0]) {
  const job = jobOf(await clerk.add(request));
  await work(world, job);
  const [done] = await clerk.jobs();
  const file = await clerk.fetch(done?.download?.handle ?? '');
  if (typeof file === 'string') throw new Error(`${file} ${JSON.stringify(done)}`);
  return { job: done, ...file };
}

describe('a list leaves as a file', () => {
  test('[EXP-01, EXP-12] every row of the filter stands in the XLSX, money exact', async () => {
    const { job, bytes, told, name } = await written({ ...orders, format: 'xlsx' });
    const rows = readXlsx(bytes);
    expect(rows).toHaveLength(101);
    expect(rows[0]?.slice(0, 5)).toEqual(['Placed', 'Serial number', 'User id', 'Name', 'Phone']);
    expect(rows[1]?.slice(1)).toEqual([
      ...['B000000000001', playerId.toString(), '=HYPERLINK("http://x")', '0712•••001'],
      ...['User bet', 'Settled', '1', '2.51', '1000.50', 'cash', '1510.75', '0.00', '151.00'],
      ...['2360.25', rows[1]?.at(-1) ?? ''],
    ]);
    expect([bytes.length, name]).toEqual([told, expect.stringMatching(/^Bet orders .+\.xlsx$/)]);
    expect(job).toMatchObject({ status: 2, done: 100, total: 100, error: '', may_cancel: 0 });
  });

  test('[EXP-01] a CSV holds the same, in as many parts as it takes', async () => {
    const { bytes } = await written({ type: 'user-list', format: 'csv' });
    const lines = bytes.toString().trimEnd().split('\r\n');
    expect(lines).toHaveLength(PLAYERS + 1);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")",0712•••001,`);
    expect(new Set(lines).size).toBe(PLAYERS + 1);
  });

  test('[EXP-13] chosen columns alone, in their order', async () => {
    const { bytes } = await written({
      ...{ ...orders, format: 'csv', columns: ['tax', 'serial_number'] },
      filter: { start_time: from.toISOString(), stake_from: 1_000.5 },
    });
    const [head, first] = bytes.toString().slice(1).split('\r\n');
    expect(first).toBe('151.00,B000000000001');
    expect(head).toMatch(/^Tax,Serial number$/);
  });

  test('[EXP-14] whole phones for who may see them, and the log says so', async () => {
    const seer = await aClerk(world, 'seer', [
      ...(['list_export/add', 'job/inquire', 'order_list/inquire'] as const),
      'subscriber/reveal_phone',
    ]);
    const request = { ...orders, format: 'csv', whole_phones: 1 } as const;
    expect(await clerk.add(request)).toMatchObject({ refusal: 'permission-denied' });
    await work(world, jobOf(await seer.add(request)));
    const [job] = await seer.jobs();
    const file = await seer.fetch(job?.download?.handle ?? '');
    expect(typeof file === 'object' && file.bytes.toString()).toContain('255712000001');
    const log = await world.database.read
      .selectFrom('activity')
      .select(['type', 'content'])
      .where('userId', '=', seer.administratorId)
      .orderBy('id')
      .execute();
    expect(log.map(({ type }) => type)).toEqual([30, 33]);
    expect(log[1]?.content).toContain('whole phone numbers of a list: bet-orders');
  });

  test('[EXP-15] every list can be asked for and written', async () => {
    for (const type of [
      ...(['balance-bills', 'credit-bills', 'racing-coin-bills', 'deposits'] as const),
      ...(['withdrawals', 'regulator-report', 'user-list', 'bet-orders'] as const),
    ]) {
      const period = type === 'user-list' ? {} : { from: from.toISOString(), to };
      const { job } = await written({ type, format: 'xlsx', ...period });
      expect([type, job?.status]).toEqual([type, 2]);
      await sql`truncate export_file, job_run cascade`.execute(world.owner.read);
    }
  });
});

describe('what cannot be meant is refused', () => {
  const year = { from: '2025-11-12T00:00:00.000Z', to };
  test.each([
    ['a period that ends before it begins', { from: to, to: orders.from }, 'period-reversed'],
    ['a year of raw rows', year, 'period-too-long'],
    ['no period', { from: undefined, to: undefined }, 'period-needed'],
    ['a filter that the list does not know', { filter: { colour: 1 } }, 'parameter-invalid'],
    ['a column that it does not have', { columns: ['password_hash'] }, 'parameter-invalid'],
    ['a column twice', { columns: ['tax', 'tax'] }, 'parameter-invalid'],
    ['hidden digits of a phone', { filter: { phone: '12000' } }, 'phone-digits-hidden'],
  ])('[EXP-11] %s', async (_what, differences, refusal) => {
    const { from: begins, to: ends, ...rest } = { ...orders, ...differences };
    const period = { ...(begins && { from: begins }), ...(ends && { to: ends }) };
    const asked = await clerk.add({ format: 'csv', ...rest, ...period } as never);
    expect(asked).toMatchObject({ refusal });
    expect(await clerk.jobs()).toEqual([]);
  });

  test('[EXP-10] a list that its asker may not see', async () => {
    const stranger = await aClerk(world, 'stranger', ['list_export/add', 'job/inquire']);
    const asked = await stranger.add({ ...orders, format: 'csv' });
    expect(asked).toMatchObject({ refusal: 'permission-denied' });
  });

  test('[EXP-16] the same request makes one file, another under its key none', async () => {
    const key = 'the-same-key-again';
    const request = { ...orders, format: 'csv' } as const;
    const all = await Promise.all(Array.from({ length: 10 }, () => clerk.add(request, key)));
    expect(new Set(all.map((one) => jobOf(one).id)).size).toBe(1);
    expect(await clerk.jobs()).toHaveLength(1);
    expect(await clerk.add({ ...request, format: 'xlsx' }, key)).toMatchObject({
      refusal: 'request-key-used',
    });
  });

  test('[EXP-17] a fourth file while three are waiting', async () => {
    const request = { ...orders, format: 'csv' } as const;
    const all = await Promise.all(Array.from({ length: 10 }, () => clerk.add(request)));
    expect(all.filter((one) => 'job' in one)).toHaveLength(3);
    const refused = all.find((one) => !('job' in one));
    expect(refused).toEqual({ refusal: 'exports-waiting', values: { most: 3 } });
    expect((await waitingJobs(world.database)).length).toBeGreaterThanOrEqual(3);
  });
});

describe('whose file it is', () => {
  test('[EXP-30] nobody but its owner fetches it, and a guess finds nothing', async () => {
    const { job } = await written({ ...orders, format: 'csv' });
    const handle = job?.download?.handle ?? '';
    expect(handle).toMatch(/^[\w-]{32}$/);
    expect(await other.fetch(handle)).toBe('export-unknown');
    expect((await other.jobs())[0]?.download).toBeNull();
    for (const guess of ['', `${handle}x`, handle.slice(0, 31), 'a'.repeat(32), '%', "' or 1=1"]) {
      expect([guess, await clerk.fetch(guess)]).toEqual([guess, 'export-unknown']);
    }
  });

  test('[EXP-31, EXP-23] its link dies, and then its bytes', async () => {
    const { job } = await written({ ...orders, format: 'csv' });
    const handle = job?.download?.handle ?? '';
    await clean(world);
    expect(world.parts.kept.size).toBe(1);
    world.clock.advance({ minutes: 72 * 60 });
    expect(await clerk.fetch(handle)).toBe('export-expired');
    expect((await clerk.jobs())[0]?.download).toBeNull();
    await clean(world);
    expect(world.parts.kept.size).toBe(0);
    expect(await clerk.fetch(handle)).toBe('export-expired');
  });
});

describe('what does not end well', () => {
  test('[EXP-20] killed in the middle it is written anew, and half of it is never offered', async () => {
    const job = jobOf(await clerk.add({ ...orders, format: 'xlsx' }));
    let isKilled = false;
    world.parts.onWrite = (name) => {
      if (isKilled) return;
      isKilled = true;
      // What the process had handed over before it died.
      world.parts.kept.set(name, Buffer.from('half'));
      throw new Error('killed');
    };
    await expect(work(world, job)).rejects.toThrow('killed');
    expect((await clerk.jobs())[0]).toMatchObject({ status: 1, download: null });
    await work(world, job);
    const [done] = await clerk.jobs();
    const file = await clerk.fetch(done?.download?.handle ?? '');
    expect(typeof file === 'object' && readXlsx(file.bytes)).toHaveLength(101);
    expect(world.parts.kept.size).toBe(1);
    // Once more, because a job may run more than once: the file stands as it is.
    await work(world, job);
    expect(await clerk.fetch(done?.download?.handle ?? '')).toEqual(file);
  });

  test('[EXP-21] what breaks each time fails, without a file', async () => {
    const job = jobOf(await clerk.add({ ...orders, format: 'csv' }));
    world.parts.onWrite = () => {
      throw new Error('the store is full');
    };
    await expect(work(world, job)).rejects.toThrow();
    await expect(work(world, job)).rejects.toThrow();
    await work(world, job);
    const [failed] = await clerk.jobs();
    expect(failed).toMatchObject({ status: 3, download: null, may_cancel: 0 });
    expect(failed?.error).not.toBe('');
    expect(world.parts.kept.size).toBe(0);
  });

  test('[EXP-05] of which nothing was heard for a day was interrupted', async () => {
    await clerk.add({ ...orders, format: 'csv' });
    world.clock.advance({ minutes: 24 * 60 - 1 });
    await clean(world);
    expect((await clerk.jobs())[0]).toMatchObject({ status: 1 });
    world.clock.advance({ minutes: 2 });
    await clean(world);
    const [interrupted] = await clerk.jobs();
    expect(interrupted).toMatchObject({ status: 3, download: null });
    expect(interrupted?.error).not.toBe('');
  });

  test('[EXP-22] cancelled while it waits, and while it is written: no file', async () => {
    const waiting = jobOf(await clerk.add({ ...orders, format: 'csv' }));
    expect(await other.cancel(waiting)).toBe('permission-denied');
    expect(await clerk.cancel(waiting)).toBe('cancelled');
    expect(await clerk.cancel(waiting)).toBe('job-over');
    await work(world, waiting);
    const job = jobOf(await clerk.add({ type: 'user-list', format: 'csv' }));
    await world.database.transact((tx) =>
      tx
        .updateTable('jobRun')
        .set({ startedAt: world.clock.now() })
        .where('id', '=', BigInt(job.id))
        .execute(),
    );
    expect(await clerk.cancel(job)).toBe('cancelled');
    await work(world, job);
    expect((await clerk.jobs()).map(({ status, error }) => [status, error])).toEqual([
      [3, 'Cancelled'],
      [3, 'Cancelled'],
    ]);
    expect(world.parts.kept.size).toBe(0);
  });

  test('[EXP-24] more rows than allowed end without a file', async () => {
    const limits = { ...world.settings.current('exports'), rowsMax: 1_000 };
    const exports = { ...world.settings, current: () => limits } as never;
    const { createExports } = await import('./index.ts');
    const { createOutbox } = await import('../../platform/jobs/outbox.ts');
    const small = createExports({ ...world, settings: exports, outbox: createOutbox() });
    const job = jobOf(await clerk.add({ type: 'user-list', format: 'csv' }));
    await small.jobs[0]?.run({ jobId: job.id } as never);
    const [ended] = await clerk.jobs();
    expect(ended).toMatchObject({ status: 3, download: null });
    expect(ended?.error).toContain('more rows than allowed');
    expect(world.parts.kept.size).toBe(0);
  });
});
