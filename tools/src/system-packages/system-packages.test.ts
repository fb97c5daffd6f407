import { describe, expect, test } from 'vitest';
import type { Machine } from './machine.ts';
import {
  chromium,
  findChromium,
  findFirst,
  findProgram,
  redisServer,
  windowlessChromium,
} from './system-packages.ts';

type Given = {
  readonly environment?: Record<string, string>;
  readonly programs?: readonly string[];
  readonly mayInstall?: boolean;
  /** What appears on the machine when packages are installed, or why they cannot be. */
  readonly installing?: { readonly brings: string } | { readonly fails: string };
};

function aMachine({ environment = {}, programs = [], mayInstall = false, installing }: Given) {
  const present = new Set(programs);
  const installed: string[] = [];
  const told: string[] = [];
  const machine: Machine = {
    environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
    isExecutable: (path) => present.has(path),
    canInstall: () => mayInstall,
    install: async (packages) => {
      installed.push(...packages);
      if (installing && 'fails' in installing) return installing.fails;
      if (installing) present.add(installing.brings);
      return null;
    },
    tell: (line) => told.push(line),
  };
  return { machine, installed, told };
}

describe('a program of the system', () => {
  test('[START-40] the environment variable wins over the path', async () => {
    const { machine } = aMachine({
      environment: { CHROMIUM_PATH: '/opt/chromium' },
      programs: ['/opt/chromium', '/usr/bin/chromium'],
    });
    expect(await findProgram(chromium, machine)).toBe('/opt/chromium');
  });

  test('[START-40] a variable that names no program is said', async () => {
    const { machine } = aMachine({
      environment: { CHROMIUM_PATH: '/nowhere' },
      programs: ['/usr/bin/chromium'],
    });
    await expect(findProgram(chromium, machine)).rejects.toThrow(
      'CHROMIUM_PATH names /nowhere, which is no program that can be run.',
    );
  });

  test.each([
    [['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    [['/usr/bin/chromium', '/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
    [['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ])('[START-40] of %j the path gives %s', async (programs, expected) => {
    const { machine } = aMachine({ programs });
    expect(await findProgram(chromium, machine)).toBe(expected);
  });

  const shell = '/usr/bin/chromium-headless-shell';
  test.each([
    ['it is there', { programs: ['/usr/bin/chromium', shell] }, shell],
    ['nobody may install', { programs: ['/usr/bin/chromium'] }, '/usr/bin/chromium'],
    ['it is brought', { mayInstall: true, installing: { brings: shell } }, shell],
    [
      'the system does not have it',
      { programs: ['/usr/bin/chromium'], mayInstall: true, installing: { fails: 'E: unknown' } },
      '/usr/bin/chromium',
    ],
  ])('[START-40] the lighter Chromium, or the usual one: %s', async (_, given, expected) => {
    const { machine } = aMachine(given);
    expect(await findFirst([windowlessChromium, chromium], machine)).toBe(expected);
  });

  test('[START-41] root installs what is missing, saying so', async () => {
    const { machine, installed, told } = aMachine({
      mayInstall: true,
      installing: { brings: '/usr/bin/redis-server' },
    });
    expect(await findProgram(redisServer, machine)).toBe('/usr/bin/redis-server');
    expect(installed).toEqual(['redis-server']);
    expect(told).toEqual(['Installing Redis (redis-server)']);
  });

  test('[START-41] what apt complains about is passed on in one line', async () => {
    const { machine } = aMachine({ mayInstall: true, installing: { fails: 'E: no network' } });
    await expect(findProgram(redisServer, machine)).rejects.toThrow(
      'Redis could not be installed: E: no network',
    );
  });

  test('[START-42] anybody else is told in one line what to install', async () => {
    const { machine, installed } = aMachine({});
    await expect(findProgram(chromium, machine)).rejects.toThrow(
      'Chromium is missing: install it (on Debian: sudo apt-get install chromium ' +
        'fonts-roboto-unhinted fonts-noto-color-emoji), or set CHROMIUM_PATH to its path.',
    );
    expect(installed).toEqual([]);
  });

  test('[START-40] the real machine is asked the same way', async () => {
    const before = process.env.CHROMIUM_PATH;
    process.env.CHROMIUM_PATH = process.execPath;
    try {
      expect(await findChromium()).toBe(process.execPath);
    } finally {
      if (before === undefined) delete process.env.CHROMIUM_PATH;
      else process.env.CHROMIUM_PATH = before;
    }
  });
});
