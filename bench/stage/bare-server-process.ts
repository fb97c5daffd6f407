import { fastify } from 'fastify';

process.once('message', async (message) => {
  const answer: unknown = JSON.parse(String(message));
  const server = fastify();
  server.post('/', async () => answer);
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
});
process.on('disconnect', () => process.exit(0));
