import type { SharedSlip } from '../shared-slip.ts';
import { composePicture, type PictureWords } from './compose-picture.ts';
import type { Measure, Picture } from './picture.ts';

/** Picks for somebody else to bet on: what they are, what they pay, and the code that has them. */
export function slipPicture(slip: SharedSlip, words: PictureWords, measure: Measure): Picture {
  return composePicture({ ...slip, words }, measure);
}
