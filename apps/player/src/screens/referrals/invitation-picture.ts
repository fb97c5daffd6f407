import type { Hand, Measure, Picture, PictureMark } from '../../features/share/picture/picture.ts';
import {
  fitBy,
  HEAD,
  headMarks,
  INSIDE,
  left,
  WIDTH,
  white,
} from '../../features/share/picture/picture-parts.ts';
import { qrOf, runsOf } from './qr-path.ts';

export type Invitation = {
  readonly code: string;
  readonly link: string;
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  readonly adult: string;
};

const dark = '#07261b';
const titleHand: Hand = { size: 52, weight: 800, fill: dark };
const textHand: Hand = { size: 32, weight: 500, fill: dark };
const codeHand: Hand = { size: 76, weight: 800, fill: '#087a4b' };
const QR_TOP = HEAD + 270;
const QR_SIZE = 440;
const FOOT = 118;

/** What a friend sees in a chat: whose house it is, the code, and the link as a QR code. */
export function invitationPicture(told: Invitation, measure: Measure): Picture {
  const fit = fitBy(measure);
  const height = QR_TOP + QR_SIZE + FOOT;
  const link = told.link.replace(/^https?:\/\//, '');
  return {
    width: WIDTH,
    height,
    marks: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height, fill: white },
      ...headMarks(told.brand),
      left(fit(told.title, titleHand, INSIDE), HEAD + 86, titleHand),
      left(fit(told.text, textHand, INSIDE), HEAD + 140, textHand),
      left(fit(told.code, codeHand, INSIDE), HEAD + 232, codeHand),
      ...qrMarks(told.link),
      left(fit(link, textHand, INSIDE), QR_TOP + QR_SIZE + 40, textHand),
      left(fit(told.adult, textHand, INSIDE), QR_TOP + QR_SIZE + 88, textHand),
    ],
  };
}

/** Whole pixels for each module: a blurred edge is what cameras stumble over. */
function qrMarks(link: string): readonly PictureMark[] {
  const code = qrOf(link);
  const module = Math.floor(QR_SIZE / code.size);
  const edge = Math.floor((WIDTH - module * code.size) / 2);
  return runsOf(code).map(({ x, y, length }) => ({
    ...{ kind: 'box', x: edge + x * module, y: QR_TOP + y * module, fill: dark },
    ...{ width: length * module, height: module },
  }));
}
