import { rmSync } from 'node:fs';
import type { Folders } from '../folders.ts';
import { stopEmbedded } from './database.ts';

/** Forgets the database and the secrets that belong to it; what was fetched or built stays. */
export async function beginAnew(folders: Folders): Promise<void> {
  await stopEmbedded(folders);
  for (const path of [folders.postgres, folders.secretsFile]) {
    rmSync(path, { recursive: true, force: true });
  }
}
