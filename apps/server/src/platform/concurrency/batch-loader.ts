type PendingRead<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
};

export type BatchLoaderOptions<Key, Value> = {
  /** Values in the order of the keys. */
  readonly read: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly keysMax: number;
};

/** Two, so that one that hangs does not hold up everybody. */
const QUERIES_MAX = 2;

/**
 * A batch loader: reads of the same moment share one query. No read waits for others, but one that
 * comes while the queries are under way joins the next. A value is never older than the read.
 */
export function createBatchLoader<Key, Value>({ read, keysMax }: BatchLoaderOptions<Key, Value>) {
  const waiting: PendingRead<Key, Value>[] = [];
  let queries = 0;

  async function runQueries(): Promise<void> {
    queries += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, keysMax);
      try {
        const values = await read(batch.map(({ key }) => key));
        for (const [at, { resolve }] of batch.entries()) resolve(values[at] as Value);
      } catch (reason) {
        for (const { reject } of batch) reject(reason);
      }
    }
    queries -= 1;
  }

  return (key: Key): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (queries < QUERIES_MAX) void runQueries();
    });
}
