import type { PartStore } from '../../files/index.ts';

/** Below what the store gives back at once, and large enough to be few. */
const PART_BYTES = 4 * 1024 * 1024;

/** Hexadecimal first: a store spreads its files by the first letters of their names. */
const partName = (draft: string, part: number): string => `${draft}.${part}.part`;

type Noted = { readonly parts: number; readonly bytes: number };

/**
 * Collects bytes into parts of one size. Whoever cleans up is told of a part before it is written:
 * nothing lies in the store that no row knows of.
 */
export function partCollector(
  store: PartStore,
  draft: string,
  note: (noted: Noted) => Promise<void>,
) {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let [parts, bytes] = [0, 0];
  const write = async (): Promise<void> => {
    const whole = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    parts += 1;
    bytes += whole.length;
    await note({ parts, bytes });
    await store.write(partName(draft, parts), whole);
  };
  return {
    sink: async (chunk: Buffer): Promise<void> => {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= PART_BYTES) await write();
    },
    end: async (): Promise<void> => {
      if (waitingBytes > 0) await write();
    },
    bytes: () => bytes + waitingBytes,
  };
}

/** The file from its first byte to its last, a part at a time. */
export async function* readParts(
  store: PartStore,
  { draft, parts }: { readonly draft: string; readonly parts: number },
): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part += 1) {
    const bytes = await store.read(partName(draft, part));
    // A download that breaks off is seen to be broken; a short one would pass for whole.
    if (!bytes) throw new Error(`exports: part ${part} of ${parts} is gone`);
    yield bytes;
  }
}

export async function removeParts(
  store: PartStore,
  { draft, parts }: { readonly draft: string | null; readonly parts: number },
): Promise<void> {
  if (draft === null) return;
  for (let part = 1; part <= parts; part += 1) await store.remove(partName(draft, part));
}
