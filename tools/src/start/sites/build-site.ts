import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withLock } from '../../runtime/folder-lock.mjs';
import { writeWhole } from '../../runtime/write-whole.ts';
import type { Folders } from '../folders.ts';
import { startProcess, UnexpectedEnd, type WorldProcess } from '../processes/world-process.ts';
import { compressFiles } from './compress-files.ts';
import { hashInputs, type SiteName } from './site-inputs.ts';

export const siteFolder = ({ sites }: Folders, site: SiteName) => join(sites, site);

export type SiteBuild = {
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
