import { Client } from 'pg';

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function withAdministration<Value>(
  adminUrl: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: adminUrl, application_name: 'kipute-testkit' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Forced, because a failed test may have left its connections open. */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${name} with (force)`);
}
