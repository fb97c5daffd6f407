import type { SharedLeg, SharedSlip } from '../shared-slip.ts';
import type { Measure, Picture, PictureMark } from './picture.ts';
import {
  type Fit,
  FOOT,
  fitBy,
  footMarks,
  HEAD,
  headMarks,
  type LegSign,
  legsPart,
  totalPart,
  WIDTH,
  white,
} from './picture-parts.ts';

export type PictureWords = {
  readonly brand: string;
  readonly totalOdds: string;
  readonly code: string;
  readonly more: (count: number) => string;
  readonly safePlay: string;
};

type Composed<Leg extends SharedLeg> = Pick<SharedSlip, 'code' | 'link' | 'totalOdds'> & {
  readonly legs: readonly Leg[];
  readonly words: PictureWords;
  /** What stands between the head and the legs. */
  readonly band?: {
    readonly height: number;
    readonly marks: (top: number, fit: Fit) => readonly PictureMark[];
  };
  readonly signOf?: (leg: Leg) => LegSign;
};

/** From the top: head, band, legs, total odds and the foot with its code. */
export function composePicture<Leg extends SharedLeg>(
  { words, band, signOf, ...told }: Composed<Leg>,
  measure: Measure,
): Picture {
  const fit = fitBy(measure);
  const legsTop = HEAD + (band?.height ?? 0);
  const legs = legsPart(told.legs, { top: legsTop, fit, more: words.more, signOf });
  const total = totalPart(told.totalOdds, { name: words.totalOdds, top: legs.end, fit });
  const foot = { ...told, name: words.code, safePlay: words.safePlay };
  const height = total.end + FOOT;
  return {
    width: WIDTH,
    height,
    marks: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height, fill: white },
      ...headMarks(words.brand),
      ...(band?.marks(HEAD, fit) ?? []),
      ...legs.marks,
      ...total.marks,
      ...footMarks(foot, total.end, fit),
    ],
  };
}

/** Picks for somebody else to bet on: what they are, what they pay, and the code that has them. */
export function slipPicture(slip: SharedSlip, words: PictureWords, measure: Measure): Picture {
  return composePicture({ ...slip, words }, measure);
}
