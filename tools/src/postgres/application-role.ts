import { Client } from 'pg';

/** Owns the database and migrates it; no superuser. */
export const OWNER = 'kipute';
/** The server connects as this role, which owns nothing. */
export const RUNTIME = 'kipute_runtime';
/** Reads the views of the data warehouse; nobody signs in as it (docs/data-warehouse.md). */
const WAREHOUSE = 'kipute_warehouse';

type RolePasswords = { readonly owner: string; readonly runtime: string };

/** Safe to repeat: an earlier start may have been cut off between any two of these. */
export async function ensureApplicationRoles(
  adminUrl: string,
  passwords: RolePasswords,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await ensureRole(client, OWNER, passwords.owner);
    await ensureRole(client, RUNTIME, passwords.runtime);
    const warehouse = await client.query('select from pg_roles where rolname = $1', [WAREHOUSE]);
    if (warehouse.rowCount === 0) await client.query(`create role ${WAREHOUSE} nologin`);
    // A bench that has filled its tables measures between checkpoints, not beside its own.
    await client.query(`grant pg_checkpoint to ${OWNER}`);
    const database = await client.query('select from pg_database where datname = $1', [OWNER]);
    if (database.rowCount === 0) await client.query(`create database ${OWNER} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, role: string, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [role]);
  if (found.rowCount !== 0) return;
  await client.query(`create role ${role} login password '${password}'`);
}
