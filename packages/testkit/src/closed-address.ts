import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine where nobody listens any more. */
export async function closedPort(): Promise<number> {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  return port;
}

export const closedAddress = async () => `http://127.0.0.1:${await closedPort()}`;
