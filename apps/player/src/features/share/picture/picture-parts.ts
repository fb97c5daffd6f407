import type { SharedLeg } from '../shared-slip.ts';
import type { Hand, Measure, PictureMark, TextMark } from './picture.ts';

/** Flat colours keep the file at some tens of kilobytes. */
export const WIDTH = 720;
const MARGIN = 40;
export const INSIDE = WIDTH - 2 * MARGIN;
export const HEAD = 112;
const LEG = 132;
const MORE = 64;
const TOTAL = 92;
export const FOOT = 176;
const PRICE = 130;
/** What a longer slip has more is told as a number: a picture is read at one glance. */
export const LEGS_DRAWN_MAX = 10;

const ink = '#0d1726';
const soft = '#435067';
const line = '#dbe2ea';
const tint = '#dff4ea';
const dark = '#07261b';
export const green = '#087a4b';
export const white = '#ffffff';

const brandHand: Hand = { size: 44, weight: 800, fill: white };
export const pickHand: Hand = { size: 32, weight: 700, fill: ink };
const priceHand: Hand = { size: 34, weight: 800, fill: ink };
const softHand: Hand = { size: 26, weight: 500, fill: soft };
const totalHand: Hand = { size: 44, weight: 800, fill: green };
const footHand: Hand = { size: 26, weight: 500, fill: dark };
const codeHand: Hand = { size: 60, weight: 800, fill: dark };

const textAt =
  (align: TextMark['align'], x: number) =>
  (text: string, y: number, hand: Hand): TextMark => ({ kind: 'text', text, x, y, align, hand });
export const left = textAt('left', MARGIN);
const right = textAt('right', WIDTH - MARGIN);

export type Fit = (text: string, hand: Hand, width: number) => string;

/** Cut with an ellipsis where it would run out of its place. */
export const fitBy =
  (measure: Measure): Fit =>
  (text, hand, width) => {
    if (measure(text, hand) <= width) return text;
    let kept = text;
    while (kept.length > 1 && measure(`${kept}…`, hand) > width) kept = kept.slice(0, -1);
    return `${kept.trimEnd()}…`;
  };

/** Marks of one part of the sheet, and where the next part begins. */
type Part = { readonly marks: readonly PictureMark[]; readonly end: number };

export function headMarks(brand: string): readonly PictureMark[] {
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEAD, fill: dark },
    { kind: 'logo', x: MARGIN, y: 28, size: 56 },
    textAt('left', MARGIN + 74)(brand, 72, brandHand),
  ];
}

/** How a leg ended. */
export type LegSign = Pick<Extract<PictureMark, { kind: 'sign' }>, 'shape' | 'fill'>;

type LegsOptions<Leg> = {
  readonly top: number;
  readonly fit: Fit;
  readonly more: (count: number) => string;
  /** Where there is one, the texts of a leg make way for it. */
  readonly signOf: ((leg: Leg) => LegSign) | undefined;
};

const SIGN = 40;
const SIGN_PLACE = 58;

export function legsPart<Leg extends SharedLeg>(
  legs: readonly Leg[],
  { top, fit, more, signOf }: LegsOptions<Leg>,
): Part {
  const shown = legs.slice(0, LEGS_DRAWN_MAX);
  const moreCount = legs.length - shown.length;
  const moreTop = top + shown.length * LEG;
  const marks = shown.flatMap((leg, index) => {
    const legTop = top + index * LEG;
    if (!signOf) return legMarks(leg, { top: legTop, indent: 0, fit });
    const sign = { kind: 'sign', x: MARGIN, y: legTop + 18, size: SIGN, ...signOf(leg) } as const;
    return [sign, ...legMarks(leg, { top: legTop, indent: SIGN_PLACE, fit })];
  });
  if (moreCount === 0) return { marks, end: moreTop };
  return { marks: [...marks, left(more(moreCount), moreTop + 42, softHand)], end: moreTop + MORE };
}

type LegPlace = { readonly top: number; readonly indent: number; readonly fit: Fit };

function legMarks(leg: SharedLeg, { top, indent, fit }: LegPlace): readonly PictureMark[] {
  const write = textAt('left', MARGIN + indent);
  const room = INSIDE - indent;
  return [
    write(fit(leg.pick, pickHand, room - PRICE), top + 48, pickHand),
    right(leg.odds ?? '–', top + 48, priceHand),
    write(fit(leg.market, softHand, room), top + 82, softHand),
    write(fit(leg.match, softHand, room), top + 114, softHand),
    { kind: 'box', x: MARGIN, y: top + LEG - 2, width: INSIDE, height: 2, fill: line },
  ];
}

type TotalOptions = { readonly name: string; readonly top: number; readonly fit: Fit };

/** Nothing where there are no total odds. */
export function totalPart(odds: string | undefined, { name, top, fit }: TotalOptions): Part {
  if (!odds) return { marks: [], end: top };
  return {
    marks: [
      left(name, top + 58, pickHand),
      right(fit(odds, totalHand, WIDTH / 2), top + 60, totalHand),
    ],
    end: top + TOTAL,
  };
}

type FootOptions = {
  readonly name: string;
  readonly code: string;
  readonly link: string;
  readonly safePlay: string;
};

export function footMarks(foot: FootOptions, top: number, fit: Fit): readonly PictureMark[] {
  const link = foot.link.replace(/^https?:\/\//, '');
  return [
    { kind: 'box', x: 0, y: top, width: WIDTH, height: FOOT, fill: tint },
    left(foot.name, top + 44, footHand),
    right(foot.safePlay, top + 44, footHand),
    left(fit(foot.code, codeHand, INSIDE), top + 108, codeHand),
    left(fit(link, footHand, INSIDE), top + 150, footHand),
  ];
}
