import type { CallContent } from '@kipute/contract/registry';
import { casinoTexts } from '../../i18n/texts/casino.ts';
import type { Say } from '../../i18n/use-text.ts';
import { percentWords } from '../_casino/casino-words.ts';

export type GameResult = CallContent<'casino_game/results'>[number];

/** In parts of the drawing's width, from 0 at the left to 1 at the right. */
export type IntervalDrawing = {
  readonly from: number;
  readonly to: number;
  readonly stated: number;
  readonly observed: number;
  readonly place: 'inside' | 'outside';
};

/** Room at both ends, so that a mark at the border is still seen whole. */
const MARGIN = 0.08;

/** Undefined while nothing was staked. */
export function drawingOf(result: GameResult): IntervalDrawing | undefined {
  const { stated_return: stated, observed_return: observed } = result;
  const { lower_bound: lower, upper_bound: upper } = result;
  if (observed === null || lower === null || upper === null) return undefined;
  const [least, most] = [Math.min(lower, stated, observed), Math.max(upper, stated, observed)];
  const width = Math.max(1, most - least);
  const at = (value: number) => MARGIN + ((value - least) / width) * (1 - 2 * MARGIN);
  return {
    ...{ from: at(lower), to: at(upper), stated: at(stated), observed: at(observed) },
    // The server's word, and not a second opinion of the page's own.
    place: result.alarm === 1 ? 'outside' : 'inside',
  };
}

/** The same in words, for files and for whoever cannot see the drawing. */
export function intervalWords(result: GameResult, t: Say): string {
  const { observed_return: observed, stated_return, lower_bound, upper_bound } = result;
  if (observed === null || lower_bound === null || upper_bound === null) {
    return t(casinoTexts.nothingStaked);
  }
  const said = t(casinoTexts.drawn, {
    observed: percentWords(observed),
    stated: percentWords(stated_return),
    lower: percentWords(lower_bound),
    upper: percentWords(upper_bound),
  });
  return `${said}: ${t(result.alarm === 1 ? casinoTexts.outside : casinoTexts.inside)}`;
}
