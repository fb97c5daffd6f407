import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as PostgresGenerator } from 'kysely-codegen';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';

const schemaFile = join(import.meta.dirname, 'schema.gen.ts');

/** The types of a migrated database as the text of schema.gen.ts. */
export async function generateSchema(databaseUrl: string): Promise<string> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: 1 }) }),
    plugins: [new CamelCasePlugin()],
  });
  try {
    const text = await generate({
      db,
      dialect: new PostgresGenerator(),
      camelCase: true,
      includePattern: 'public.*',
      excludePattern: 'public.{schema_migration,schema_function,posting_*}',
      typeMapping: { int8: 'bigint' },
      outFile: null,
    });
    // One name leads to all tables: `DB['player']`. The others would only be exported in vain.
    return text.replaceAll(/^export (?!interface DB )/gm, '');
  } finally {
    await db.destroy();
  }
}

// `DATABASE_URL=… node generate-schema.ts` migrates that database and writes the types here.
if (import.meta.main) {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  await migrate(databaseUrl);
  await writeFile(schemaFile, await generateSchema(databaseUrl));
}
