import { Client } from 'pg';
import { PlainError } from '../../runtime/plain-error.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Tries a database address given from outside and says in one line what is wrong with it. The
 * line is made of the address's harmless parts only: whole, it would show the password.
 */
export async function tryDatabase(variable: string, address: string): Promise<void> {
  const url = parseAddress(variable, address);
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    application_name: 'kipute-start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new PlainError(`${variable} does not work: ${explain(error, url)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function parseAddress(variable: string, address: string): URL {
  const url = URL.parse(address);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname) return url;
  throw new PlainError(
    `${variable} is no PostgreSQL address: expected postgres://user:password@host:port/database.`,
  );
}

/** Host, port and database of an address that works; nothing secret. */
export function describeAddress(address: string): string {
  const { hostname, port, pathname } = parseAddress('DATABASE_URL', address);
  return `${hostname}:${port || 5432}${pathname}`;
}

function explain(error: unknown, url: URL): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const place = `${url.hostname}:${url.port || 5432}`;
  const database = decodeURIComponent(url.pathname.slice(1)) || url.username;
  const known: Record<string, string> = {
    ECONNREFUSED: `no PostgreSQL answers at ${place}`,
    ENOTFOUND: `the host ${url.hostname} is unknown`,
    EAI_AGAIN: `the host ${url.hostname} is unknown`,
    '28P01': `${place} refuses the password of user ${url.username}`,
    '28000': `${place} does not let user ${url.username} in`,
    '3D000': `${place} has no database ${database}`,
    '53300': `${place} has no connection left`,
    '57P03': `PostgreSQL at ${place} is still starting`,
  };
  const plain = url.password ? message.replaceAll(url.password, '…') : message;
  return known[code ?? ''] ?? `${place} says: ${plain.split('\n', 1)[0] || code}`;
}
