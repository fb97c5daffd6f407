import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartStore } from '../../features/files/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDiskStore } from './disk.ts';
import { createObjectStore } from './object-store.ts';
import type { FilesConfig } from './variables.ts';

/** The one that the environment names; a test that names none has a folder of the machine's own. */
export function createFileStore(config: FilesConfig, clock: Clock): PartStore {
  const { FILES_STORE_URL: url, FILES_FOLDER: folder } = config;
  if (url === undefined) return createDiskStore(folder ?? join(tmpdir(), 'kipute-files'));
  return createObjectStore({
    ...{ url, clock },
    keyId: config.FILES_STORE_KEY_ID ?? '',
    secret: config.FILES_STORE_SECRET ?? '',
    region: config.FILES_STORE_REGION ?? '',
  });
}
