type Asking<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
};

export type BatchLoaderOptions<Key, Value> = {
  /** Values in the order of the keys. */
  readonly read: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly keysMax: number;
};

/** One that hangs must not hold up everybody. */
const QUESTIONS_MAX = 2;

/**
 * A batch loader: reads of the same moment share one query. Nobody waits for company, but who comes
 * while a query is under way goes with the next. A value is never older than the call that asked.
 */
export function createBatchLoader<Key, Value>({ read, keysMax }: BatchLoaderOptions<Key, Value>) {
  const waiting: Asking<Key, Value>[] = [];
  let questions = 0;

  async function ask(): Promise<void> {
    questions += 1;
    while (waiting.length > 0) {
      const asking = waiting.splice(0, keysMax);
      try {
        const values = await read(asking.map(({ key }) => key));
        for (const [at, { resolve }] of asking.entries()) resolve(values[at] as Value);
      } catch (reason) {
        for (const { reject } of asking) reject(reason);
      }
    }
    questions -= 1;
  }

  return (key: Key): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (questions < QUESTIONS_MAX) void ask();
    });
}
