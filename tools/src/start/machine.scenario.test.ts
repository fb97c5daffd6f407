import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { makeSmallClone } from './fixtures/small-clone.ts';
import {
  askServer,
  clearProcesses,
  freePort,
  launch,
  processesOf,
  type StartRun,
} from './fixtures/start-run.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('skipped: only root can try what root and other users may do');

const home = mkdtempSync(join(tmpdir(), 'kipute-machine-'));
chmodSync(home, 0o755);
const closedFolder = join(home, 'closed');
mkdirSync(closedFolder, { mode: 0o700 });

afterEach(() => clearProcesses(home));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A clone of an ordinary user, with a Node that this user can reach. */
function cloneOfNobody(): { readonly clone: string; readonly node: string } {
  const clone = makeSmallClone(join(home, 'of-nobody'));
  const node = join(clone, 'node');
  copyFileSync(process.execPath, node);
  for (const name of readdirSync(clone, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(clone, name), NOBODY.uid, NOBODY.gid);
  }
  chownSync(clone, NOBODY.uid, NOBODY.gid);
  return { clone, node };
}

async function stop(run: StartRun): Promise<void> {
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
}

describe.skipIf(!isRoot)('npm start on a machine', () => {
  test('[START-33] runs for root under a closed folder, beside another user', async () => {
    const ofRoot = makeSmallClone(join(closedFolder, 'of-root'));
    const { clone: ofNobody, node } = cloneOfNobody();
    const [port, otherPort] = [await freePort(), await freePort()];
    const first = launch({ clone: ofRoot, words: ['--port', String(port)] });
    const words = ['--port', String(otherPort)];
    const second = launch({ clone: ofNobody, words, node, user: NOBODY });
    await Promise.all([first.ready(), second.ready()]);

    expect((await askServer(port)).visits).toHaveLength(1);
    expect((await askServer(otherPort)).visits).toHaveLength(1);
    expect(statSync(closedFolder).mode & 0o777).toBe(0o700);
    expect(statSync(join(ofRoot, '.data/postgres/cluster/data')).isDirectory()).toBe(true);
    expect(statSync(join(ofNobody, '.data/secrets.json')).uid).toBe(NOBODY.uid);

    await stop(first);
    expect((await askServer(otherPort)).visits).toHaveLength(1);
    expect(processesOf(ofRoot)).toEqual([]);
    await stop(second);
    expect(processesOf(home)).toEqual([]);
  });

  test('[START-34] an ordinary user who may not write is told so in one line', async () => {
    const clone = join(home, 'of-nobody');
    chownSync(join(clone, '.data'), 0, 0);
    const words = ['--port', String(await freePort())];
    const run = launch({ clone, words, node: join(clone, 'node'), user: NOBODY });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toBe(
      `✗ ${join(clone, '.data')} may not be written by this user: ` +
        'run as its owner, or chown it.\n',
    );
  });

  test('[START-35] a full disk is said in one line', async ({ skip }) => {
    const clone = makeSmallClone(join(home, 'on-a-small-disk'));
    const data = join(clone, '.data');
    mkdirSync(data);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', data]);
    if (mount.status !== 0) skip('this machine does not let us mount a small disk');
    try {
      const run = launch({ clone, words: ['--port', String(await freePort())] });
      expect(await run.ended).toBe(1);
      const lines = run.printed().trimEnd().split('\n');
      expect(lines.at(-1)).toMatch(/^✗ The disk that holds .* is full: free some space/);
      expect(lines.filter((line) => line.startsWith('  │'))).toEqual([]);
      expect(processesOf(clone)).toEqual([]);
    } finally {
      spawnSync('umount', [data]);
    }
  });
});
