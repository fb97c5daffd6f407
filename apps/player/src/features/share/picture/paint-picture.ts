import { markStrands } from '../../../ui/mark-path.ts';
import type { Hand, Measure, Picture, PictureMark, SignShape } from './picture.ts';

/** Still read at a glance on a phone, at little more than half the bytes. */
const SCALE = 0.75;
const LOGO_BOX = 26;
const roundedBox = 'M7 0h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z';

/** The device's own letters, as everywhere on the site: nothing is fetched for a picture. */
function fontOf(canvas: HTMLCanvasElement): (hand: Hand) => string {
  const family = getComputedStyle(canvas).fontFamily;
  return ({ size, weight }) => `${weight} ${size}px ${family}`;
}

export function measureOn(canvas: HTMLCanvasElement): Measure {
  const context = canvas.getContext('2d');
  const cssFont = fontOf(canvas);
  return (text, hand) => {
    if (!context) return 0;
    context.font = cssFont(hand);
    return context.measureText(text).width;
  };
}

export function paintPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  canvas.width = picture.width * SCALE;
  canvas.height = picture.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(SCALE, SCALE);
  const cssFont = fontOf(canvas);
  for (const mark of picture.marks) paintMark(context, mark, cssFont);
}

function paintMark(
  context: CanvasRenderingContext2D,
  mark: PictureMark,
  cssFont: (hand: Hand) => string,
): void {
  switch (mark.kind) {
    case 'box':
      context.fillStyle = mark.fill;
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
      return;
    case 'text':
      context.font = cssFont(mark.hand);
      context.textAlign = mark.align;
      context.fillStyle = mark.hand.fill;
      context.fillText(mark.text, mark.x, mark.y);
      return;
    case 'logo':
      paintLogo(context, mark);
      return;
    case 'sign':
      paintSign(context, mark);
  }
}

type Place = { readonly x: number; readonly y: number; readonly size: number };

function paintLogo(context: CanvasRenderingContext2D, { x, y, size }: Place): void {
  context.save();
  context.translate(x, y);
  context.scale(size / LOGO_BOX, size / LOGO_BOX);
  context.fillStyle = '#ffc533';
  context.fill(new Path2D(roundedBox));
  context.strokeStyle = '#211800';
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.stroke(new Path2D(markStrands));
  context.restore();
}

const SIGN_BOX = 24;
const disc = 'M12 0a12 12 0 1 1 0 24a12 12 0 0 1 0-24z';
const signPaths = {
  check: 'M7 12.5l3.5 3.5L17 9',
  cross: 'M8 8l8 8M16 8l-8 8',
  back: 'M9.5 7l-3 3 3 3M6.5 10h7.5a3.5 3.5 0 0 1 0 7h-3',
} as const satisfies Record<SignShape, string>;

function paintSign(
  context: CanvasRenderingContext2D,
  { x, y, size, shape, fill }: Extract<PictureMark, { kind: 'sign' }>,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / SIGN_BOX, size / SIGN_BOX);
  context.fillStyle = fill;
  context.fill(new Path2D(disc));
  context.strokeStyle = '#ffffff';
  context.lineWidth = 2.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(signPaths[shape]));
  context.restore();
}
