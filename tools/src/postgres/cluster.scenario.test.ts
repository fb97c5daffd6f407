import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identify, parentOf, waitUntilEnded } from '../runtime/process-identity.ts';
import { startCluster } from './cluster.ts';

const HOLDER = fileURLToPath(new URL('./fixtures/hold-cluster.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kipute-cluster-'));
// The user that runs PostgreSQL for root must be able to pass.
chmodSync(folder, 0o755);
const data = join(folder, 'cluster/data');
const quiet = () => undefined;
const open = () => startCluster({ folder, durability: 'durable', log: quiet });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

type Holder = { readonly child: ChildProcess; readonly url: string };

/** Another process of ours that holds the cluster. */
async function holdCluster(): Promise<Holder> {
  const child = spawn(process.execPath, [HOLDER, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, url: JSON.parse(line).url };
  }
  throw new Error('the holder said nothing');
}

const postmasterPid = () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);

function identityOf(pid: number | undefined | null) {
  const identity = pid ? identify(pid) : null;
  if (identity === null) throw new Error(`process ${pid} does not run`);
  return identity;
}

describe('a cluster', () => {
  beforeAll(async () => {
    const cluster = await open();
    await ask(cluster.ownerUrl('kipute'), `create table note as select 'kept' as text`);
    await cluster.stop();
  });

  test('[START-10] is PostgreSQL 18 and keeps what was written', async () => {
    const cluster = await open();
    expect(await ask(cluster.ownerUrl('kipute'), 'show server_version_num')).toMatch(/^18/);
    expect(await ask(cluster.ownerUrl('kipute'), 'select text from note')).toBe('kept');
    await cluster.stop();
  });

  test('[START-11] serves the application as an ordinary role on this machine alone', async () => {
    const cluster = await open();
    const url = cluster.ownerUrl('kipute');
    expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(
      false,
    );
    expect(
      await ask(
        url,
        'select datdba::regrole::text from pg_database where datname = current_database()',
      ),
    ).toBe('kipute');
    const server = cluster.runtimeUrl('kipute');
    const rights = `select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls
      or has_schema_privilege('public', 'create') from pg_roles where rolname = current_user`;
    expect(await ask(server, rights)).toBe(false);
    expect(await ask(cluster.adminUrl, 'show listen_addresses')).toBe('127.0.0.1');
    expect(await ask(cluster.adminUrl, 'show unix_socket_directories')).toBe('');
    expect(await ask(url, 'show synchronous_commit')).toBe('on');
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
    await cluster.stop();
  });

  test('[START-12] ends with its owner, even by SIGKILL', async () => {
    const { child } = await holdCluster();
    const postmaster = identityOf(postmasterPid());
    const keeper = identityOf(parentOf(postmaster.pid));
    child.kill('SIGKILL');
    expect(await waitUntilEnded(postmaster, 20_000)).toBe('ended');
    expect(await waitUntilEnded(keeper, 5_000)).toBe('ended');
  });

  test('[START-12] is stopped by its owner when its keeper was killed', async () => {
    const cluster = await open();
    const postmaster = identityOf(postmasterPid());
    process.kill(identityOf(parentOf(postmaster.pid)).pid, 'SIGKILL');
    await cluster.ended;
    await cluster.stop();
    expect(identify(postmaster.pid)).toBeNull();
  });

  test('[START-13] left behind by a killed owner and keeper is stopped by the next', async () => {
    const { child } = await holdCluster();
    const postmaster = identityOf(postmasterPid());
    const keeper = identityOf(parentOf(postmaster.pid));
    process.kill(keeper.pid, 'SIGKILL');
    child.kill('SIGKILL');
    await waitUntilEnded(keeper, 5_000);
    expect(identify(postmaster.pid)).toEqual(postmaster);

    const cluster = await open();
    expect(identify(postmaster.pid)).toBeNull();
    expect(await ask(cluster.ownerUrl('kipute'), 'select text from note')).toBe('kept');
    await cluster.stop();
  });

  test('[START-13] killed with SIGKILL itself opens again', async () => {
    const { child } = await holdCluster();
    process.kill(postmasterPid(), 'SIGKILL');
    child.kill('SIGKILL');
    const cluster = await open();
    expect(await ask(cluster.ownerUrl('kipute'), 'select text from note')).toBe('kept');
    await cluster.stop();
  });

  test('[START-14] signals nobody whose number a stale pid file names', async () => {
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    writeFileSync(join(data, 'postmaster.pid'), `${bystander.pid}\n${data}\n1\n5432\n\n\n`);
    const cluster = await open();
    expect(bystander.exitCode).toBeNull();
    expect(bystander.signalCode).toBeNull();
    await cluster.stop();
    bystander.kill();
  });

  test('[START-15] in use by a living owner is left alone until that one ends', async () => {
    const { child, url } = await holdCluster();
    const second = spawn(process.execPath, [HOLDER, folder], { stdio: 'pipe' });
    for await (const line of createInterface({ input: second.stderr })) {
      expect(line).toBe('waiting for the process that uses this database to end');
      break;
    }
    expect(await ask(url, 'select text from note')).toBe('kept');
    child.kill('SIGTERM');
    for await (const line of createInterface({ input: second.stdout })) {
      expect(await ask(JSON.parse(line).url, 'select text from note')).toBe('kept');
      break;
    }
    const postmaster = identityOf(postmasterPid());
    second.kill('SIGTERM');
    expect(await waitUntilEnded(postmaster, 20_000)).toBe('ended');
  });

  test('[START-16] whose password file is gone says so in one line', async () => {
    const file = join(folder, 'cluster/credentials.json');
    const kept = readFileSync(file);
    rmSync(file);
    await expect(open()).rejects.toThrow(`The database's password file ${file} is missing`);
    writeFileSync(file, kept);
  });
});

describe('a cluster whose making was cut short', () => {
  test('[START-17] is made anew', async () => {
    const cut = join(folder, 'cut-short');
    mkdirSync(cut);
    chmodSync(cut, 0o755);
    const first = spawn(process.execPath, [HOLDER, cut], { stdio: 'ignore' });
    while (!readdirSync(cut).some((name) => name.startsWith('staging-'))) await delay(5);
    await delay(150);
    first.kill('SIGKILL');

    const cluster = await startCluster({ folder: cut, durability: 'fast', log: quiet });
    expect(await ask(cluster.ownerUrl('kipute'), 'select 1')).toBe(1);
    expect(readdirSync(cut).filter((name) => name.startsWith('staging-'))).toEqual([]);
    await cluster.stop('immediate');
  });
});
