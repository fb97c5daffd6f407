import { encode } from 'uqr';

export type QrCode = { readonly size: number; readonly dark: readonly (readonly boolean[])[] };

/** With the four empty modules around it that cameras look for. */
const QUIET = 4;

export function qrOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return { size, dark: data };
}

/** One path for all dark modules: runs of them, row by row. */
export function qrPath({ dark }: QrCode): string {
  return runsOf({ dark })
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('');
}

type Run = { readonly x: number; readonly y: number; readonly length: number };

export function runsOf({ dark }: Pick<QrCode, 'dark'>): readonly Run[] {
  return dark.flatMap((row, y) => {
    const runs: Run[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const begin = x;
      while (row[x + 1]) x += 1;
      runs.push({ x: begin, y, length: x - begin + 1 });
    }
    return runs;
  });
}
