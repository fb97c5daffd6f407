import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ensurePortsFree } from './ports.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function listen(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
}

test.each(['127.0.0.1', '0.0.0.0'])(
  '[START-25] a port that is taken on %s is refused with its owner',
  async (host) => {
    const port = await listen(host);
    const ports = { playerPort: 0, backofficePort: port };
    await expect(ensurePortsFree('127.0.0.1', ports)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken by \\S+ \\(process ${process.pid}\\): stop that program`),
    );
  },
);

test('[START-25] free ports pass', async () => {
  await ensurePortsFree('127.0.0.1', { playerPort: 0, backofficePort: 0 });
});

test('[START-25] an address that is not ours is said', async () => {
  const ports = { playerPort: 0, backofficePort: 0 };
  await expect(ensurePortsFree('192.0.2.1', ports)).rejects.toThrow(
    'Nothing can listen on 192.0.2.1:0 (EADDRNOTAVAIL): check HOST.',
  );
});
