import { Client } from 'pg';

/** The server connects as this role. It owns its database and is no superuser. */
export const APPLICATION = 'kipute';

/** Safe to repeat: an earlier start may have been cut off between the two. */
export async function ensureApplicationRole(adminUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [APPLICATION]);
    if (role.rowCount === 0) {
      await client.query(`create role ${APPLICATION} login password '${password}'`);
    }
    const database = await client.query('select from pg_database where datname = $1', [
      APPLICATION,
    ]);
    if (database.rowCount === 0) {
      await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
    }
  } finally {
    await client.end();
  }
}
