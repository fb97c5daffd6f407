import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const siteNames = ['player', 'backoffice'] as const;
export type SiteName = (typeof siteNames)[number];

const SHARED_FOLDERS = ['packages/api-client', 'packages/contract', 'packages/domain'];
const SHARED_FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
const NO_INPUT = new Set(['node_modules', 'dist', 'coverage']);

/** One number for everything a site is built from; the same number means the same site. */
export async function hashInputs(root: string, site: SiteName): Promise<string> {
  const folders = [`apps/${site}`, ...SHARED_FOLDERS];
  const lists = await Promise.all(folders.map((folder) => listFiles(root, folder)));
  const hash = createHash('sha256');
  for (const path of [...lists.flat(), ...SHARED_FILES].sort()) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)).catch(() => 'absent'));
  }
  return hash.digest('hex');
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const lists = entries
    .filter((entry) => !NO_INPUT.has(entry.name) && !isTest(entry.name))
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
  return (await Promise.all(lists)).flat();
}

const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name);
