import type { World } from '@kipute/tools/start/world';

const LOOK_EVERY_MS = 1_000;
const BYTES_PER_MB = 1_000_000;
/** Of all looks; collections come and go, so a single look says little. */
const AROUND_SHARE = 0.1;

type MemorySeen = {
  readonly highest: number;
  /** The mean around a moment of the run: 0 is its beginning and 1 its end. */
  readonly around: (moment: number) => number;
  readonly highestBetween: (from: number, to: number) => number;
};

/** Looks at the resident memory of the server once a second, in megabytes. */
export function watchMemory({ backofficeAddress }: Pick<World, 'backofficeAddress'>) {
  const seen: number[] = [];
  const timer = setInterval(async () => {
    seen.push(await residentMegabytes(`${backofficeAddress}/metrics`));
  }, LOOK_EVERY_MS);
  return {
    end: (): MemorySeen => {
      clearInterval(timer);
      return {
        highest: Math.max(...seen),
        around: (moment) => meanAround(seen, moment),
        highestBetween: (from, to) =>
          Math.max(...seen.slice(Math.floor(seen.length * from), Math.ceil(seen.length * to))),
      };
    },
  };
}

async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(url)).text();
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (found === undefined) throw new Error('the server does not tell its memory');
  return Number(found) / BYTES_PER_MB;
}

function meanAround(seen: readonly number[], moment: number): number {
  const count = Math.max(1, Math.round(seen.length * AROUND_SHARE));
  const middle = Math.round(seen.length * moment - count / 2);
  const from = Math.min(Math.max(0, middle), seen.length - count);
  const part = seen.slice(from, from + count);
  return part.reduce((sum, megabytes) => sum + megabytes, 0) / part.length;
}
