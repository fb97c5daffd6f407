import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { startCluster } from './cluster.ts';
import { clusterPaths, readCredentials } from './cluster-folder.ts';
import { runPostmaster } from './postmaster.ts';
import { canRun, chooseRunAs, giveTo, type RunAs, waysOfRoot } from './run-as.ts';
import { clusterSettings } from './settings.ts';

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('skipped: only root needs another user for PostgreSQL');

const open = mkdtempSync(join(tmpdir(), 'kipute-run-as-'));
chmodSync(open, 0o755);
const closed = join(open, 'closed');
mkdirSync(closed, { mode: 0o700 });
const program = findBinaries().postgres;

afterAll(() => rmSync(open, { recursive: true, force: true }));

const reachOf = (folder: string) => ({
  folder,
  dataFolder: clusterPaths(folder).data,
  program,
});

/** A container may forbid some of them. */
function workingWays(): readonly (readonly [string, RunAs])[] {
  if (!isRoot) return [];
  const ways = waysOfRoot(open).filter((runAs) => canRun(runAs, reachOf(open)));
  return ways.map((runAs) => [runAs.way, runAs]);
}

describe.skipIf(!isRoot)('PostgreSQL for root', () => {
  beforeAll(async () => {
    const cluster = await startCluster({ folder: open, durability: 'fast', log: () => undefined });
    await cluster.stop();
  });

  test('[START-18] is run by another user where one can pass, and stays with that user', () => {
    // This clone itself may lie where only root may enter; then nobody else reaches the program.
    const others = waysOfRoot(open).filter(({ way }) => way.startsWith('user '));
    const passing = others.find((runAs) => canRun(runAs, reachOf(open)));
    const chosen = chooseRunAs(reachOf(open));
    expect(chosen.way).toBe(passing?.way);
    expect(statSync(clusterPaths(open).data).uid).toBe(chosen.owner?.uid);
  });

  test('[START-18] is run without one where only root may enter', () => {
    expect(chooseRunAs(reachOf(closed)).way).toMatch(/^(user namespace|capabilities)$/);
  });

  test.each(workingWays())(
    '[START-19] opens in the way of %s what another way has made',
    async (_, runAs: RunAs) => {
      const { data } = clusterPaths(open);
      giveTo(runAs, data);
      const { process: postmaster } = await runPostmaster({
        runAs,
        program,
        dataFolder: data,
        settings: clusterSettings('fast'),
        password: readCredentials(open).administrator,
        logFile: join(open, 'postgres.log'),
      });
      expect(statSync(data).uid).toBe(runAs.owner?.uid);
      await postmaster.stop('fast');
    },
  );
});
