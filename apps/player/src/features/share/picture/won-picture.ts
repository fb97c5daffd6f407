import type { DecidedOutcome } from '@kipute/domain/betting/bet-return';
import type { SharedLeg, SharedSlip } from '../shared-slip.ts';
import { composePicture, type PictureWords } from './compose-picture.ts';
import type { Hand, Measure, Picture } from './picture.ts';
import { green, INSIDE, type LegSign, left, pickHand, WIDTH, white } from './picture-parts.ts';

/** A bet that won, as its player shows it around; its code is its number. */
export type WonSlip = Pick<SharedSlip, 'code' | 'link' | 'totalOdds'> & {
  /** "TSh 12,229" */
  readonly amount: string;
  readonly legs: readonly (SharedLeg & { readonly outcome: DecidedOutcome })[];
};

type WonWords = PictureWords & { readonly won: string };

const BAND = 148;
const wonHand: Hand = { ...pickHand, fill: white };
const amountHand: Hand = { size: 68, weight: 800, fill: white };
const halfway = '#8f5b00';

const signs = {
  win: { shape: 'check', fill: green },
  'half-win': { shape: 'check', fill: halfway },
  refund: { shape: 'back', fill: '#435067' },
  'half-lose': { shape: 'cross', fill: halfway },
  lose: { shape: 'cross', fill: '#c21f2e' },
} as const satisfies Record<DecidedOutcome, LegSign>;

/** The amount first: it is what the picture is sent for. */
export function wonPicture(slip: WonSlip, words: WonWords, measure: Measure): Picture {
  return composePicture(
    {
      ...{ ...slip, words },
      signOf: ({ outcome }) => signs[outcome],
      band: {
        height: BAND,
        marks: (top, fit) => [
          { kind: 'box', x: 0, y: top, width: WIDTH, height: BAND, fill: green },
          left(words.won, top + 50, wonHand),
          left(fit(slip.amount, amountHand, INSIDE), top + 122, amountHand),
        ],
      },
    },
    measure,
  );
}
