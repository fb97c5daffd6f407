/** A batch of updates as it went out. */
type SentBatch = {
  readonly uuid: string;
  readonly frame: Buffer;
};

export type BatchMemory = {
  readonly keep: (batch: SentBatch) => void;
  readonly last: () => SentBatch | undefined;
  /** What came after a batch; undefined when that batch is no longer, or was never, known. */
  readonly after: (uuid: string) => readonly SentBatch[] | undefined;
  readonly forget: () => void;
};

export type MemoryLimits = { readonly batchesMax: number; readonly bytesMax: number };

/** About five minutes of an ordinary evening. */
const usualLimits: MemoryLimits = { batchesMax: 1_500, bytesMax: 48 * 1024 * 1024 };

/** The last batches, for clients that lost their connection. Bounded in number and in bytes. */
export function createBatchMemory(limits: MemoryLimits = usualLimits): BatchMemory {
  let batches: SentBatch[] = [];
  let bytes = 0;

  return {
    keep: (batch) => {
      batches.push(batch);
      bytes += batch.frame.length;
      while (
        batches.length > limits.batchesMax ||
        (bytes > limits.bytesMax && batches.length > 1)
      ) {
        bytes -= batches.shift()?.frame.length ?? 0;
      }
    },
    last: () => batches.at(-1),
    after: (uuid) => {
      const index = batches.findIndex((batch) => batch.uuid === uuid);
      return index < 0 ? undefined : batches.slice(index + 1);
    },
    forget: () => {
      batches = [];
      bytes = 0;
    },
  };
}
