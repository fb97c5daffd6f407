import { type Car, cars } from '@kipute/domain/racing/race';
import { carShape, lookOf, PATTERN_OPACITY, PATTERN_SIZE } from '../cars/car-looks.ts';

export type CarSprites = ReadonlyMap<Car, HTMLCanvasElement>;

/** Every car drawn once; a frame of the race only lays these pictures down. */
export function carSprites(scale: number, rim: string): CarSprites {
  return new Map(cars.map((car) => [car, carSprite(car, scale, rim)]));
}

function carSprite(car: Car, scale: number, rim: string): HTMLCanvasElement {
  const { width, height, wheels, wings, body, plate } = carShape;
  const [sprite, pen] = penOn(Math.ceil(width * scale), Math.ceil(height * scale));
  pen.scale(scale, scale);
  pen.fillStyle = rim;
  pen.fill(new Path2D(wheels));
  pen.globalAlpha = 0.8;
  pen.fill(new Path2D(wings));
  pen.globalAlpha = 1;
  const hull = new Path2D(body);
  pen.fillStyle = clothOf(car, pen, scale);
  pen.fill(hull);
  pen.strokeStyle = rim;
  pen.lineWidth = 1.3;
  pen.stroke(hull);
  const disc = new Path2D();
  disc.arc(plate.x, plate.y, plate.r, 0, 7);
  pen.fillStyle = '#fff';
  pen.fill(disc);
  pen.fillStyle = '#0d1726';
  pen.font = '800 12px Roboto, system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.fillText(String(car), plate.x, 17.2);
  return sprite;
}

/** The same cloth as on the badges, drawn as large as it is shown so that it stays sharp. */
function clothOf(car: Car, pen: CanvasRenderingContext2D, scale: number): CanvasPattern | string {
  const { ground, ink, stroke, fill, width = 1 } = lookOf(car);
  const side = Math.round(PATTERN_SIZE * scale);
  const [cloth, thread] = penOn(side, side);
  thread.scale(side / PATTERN_SIZE, side / PATTERN_SIZE);
  thread.fillStyle = ground;
  thread.fillRect(0, 0, PATTERN_SIZE, PATTERN_SIZE);
  thread.globalAlpha = PATTERN_OPACITY;
  thread.lineWidth = width;
  thread.strokeStyle = ink;
  thread.fillStyle = ink;
  if (stroke) thread.stroke(new Path2D(stroke));
  if (fill) thread.fill(new Path2D(fill));
  const pattern = pen.createPattern(cloth, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(PATTERN_SIZE / side));
  return pattern ?? ground;
}

function penOn(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  return [canvas, pen];
}
