import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandLineOf, identify, waitUntilEnded } from './process-identity.ts';

const toolsFolder = join(import.meta.dirname, '../..');
const OLD_NODE = `Object.defineProperty(process,'version',{value:'v20.0.0'})`;
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'kipute a clone-'));
  const inClone = (path: string) => join(clone, path);
  cpSync(join(toolsFolder, 'bootstrap.mjs'), inClone('tools/bootstrap.mjs'));
  cpSync(join(toolsFolder, 'src/runtime'), inClone('tools/src/runtime'), { recursive: true });
  cpSync(inClone('tools/src/runtime/fixtures/command.ts'), inClone('tools/src/commands/check.ts'));
  writeFileSync(inClone('package.json'), '{ "type": "module" }');
  lockPackages({ 'node_modules/one': { version: '1.0.0' } });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function lockPackages(packages: Record<string, object>): void {
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }));
}

type Given = { readonly npm?: string; readonly node?: 'old' | 'new' };
type Run = {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | NodeJS.Signals | null>;
};

function run(words: readonly string[], { npm = 'works', node = 'new' }: Given = {}): Run {
  const child = spawn(process.execPath, [join(clone, 'tools/bootstrap.mjs'), ...words], {
    env: {
      PATH: process.env.PATH ?? '',
      npm_execpath: join(clone, 'tools/src/runtime/fixtures/npm-cli.js'),
      FAKE_NPM: npm,
      FAKE_NPM_CALLS: join(clone, 'calls.txt'),
      REAL_NODE: process.execPath,
      ...(node === 'old' ? { NODE_OPTIONS: `--import=data:text/javascript,${OLD_NODE}` } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (piece: Buffer) => {
    text += piece.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  return { child, printed: () => text, ended };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(10);
}

const npmCalls = () => {
  const file = join(clone, 'calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

function findProcess(words: string) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => identify(Number(name)))
    .find((found) => found && commandLineOf(found.pid).includes(words));
}

describe('the door of every command', () => {
  test('[START-01] brings a fresh clone to where the command runs, once', async () => {
    const first = run(['check', '5', '--flag'], { node: 'old' });
    expect(await first.ended).toBe(5);
    expect(npmCalls()).toEqual(['node', 'packages']);
    expect(first.printed()).toMatch(/✓ Fetching a newer Node .*\n… Installing packages\n✓ /);
    expect(first.printed()).toContain('{"words":["5","--flag"],"fetched":"yes"}\n');

    const second = run(['check'], { node: 'old' });
    expect(await second.ended).toBe(0);
    expect(second.printed()).toBe('{"words":[],"fetched":"yes"}\n');
    expect(npmCalls()).toEqual(['node', 'packages']);
  });

  test('[START-02] takes the machine’s own Node when it is new enough', async () => {
    const only = run(['check']);
    expect(await only.ended).toBe(0);
    expect(npmCalls()).toEqual(['packages']);
    expect(only.printed()).toContain('"fetched":"no"');
  });

  test('[START-03] installs again when the lock file has changed', async () => {
    await run(['check']).ended;
    lockPackages({ 'node_modules/one': { version: '2.0.0' } });
    await run(['check']).ended;
    expect(npmCalls()).toEqual(['packages', 'packages']);
  });

  test('[START-03] says which package.json the lock file has not heard of', async () => {
    lockPackages({ '': {}, 'node_modules/one': { version: '1.0.0' } });
    writeFileSync(join(clone, 'package.json'), '{ "dependencies": { "two": "1" } }');
    const refused = run(['check']);
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toContain(
      '✗ package.json and package-lock.json disagree: run `npm install`.\n',
    );
    expect(npmCalls()).toEqual([]);
  });

  test('[START-04] an install that was cut short dies with it and is done again', async () => {
    const cut = run(['check'], { npm: 'hangs' });
    await until(() => npmCalls().length === 1);
    const npm = findProcess(join(clone, 'tools/src/runtime/fixtures/npm-cli.js'));
    cut.child.kill('SIGKILL');
    expect(npm && (await waitUntilEnded(npm, 20_000))).toBe('ended');

    const half = join(clone, 'node_modules/one/half-unpacked.js');
    mkdirSync(dirname(half), { recursive: true });
    writeFileSync(half, '');
    const next = run(['check']);
    expect(await next.ended).toBe(0);
    expect(existsSync(half)).toBe(false);
    expect(npmCalls()).toEqual(['packages', 'packages']);
  });

  test('[START-05] two commands at once install once', async () => {
    const both = [run(['check']), run(['check'])];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
    expect(npmCalls()).toEqual(['packages']);
  });

  test.each([
    ['offline', 'The npm registry cannot be reached: check the network, or'],
    ['full', 'The disk is full: free some space and start again.'],
    ['puzzled', 'npm failed: 404 Not Found'],
  ])('[START-06] npm that is %s is explained in one line', async (npm, line) => {
    const failed = run(['check'], { npm });
    expect(await failed.ended).toBe(1);
    expect(failed.printed().split('\n').at(-2)).toContain(`✗ ${line}`);
    expect(await run(['check']).ended).toBe(0);
  });

  test.each([
    ['dance', 'There is no command "dance".'],
    ['bench', 'The command "bench" is not part of this version.'],
  ])('[START-07] "%s" is refused with the list of commands', async (name, line) => {
    const refused = run([name]);
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toBe(
      `✗ ${line} Commands: start, test, check, bench, simulate, audit, open-office, grade, prove-round, format, pictures, sbom, generate, first-administrator.\n`,
    );
    expect(npmCalls()).toEqual([]);
  });

  test('[START-08] passes a signal on and ends as the command ends', async () => {
    const stays = run(['check', 'stay']);
    await until(() => stays.printed().includes('"stay"'));
    stays.child.kill('SIGTERM');
    expect(await stays.ended).toBe(7);
    expect(stays.printed()).toContain('told to end');
  });

  test('[START-08] the command ends when the door is killed', async () => {
    const stays = run(['check', 'stay']);
    await until(() => stays.printed().includes('"stay"'));
    const command = findProcess(join(clone, 'tools/src/commands/check.ts'));
    stays.child.kill('SIGKILL');
    expect(command && (await waitUntilEnded(command, 20_000))).toBe('ended');
    // What it printed last may still be on its way to us: the pipe closes behind it.
    expect(await stays.ended).toBe('SIGKILL');
    expect(stays.printed()).toContain('told to end');
  });
});
