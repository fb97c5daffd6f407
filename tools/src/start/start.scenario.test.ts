import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createTestDatabase } from '@kipute/testkit/test-database';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeSmallClone } from './fixtures/small-clone.ts';
import {
  askServer,
  clearProcesses,
  freePort,
  type Launch,
  launch,
  pressCtrlC,
  processesOf,
  remainingProcesses,
} from './fixtures/start-run.ts';

// Made for its owner alone: when that is root, no other user may enter (START-18).
const home = mkdtempSync(join(tmpdir(), 'kipute-start-'));
const clone = makeSmallClone(join(home, 'a clone'));
const port = await freePort();
const inClone = (...path: string[]) => join(clone, ...path);
const start = (given: Partial<Launch> = {}) =>
  launch({ clone, words: ['--port', String(port)], ...given });
const read = (...path: string[]) => readFileSync(inClone(...path), 'utf8');

afterEach(() => clearProcesses(clone));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('npm start', () => {
  test('[START-20] shows each step, then addresses and logins, and serves', async () => {
    const run = start();
    await run.ready();
    for (const said of [
      '✓ Building the sites',
      '✓ Starting PostgreSQL',
      '✓ Migrating the database',
      '✓ Seeding the world',
      '✓ Starting the simulators',
      '✓ Starting the server',
      `http://localhost:${port} `,
      `http://localhost:${port + 1} `,
      '0712345678  player-pass  (Asha)',
      'chief       chief-pass   (owner)',
    ]) {
      expect(run.printed()).toContain(said);
    }
    const { env, visits } = await askServer(port);
    const { env: backoffice } = await askServer(port + 1);
    expect(backoffice).toEqual(env);
    expect(visits).toEqual([{ pepper: env.SECRET_PEPPER }]);
    expect(await (await fetch(env.ECHO_PARTY_URL ?? '')).text()).toBe('echo');
    expect(env.PLAYER_SITE_FOLDER).toBe(inClone('.data/sites/player'));
    expect(env.BACKOFFICE_SITE_FOLDER).toBe(inClone('.data/sites/backoffice'));
    pressCtrlC(run);
    expect(await run.ended).toBe(0);
  });

  test('[START-21] all that it wrote lies under .data', () => {
    const source = join(import.meta.dirname, 'fixtures/clone');
    const ours = new Set([...readdirSync(source), 'node_modules', 'tools', '.data']);
    expect(readdirSync(clone).filter((name) => !ours.has(name))).toEqual([]);
    for (const app of ['player', 'backoffice', 'server']) {
      expect(readdirSync(inClone('apps', app))).toEqual(readdirSync(join(source, 'apps', app)));
    }
    expect(readdirSync(inClone('.data')).sort()).toEqual([
      'logs',
      'postgres',
      'secrets.json',
      'sites',
    ]);
  });

  test('[START-22] Ctrl-C stops the server before its database, and leaves nobody', async () => {
    expect(read('.data/logs/server.log')).toContain('ended while the database still answered');
    expect(read('.data/logs/postgres.log')).toContain('database system is shut down');
    expect(processesOf(clone)).toEqual([]);
    expect(existsSync(inClone('.data/start.json'))).toBe(false);
  });

  test('[START-23] builds each site once, compressed, and again only when it changed', async () => {
    const files = readdirSync(inClone('.data/sites/player')).sort();
    expect(files).toEqual([
      'app.js',
      'app.js.br',
      'app.js.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'picture.png',
    ]);
    const builtBefore = statSync(inClone('.data/sites/player')).ino;
    writeFileSync(inClone('apps/backoffice/page.html'), '<p>changed</p>');
    const run = start();
    await run.ready();
    expect(statSync(inClone('.data/sites/player')).ino).toBe(builtBefore);
    expect(read('.data/sites/backoffice/index.html')).toBe('<p>changed</p>');
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  });

  test('[START-39] a program opens a world for itself beside one that runs', async () => {
    const run = start();
    await run.ready();
    const { visits } = await askServer(port);
    const script = inClone('tools/src/start/fixtures/open-world.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(JSON.parse(stdout)).toEqual({
      logins: {
        players: [{ phone: '0712345678', password: 'player-pass', name: 'Asha' }],
        administrators: [{ account: 'chief', password: 'chief-pass', role: 'owner' }],
      },
      extra: 'given',
      logs: '.data/worlds/trial/logs',
    });
    expect((await askServer(port)).visits).toEqual(visits);
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('[START-24] a second start in the clone is told where the first one is', async () => {
    const first = start();
    await first.ready();
    const { pid } = await askServer(port);
    const second = start({ words: ['--port', String(await freePort())] });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toBe(
      `✗ Kipute is already running in this clone at http://localhost:${port} ` +
        `(process ${first.child.pid}): stop it with Ctrl-C there first.\n`,
    );
    expect((await askServer(port)).pid).toBe(pid);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
  });

  test('[START-25] a taken port is said in one line, and who has it', async () => {
    const taker = createServer().listen(port + 1, '127.0.0.1');
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.printed()).toMatch(
      new RegExp(
        `^✗ Port ${port + 1} is taken by \\S+ \\(process ${process.pid}\\): .*--port N.\\n$`,
      ),
    );
    taker.close();
  });

  test('[START-26] nothing outlives a kill -9 of the start', async () => {
    const run = start();
    await run.ready();
    run.child.kill('SIGKILL');
    expect(await remainingProcesses(clone)).toEqual([]);
  });

  test('[START-26] nothing outlives a kill -9 of npm', async () => {
    const run = start({ through: 'npm' });
    await run.ready();
    run.child.kill('SIGKILL');
    expect(await remainingProcesses(clone)).toEqual([]);
  });

  test('[START-27] the next start stops what was left and goes on', async () => {
    const run = start({ environment: { FIXTURE_SERVER: 'deaf' } });
    await run.ready();
    const { pid: deafServer, visits } = await askServer(port);
    const keeper = processesOf(clone).find((line) => line.includes('keeper.ts'));
    process.kill(Number.parseInt(keeper ?? '', 10), 'SIGKILL');
    run.child.kill('SIGKILL');
    await delay(300);
    expect(processesOf(clone).join('\n')).toContain(`${deafServer} `);

    const next = start();
    await next.ready();
    const server = await askServer(port);
    expect(server.pid).not.toBe(deafServer);
    expect(server.visits).toHaveLength(visits.length + 1);
    expect(processesOf(clone).join('\n')).not.toContain(`${deafServer} `);
    pressCtrlC(next);
    expect(await next.ended).toBe(0);
    expect(processesOf(clone)).toEqual([]);
  });

  test('[START-28] a server that dies takes the rest down, with its last words', async () => {
    const run = start({ environment: { FIXTURE_SERVER: 'crash' } });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain('│ the reason in its last words');
    expect(run.printed()).toContain('✗ server ended unexpectedly (exit code 3)');
    expect(processesOf(clone)).toEqual([]);
  });

  test('[START-29] Ctrl-C half way leaves nobody, and the next start builds', async () => {
    writeFileSync(inClone('apps/player/page.html'), '<p>half way</p>');
    const run = start({ environment: { FIXTURE_VITE: 'slow' } });
    while (!processesOf(clone).some((line) => line.includes('vite.js'))) await delay(10);
    pressCtrlC(run);
    await run.ended;
    expect(processesOf(clone)).toEqual([]);
    expect(read('.data/sites/player/index.html')).toBe('<p>player</p>\n');

    const next = start();
    await next.ready();
    expect(read('.data/sites/player/index.html')).toBe('<p>half way</p>');
    next.child.kill('SIGTERM');
    await next.ended;
  });

  test('[START-30] --fresh forgets database and secrets and keeps the rest', async () => {
    const secrets = read('.data/secrets.json');
    expect(statSync(inClone('.data/secrets.json')).mode & 0o777).toBe(0o600);
    mkdirSync(inClone('.data/runtime'), { recursive: true });
    const run = start({ words: ['--fresh', '--port', String(port)] });
    await run.ready();
    expect((await askServer(port)).visits).toHaveLength(1);
    expect(read('.data/secrets.json')).not.toBe(secrets);
    expect(existsSync(inClone('.data/runtime'))).toBe(true);
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('[START-31] a mistyped option is refused in one line', async () => {
    const run = start({ words: ['--prot', '5'] });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toBe("✗ Unknown option '--prot'. See npm start -- --help.\n");
  });

  test('[START-32] a broken DATABASE_URL is said without its password', async () => {
    const run = start({
      environment: { DATABASE_URL: `postgres://me:secret-word@127.0.0.1:${port}/mine` },
    });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toMatch(
      new RegExp(`✗ DATABASE_URL does not work: no PostgreSQL answers at 127.0.0.1:${port}.\\n$`),
    );
    expect(run.printed()).not.toContain('secret-word');
    expect(processesOf(clone)).toEqual([]);
  });

  test('[START-43] a foreign database is seeded only when told to, and never in production', async () => {
    const { url, drop } = await createTestDatabase('empty');
    onTestFinished(drop);
    const foreign = { DATABASE_URL: url, DATABASE_OWNER_URL: url };
    const words = ['--port', String(port)];
    const plain = start({ environment: foreign });
    await plain.ready();
    const { env: unnamed } = await askServer(port);
    plain.child.kill('SIGTERM');
    await plain.ended;
    expect(plain.printed()).not.toContain('player-pass');

    const told = start({ words: [...words, '--seed'], environment: foreign });
    await told.ready();
    const { env: seeded } = await askServer(port);
    told.child.kill('SIGTERM');
    await told.ended;
    expect(told.printed()).toContain('player-pass');
    expect([unnamed.NODE_ENV, seeded.NODE_ENV]).toEqual([undefined, 'development']);

    const production = { ...foreign, NODE_ENV: 'production' };
    const refused = start({ words: [...words, '--seed'], environment: production });
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toContain('not in production');
  });
});
