import type {
  Hand,
  Measure,
  Picture,
  PictureMark,
  SignShape,
  TextMark,
} from '../../share/picture/picture.ts';
import {
  type Fit,
  FOOT,
  fitBy,
  footMarks,
  HEAD,
  headMarks,
  INSIDE,
  left,
  pickHand,
  WIDTH,
  white,
} from '../../share/picture/picture-parts.ts';
import type { MarkKind } from './ticket-standing.ts';

/** A ticket as it is shown around: every match of it, because a jackpot of ten is none. */
export type ToldTicket = {
  readonly title: string;
  /** "TSh 172,905,980" of one that won. */
  readonly won: string | undefined;
  readonly code: string;
  readonly link: string;
  readonly places: readonly {
    readonly number: number;
    readonly match: string;
    readonly pick: string;
    readonly kind: MarkKind;
  }[];
};

export type TicketPictureWords = {
  readonly brand: string;
  readonly won: string;
  readonly code: string;
  readonly safePlay: string;
};

const MARGIN = 40;
const BAND = 96;
const WON_BAND = 176;
const ROW = 58;
const NUMBER_PLACE = 48;
const PICK_PLACE = 150;
const SIGN = 32;

const green = '#087a4b';
const soft = '#435067';
const line = '#dbe2ea';
const titleHand: Hand = { size: 34, weight: 800, fill: '#0d1726' };
const wonHand: Hand = { size: 30, weight: 700, fill: white };
const amountHand: Hand = { size: 64, weight: 800, fill: white };
const numberHand: Hand = { size: 24, weight: 700, fill: soft };
const matchHand: Hand = { size: 27, weight: 500, fill: '#0d1726' };

const signs = {
  right: { shape: 'check', fill: green },
  void: { shape: 'check', fill: green },
  wrong: { shape: 'cross', fill: '#c21f2e' },
} as const satisfies Partial<Record<MarkKind, { shape: SignShape; fill: string }>>;

/** From the top: head, title or what was won, a row for each match, and the foot with its code. */
export function ticketPicture(
  told: ToldTicket,
  words: TicketPictureWords,
  measure: Measure,
): Picture {
  const fit = fitBy(measure);
  const band = told.won === undefined ? BAND : WON_BAND;
  const rowsTop = HEAD + band;
  const end = rowsTop + told.places.length * ROW;
  const foot = { code: told.code, link: told.link, name: words.code, safePlay: words.safePlay };
  return {
    width: WIDTH,
    height: end + FOOT,
    marks: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height: end + FOOT, fill: white },
      ...headMarks(words.brand),
      ...bandMarks(told, words, fit),
      ...told.places.flatMap((place, at) => rowMarks(place, rowsTop + at * ROW, fit)),
      ...footMarks(foot, end, fit),
    ],
  };
}

function bandMarks(
  { title, won }: ToldTicket,
  words: TicketPictureWords,
  fit: Fit,
): readonly PictureMark[] {
  if (won === undefined) return [left(fit(title, titleHand, INSIDE), HEAD + 60, titleHand)];
  return [
    { kind: 'box', x: 0, y: HEAD, width: WIDTH, height: WON_BAND, fill: green },
    left(fit(`${words.won} · ${title}`, wonHand, INSIDE), HEAD + 54, wonHand),
    left(fit(won, amountHand, INSIDE), HEAD + 130, amountHand),
  ];
}

const textAt =
  (x: number, align: TextMark['align']) =>
  (text: string, y: number, hand: Hand): TextMark => ({
    ...{ kind: 'text', text, x, y, align, hand },
  });

function rowMarks(
  { number, match, pick, kind }: ToldTicket['places'][number],
  top: number,
  fit: Fit,
): readonly PictureMark[] {
  const sign = kind === 'live' || kind === 'waiting' ? undefined : signs[kind];
  const base = top + 38;
  return [
    left(String(number), base, numberHand),
    textAt(MARGIN + NUMBER_PLACE, 'left')(
      fit(match, matchHand, INSIDE - NUMBER_PLACE - PICK_PLACE),
      base,
      matchHand,
    ),
    textAt(WIDTH - MARGIN - SIGN - 14, 'right')(pick, base, pickHand),
    ...(sign
      ? [{ kind: 'sign', x: WIDTH - MARGIN - SIGN, y: top + 12, size: SIGN, ...sign } as const]
      : []),
    { kind: 'box', x: MARGIN, y: top + ROW - 2, width: INSIDE, height: 2, fill: line },
  ];
}
