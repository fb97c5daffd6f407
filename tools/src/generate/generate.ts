import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '@kipute/contract/api-document';
import { fieldFactsModule } from '@kipute/contract/field-facts';
import { registry } from '@kipute/contract/registry';
import { Client } from 'pg';
import { projectFolder } from '../checks/source-tree.ts';
import { startCluster } from '../postgres/cluster.ts';
import { PlainError } from '../runtime/plain-error.ts';
import { showStep } from '../runtime/progress.mjs';
import { runProgram } from '../steps/step.ts';

const inProject = (path: string) => join(projectFolder, path);

export const apiDocumentFile = inProject('docs/api.md');
export const fieldFactsFile = inProject('packages/contract/src/field-facts.gen.ts');
const schemaGenerator = inProject('apps/server/src/platform/database/generate-schema.ts');

/** Files that would go stale if people wrote them: the tests compare each with its source. */
export async function generateAll(): Promise<void> {
  await showStep('docs/api.md', async () => writeFileSync(apiDocumentFile, apiDocument(registry)));
  await showStep('field-facts.gen.ts', async () =>
    writeFileSync(fieldFactsFile, fieldFactsModule(registry)),
  );
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

/** A database that nobody has ever used, gone when the work is done. */
async function withThrowAwayDatabase<Value>(
  adminUrl: string,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const name = `generate_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}
