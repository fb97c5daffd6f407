import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const HOST = '127.0.0.1';

/**
 * An address that stays the same when whoever is behind it comes back at another, and a place
 * where the line between two processes can be cut.
 */
export type Line = {
  readonly port: number;
  /** Breaks every connection, whatever was under way on it. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
};

/** `target` is asked for every connection; undefined while nobody is at the other end. */
export async function openLine(target: () => number | undefined): Promise<Line> {
  const ends = new Set<Socket>();

  const hold = (end: Socket, other: Socket) => {
    ends.add(end.setNoDelay(true));
    end.on('error', () => end.destroy());
    end.on('close', () => {
      ends.delete(end);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    const port = target();
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, HOST);
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
    cut,
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
