import type { ServerName } from '../history.ts';

/**
 * Remembers when something was wrong with a server on purpose. A call that was under way at such a
 * time may fail; any other may not.
 */
export type Calm = {
  /** Nothing these servers answer until the work is done counts as calm. */
  readonly disturb: <Value>(
    servers: readonly ServerName[],
    work: () => Promise<Value>,
  ) => Promise<Value>;
  /** To be asked when a call leaves … */
  readonly mark: () => number;
  /** … and given back when its answer is there. */
  readonly lastedSince: (mark: number, servers: readonly ServerName[]) => boolean;
};

export function createCalm(): Calm {
  const underWay = new Map<ServerName, number>();
  const endedAt = new Map<ServerName, number>();
  let moment = 0;
  const shift = (server: ServerName, by: 1 | -1) =>
    underWay.set(server, (underWay.get(server) ?? 0) + by);
  return {
    disturb: async (servers, work) => {
      for (const server of servers) shift(server, 1);
      try {
        return await work();
      } finally {
        moment += 1;
        for (const server of servers) {
          shift(server, -1);
          endedAt.set(server, moment);
        }
      }
    },
    mark: () => moment,
    lastedSince: (mark, servers) =>
      servers.every(
        (server) => (underWay.get(server) ?? 0) === 0 && (endedAt.get(server) ?? 0) <= mark,
      ),
  };
}
