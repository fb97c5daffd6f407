import type { SharedLeg, SharedSlip } from '../shared-slip.ts';

/**
 * The picture of a slip as a list of marks on a sheet, so that what stands where can be tested
 * without a canvas. It is the same in both themes: where it is going, nobody knows ours.
 */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PictureMark[];
};

type Box = { readonly x: number; readonly y: number; readonly width: number };

export type PictureMark =
  | ({ readonly kind: 'box'; readonly height: number; readonly fill: string } & Box)
  | { readonly kind: 'logo'; readonly x: number; readonly y: number; readonly size: number }
  | TextMark;

/** `y` is the line the letters stand on. */
type TextMark = {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'right';
  readonly hand: Hand;
};

/** How a text is written. */
export type Hand = {
  readonly size: number;
  readonly weight: 500 | 700 | 800;
  readonly fill: string;
};

/** How wide a text is drawn. */
export type Measure = (text: string, hand: Hand) => number;

type PictureWords = {
  readonly brand: string;
  readonly totalOdds: string;
  readonly code: string;
  readonly more: (count: number) => string;
  readonly safePlay: string;
};

/** Flat colours keep the file at some tens of kilobytes. */
const WIDTH = 720;
const MARGIN = 40;
const INSIDE = WIDTH - 2 * MARGIN;
const HEAD = 112;
const LEG = 132;
const MORE = 64;
const TOTAL = 92;
const FOOT = 176;
const PRICE = 130;
/** What a longer slip has more is told as a number: a picture is read at one glance. */
export const LEGS_DRAWN_MAX = 10;

const ink = '#0d1726';
const soft = '#435067';
const line = '#dbe2ea';
const green = '#087a4b';
const tint = '#dff4ea';
const dark = '#07261b';
const white = '#ffffff';

const brandHand: Hand = { size: 44, weight: 800, fill: white };
const pickHand: Hand = { size: 32, weight: 700, fill: ink };
const priceHand: Hand = { size: 34, weight: 800, fill: ink };
const softHand: Hand = { size: 26, weight: 500, fill: soft };
const totalHand: Hand = { size: 44, weight: 800, fill: green };
const footHand: Hand = { size: 26, weight: 500, fill: dark };
const codeHand: Hand = { size: 60, weight: 800, fill: dark };

type Fit = (text: string, hand: Hand, width: number) => string;
type Desk = { readonly words: PictureWords; readonly fit: Fit };

export function slipPicture(slip: SharedSlip, words: PictureWords, measure: Measure): Picture {
  const shown = slip.legs.slice(0, LEGS_DRAWN_MAX);
  const moreCount = slip.legs.length - shown.length;
  const moreTop = HEAD + shown.length * LEG;
  const totalTop = moreTop + (moreCount > 0 ? MORE : 0);
  const footTop = totalTop + (slip.totalOdds ? TOTAL : 0);
  const height = footTop + FOOT;
  const fit: Fit = (text, hand, width) => fitted(text, width, (kept) => measure(kept, hand));
  const desk = { words, fit };
  return {
    width: WIDTH,
    height,
    marks: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height, fill: white },
      ...headMarks(words),
      ...shown.flatMap((leg, index) => legMarks(leg, HEAD + index * LEG, fit)),
      ...(moreCount > 0 ? [left(words.more(moreCount), moreTop + 42, softHand)] : []),
      ...(slip.totalOdds ? totalMarks(slip.totalOdds, totalTop, desk) : []),
      ...footMarks(slip, footTop, desk),
    ],
  };
}

const textAt =
  (align: TextMark['align'], x: number) =>
  (text: string, y: number, hand: Hand): TextMark => ({ kind: 'text', text, x, y, align, hand });
const left = textAt('left', MARGIN);
const right = textAt('right', WIDTH - MARGIN);

function headMarks({ brand }: PictureWords): readonly PictureMark[] {
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEAD, fill: dark },
    { kind: 'logo', x: MARGIN, y: 28, size: 56 },
    textAt('left', MARGIN + 74)(brand, 72, brandHand),
  ];
}

function legMarks(leg: SharedLeg, top: number, fit: Fit): readonly PictureMark[] {
  return [
    left(fit(leg.pick, pickHand, INSIDE - PRICE), top + 48, pickHand),
    right(leg.odds ?? '–', top + 48, priceHand),
    left(fit(leg.market, softHand, INSIDE), top + 82, softHand),
    left(fit(leg.match, softHand, INSIDE), top + 114, softHand),
    { kind: 'box', x: MARGIN, y: top + LEG - 2, width: INSIDE, height: 2, fill: line },
  ];
}

function totalMarks(odds: string, top: number, { words, fit }: Desk): readonly PictureMark[] {
  return [
    left(words.totalOdds, top + 58, pickHand),
    right(fit(odds, totalHand, WIDTH / 2), top + 60, totalHand),
  ];
}

function footMarks(slip: SharedSlip, top: number, { words, fit }: Desk): readonly PictureMark[] {
  const link = slip.link.replace(/^https?:\/\//, '');
  return [
    { kind: 'box', x: 0, y: top, width: WIDTH, height: FOOT, fill: tint },
    left(words.code, top + 44, footHand),
    right(words.safePlay, top + 44, footHand),
    left(slip.code, top + 108, codeHand),
    left(fit(link, footHand, INSIDE), top + 150, footHand),
  ];
}

/** Cut with an ellipsis where it would run out of its place. */
function fitted(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  let kept = text;
  while (kept.length > 1 && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
