import type { Side } from '@kipute/domain/grading/score';
import type { Pick } from '@kipute/domain/grading/selection';
import type { Reading } from './read-pick.ts';

const results: readonly Side[] = ['home', 'draw', 'away'];

/**
 * `Simba/Draw`: half time, then full time. Teams are named in words alone, and a name may have a
 * stroke in it, so each of the nine is put together and compared. Where two of them read the same,
 * as with two teams of one name, nobody knows which was meant.
 */
export function inTurnPick({ image: { selection }, sides: { names } }: Reading): Pick | undefined {
  if (!names) return undefined;
  const words: Readonly<Record<Side, string>> = { ...names, draw: 'Draw' };
  const meant = results.flatMap((half) =>
    results.flatMap((full) =>
      `${words[half]}/${words[full]}` === selection.name ? [[half, full]] : [],
    ),
  );
  const [only] = meant;
  if (!only || meant.length > 1) return undefined;
  return { kind: 'in-turn', of: only.map((kind) => ({ kind })) };
}
