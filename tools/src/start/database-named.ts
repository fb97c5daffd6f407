import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from '../postgres/application-role.ts';
import { clusterPaths, readCredentials } from '../postgres/cluster-folder.ts';
import { PlainError } from '../runtime/plain-error.ts';
import { foldersOf } from './folders.ts';

const root = join(import.meta.dirname, '../../..');
const DATABASE = 'kipute';
/** PostgreSQL writes its port in the fourth line of this file. */
const PORT_LINE = 3;

/** Of `DATABASE_URL`, or of the `npm start` that runs in this clone. */
export function databaseNamed(environment: Readonly<Record<string, string | undefined>>): string {
  if (environment.DATABASE_URL) return environment.DATABASE_URL;
  const { postgres } = foldersOf(root);
  const pidFile = join(clusterPaths(postgres).data, 'postmaster.pid');
  if (!existsSync(pidFile)) {
    throw new PlainError('Nothing runs in this clone: npm start first, or name a DATABASE_URL.');
  }
  const port = readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE]?.trim();
  const { runtime } = readCredentials(postgres);
  return `postgres://${RUNTIME}:${runtime}@127.0.0.1:${port}/${DATABASE}`;
}
