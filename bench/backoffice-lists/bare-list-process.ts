import { fastify } from 'fastify';
import { Pool } from 'pg';

type Bare = {
  readonly databaseUrl: string;
  readonly table: string;
  readonly ids: readonly string[];
};

/** As many as the office of the server has. */
const CONNECTIONS = 3;

/** The rows of one page by their primary key, and nothing else. */
process.once('message', async (message) => {
  const { databaseUrl, table, ids } = message as Bare;
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const server = fastify();
  server.post('/', async () => {
    const query = { name: 'page', text: `select * from ${table} where id = any ($1::bigint[])` };
    const { rows } = await pool.query({ ...query, values: [ids] });
    return { status: 1, content: rows, count: rows.length };
  });
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
});
process.on('disconnect', () => process.exit(0));
