import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withLock } from '../runtime/folder-lock.mjs';
import { writeWhole } from '../runtime/write-whole.ts';
import type { Folders } from './folders.ts';
import { startProcess, UnexpectedEnd, type WorldProcess } from './processes/world-process.ts';

export const siteFolder = ({ sites }: Folders, site: SiteName) => join(sites, site);

type SiteBuild = {
  readonly folders: Folders;
  readonly site: SiteName;
  /** Told of the running build, so that it can be stopped. */
  readonly onProcess?: (running: WorldProcess) => void;
};

/** Builds a site when what it is made of has changed since the last build that was finished. */
export async function buildSite(build: SiteBuild): Promise<'built' | 'unchanged'> {
  const { folders, site } = build;
  const inputs = await hashInputs(folders.root, site);
  if (isBuilt(build, inputs)) return 'unchanged';
  return withLock(join(folders.sites, `${site}.lock`), async () => {
    if (isBuilt(build, inputs)) return 'unchanged';
    await buildAnew(build);
    writeWhole(stampFile(build), inputs, 0o644);
    return 'built';
  });
}

const stampFile = ({ folders, site }: SiteBuild) => join(folders.sites, `${site}.built`);

/** The mark is written last; a folder that somebody has emptied does not count. */
function isBuilt(build: SiteBuild, inputs: string): boolean {
  const page = join(siteFolder(build.folders, build.site), 'index.html.br');
  const stamp = stampFile(build);
  return existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

/** The site in use stays whole until the new one replaces it. */
async function buildAnew(build: SiteBuild): Promise<void> {
  const { folders, site } = build;
  const staging = join(folders.sites, `${site}.staging`);
  const replaced = join(folders.sites, `${site}.replaced`);
  const final = siteFolder(folders, site);
  for (const folder of [staging, replaced]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  rmSync(stampFile(build), { force: true });
  await runVite(build, staging);
  await compressFiles(staging);
  if (existsSync(final)) renameSync(final, replaced);
  renameSync(staging, final);
  rmSync(replaced, { recursive: true, force: true });
}

function findVite(siteSource: string): string {
  const manifest = createRequire(join(siteSource, 'package.json')).resolve('vite/package.json');
  return join(dirname(manifest), 'bin/vite.js');
}

async function runVite({ folders, site, onProcess }: SiteBuild, outFolder: string) {
  const vite = startProcess({
    name: `build-${site}`,
    file: findVite(join(folders.root, 'apps', site)),
    words: ['build', '--outDir', outFolder, '--emptyOutDir'],
    folder: join(folders.root, 'apps', site),
    environment: { ...process.env, NODE_ENV: 'production' },
    logFolder: folders.logs,
  });
  onProcess?.(vite);
  const how = await vite.ended;
  if (how !== 'exit code 0') throw new UnexpectedEnd(vite, how);
}

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every file that shrinks, so the server never compresses. */
export async function compressFiles(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.has(extname(name)));
  const waiting = files.map((name) => join(folder, name));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files.length;
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

export const siteNames = ['player', 'backoffice'] as const;
type SiteName = (typeof siteNames)[number];

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
