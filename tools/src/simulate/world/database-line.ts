import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const HOST = '127.0.0.1';

/**
 * The line between the house and PostgreSQL: an address that stays the same when PostgreSQL comes
 * back at another, and a place where the line can be cut.
 */
export type DatabaseLine = {
  readonly port: number;
  /** Undefined while nobody is at the other end. */
  readonly leadTo: (port: number | undefined) => void;
  /** Breaks every connection, whatever was under way on it. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
};

export async function openDatabaseLine(): Promise<DatabaseLine> {
  const ends = new Set<Socket>();
  let target: number | undefined;

  const hold = (end: Socket, other: Socket) => {
    ends.add(end.setNoDelay(true));
    end.on('error', () => end.destroy());
    end.on('close', () => {
      ends.delete(end);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    if (target === undefined) {
      near.destroy();
      return;
    }
    const far = connect(target, HOST);
    hold(near, far);
    hold(far, near);
    near.pipe(far);
    far.pipe(near);
  });
  const cut = () => {
    for (const end of ends) end.destroy();
  };

  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      target = port;
    },
    cut,
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
