import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database that nobody has ever used, gone when the work is done. */
export async function withThrowAwayDatabase<Value>(
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
