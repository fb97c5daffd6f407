import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartStore } from '../../features/files/ports.ts';

/** A folder of this machine, or one that several machines mount. */
export function createDiskStore(folder: string): PartStore {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));
  return {
    write: async (name, bytes) => {
      const place = folderOf(name);
      await mkdir(place, { recursive: true });
      const path = join(place, name);
      if (await isThere(path)) return;
      // Beside its place, so that the rename is one step of the same file system.
      const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      await writeDurably(draft, bytes).then(
        () => rename(draft, path),
        async (error: unknown) => {
          await rm(draft, { force: true });
          throw error;
        },
      );
      await makeDurable(place);
    },
    read: (name) =>
      readFile(join(folderOf(name), name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (name) => rm(join(folderOf(name), name), { force: true }),
  };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is kept by its folder: without this a lost machine may forget it. */
async function makeDurable(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
