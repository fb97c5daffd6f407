import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { describeAddress, tryDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'kipute-outside-'));
chmodSync(folder, 0o755);
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ folder, durability: 'fast', log: () => undefined });
});
afterAll(async () => {
  await cluster.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
});

async function complaintAbout(address: string): Promise<string> {
  return tryDatabase('DATABASE_URL', address).then(
    () => 'none',
    (error: Error) => error.message,
  );
}

describe('a database address from outside', () => {
  test('[START-32] that works passes', async () => {
    const address = cluster.ownerUrl('kipute');
    expect(await complaintAbout(address)).toBe('none');
    expect(describeAddress(address)).toBe(`127.0.0.1:${cluster.port}/kipute`);
  });

  test.each(['', 'not an address', 'mysql://me:secret@host/base', 'postgres:///base'])(
    '[START-32] "%s" is no address',
    async (address) => {
      expect(await complaintAbout(address)).toBe(
        'DATABASE_URL is no PostgreSQL address: ' +
          'expected postgres://user:password@host:port/database.',
      );
    },
  );

  test('[START-32] each thing wrong with it is said in one line without the password', async () => {
    const place = `127.0.0.1:${cluster.port}`;
    const password = new URL(cluster.ownerUrl('kipute')).password;
    const complaints = {
      wrongPassword: await complaintAbout(`postgres://kipute:wrong-word@${place}/kipute`),
      noDatabase: await complaintAbout(`postgres://kipute:${password}@${place}/elsewhere`),
      unknownHost: await complaintAbout('postgres://me:wrong-word@no-such-host.invalid/base'),
    };
    expect(complaints).toEqual({
      wrongPassword: `DATABASE_URL does not work: ${place} refuses the password of user kipute.`,
      noDatabase: `DATABASE_URL does not work: ${place} has no database elsewhere.`,
      unknownHost: 'DATABASE_URL does not work: the host no-such-host.invalid is unknown.',
    });
  });

  test('[START-32] a server of another kind is said', async () => {
    const other = createServer((socket) => socket.end('220 hello\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const complaint = await complaintAbout(`postgres://me:wrong-word@127.0.0.1:${port}/base`);
    expect(complaint).toMatch(`DATABASE_URL does not work: 127.0.0.1:${port} says: `);
    expect(complaint).not.toContain('wrong-word');
    other.close();
  });
});
