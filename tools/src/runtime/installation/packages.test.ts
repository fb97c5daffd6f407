import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findStale } from './packages.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Entry = Record<string, unknown>;
type Tree = {
  readonly manifest?: Entry;
  readonly locked?: Record<string, Entry>;
  readonly installed?: Record<string, Entry> | null;
  readonly onDisk?: readonly string[];
};

const fastify = { version: '5.0.0', integrity: 'sha512-a' };
const path = 'node_modules/fastify';
const otherMachine = process.platform === 'darwin' ? 'linux' : 'darwin';

function aTree({ manifest = {}, locked = {}, installed = {}, onDisk = [] }: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'kipute-packages-'));
  folders.push(root);
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(value));
  };
  write('package.json', manifest);
  write('package-lock.json', { packages: locked });
  if (installed) write('node_modules/.package-lock.json', { packages: installed });
  for (const folder of onDisk) mkdirSync(join(root, folder), { recursive: true });
  return root;
}

const whole: Tree = {
  locked: { [path]: fastify },
  installed: { [path]: fastify },
  onDisk: [path],
};

test.each<[string, Tree, string | null]>([
  ['all is there', whole, null],
  ['nothing was ever installed', { ...whole, installed: null }, 'nothing is installed'],
  ['a package is missing', { ...whole, installed: {} }, path],
  ['its folder was removed', { ...whole, onDisk: [] }, path],
  [
    'another version is there',
    { ...whole, installed: { [path]: { ...fastify, version: '4.9.0' } } },
    path,
  ],
  [
    'another content is there',
    { ...whole, installed: { [path]: { ...fastify, integrity: 'sha512-b' } } },
    path,
  ],
  [
    'a dependency is new',
    { ...whole, manifest: { dependencies: { pino: '1' } }, locked: { ...whole.locked, '': {} } },
    'package.json',
  ],
  [
    'a program for another machine is left out',
    {
      ...whole,
      locked: { ...whole.locked, 'node_modules/other': { optional: true, os: [otherMachine] } },
    },
    null,
  ],
  [
    'a program for this machine is missing',
    {
      ...whole,
      locked: {
        ...whole.locked,
        'node_modules/ours': { version: '1.0.0', optional: true, os: [process.platform] },
      },
    },
    'node_modules/ours',
  ],
])('[START-03] %s', (_, tree, expected) => {
  expect(findStale(aTree(tree))).toBe(expected);
});
