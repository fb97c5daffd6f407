import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '@kipute/contract/api-document';
import { registry } from '@kipute/contract/registry';
import { projectFolder } from '../checks/source-tree.ts';
import { startCluster } from '../postgres/cluster.ts';
import { PlainError } from '../runtime/plain-error.ts';
import { showStep } from '../runtime/progress.mjs';
import { runProgram } from '../steps/step.ts';
import { withThrowAwayDatabase } from './throw-away-database.ts';

const inProject = (path: string) => join(projectFolder, path);

export const apiDocumentFile = inProject('docs/api.md');
const schemaGenerator = inProject('apps/server/src/platform/database/generate-schema.ts');

/** Files that would go stale if people wrote them: the tests compare each with its source. */
export async function generateAll(): Promise<void> {
  await showStep('docs/api.md', async () => writeFileSync(apiDocumentFile, apiDocument(registry)));
  await showStep('schema.gen.ts', writeSchema);
}

/** The types of the tables, as PostgreSQL itself tells them after all migrations. */
async function writeSchema(): Promise<void> {
  const cluster = await startCluster({
    folder: inProject('.data/worlds/generate/postgres'),
    durability: 'fast',
    log: () => undefined,
  });
  try {
    await withThrowAwayDatabase(cluster.adminUrl, async (url) => {
      const { exitCode, text } = await runProgram([schemaGenerator], {
        env: { DATABASE_URL: url },
      });
      if (exitCode !== 0) throw new PlainError(`The schema could not be read:\n${text}`);
    });
  } finally {
    await cluster.stop('immediate');
  }
}
