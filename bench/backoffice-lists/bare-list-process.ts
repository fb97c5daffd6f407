import { fastify } from 'fastify';
import { Pool } from 'pg';

type Bare = {
  readonly databaseUrl: string;
  readonly text: string;
  readonly values: unknown[];
};

/** As many as the office of the server has. */
const CONNECTIONS = 3;

/** The rows of one page by an index, and nothing else. */
process.once('message', async (message) => {
  const { databaseUrl, text, values } = message as Bare;
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const server = fastify();
  server.post('/', async () => {
    const { rows } = await pool.query({ name: 'page', text, values });
    return { status: 1, content: rows, count: rows.length };
  });
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
});
process.on('disconnect', () => process.exit(0));
