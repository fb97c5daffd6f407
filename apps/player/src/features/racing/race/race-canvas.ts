import { cars } from '@kipute/domain/racing/race';
import { carShape } from '../cars/car-looks.ts';
import { type CarSprites, carSprites } from './car-sprites.ts';
import type { RacePath } from './race-path.ts';

/** Of the track, from the theme of the page. */
export type TrackColours = {
  readonly track: string;
  readonly lane: string;
  readonly speed: string;
  readonly rim: string;
  readonly kerb: string;
};

type Track = {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly colours: TrackColours;
  readonly sprites: CarSprites;
  readonly carWidth: number;
};

const KERB = 8;
const KERB_STRIPE = 14;
const LINE_WIDTH = 14;
const CHECK = 3.5;
/** The whole way in widths of the window: long enough to rush by, short enough to keep all in sight. */
const WAY = 3.4;
/** Where on the window the leader drives, and where the line comes to stand. */
const LEADER_AT = 0.7;
const LINE_AT = 0.86;
const START_AT = 0.2;
/** So many pictures a second: half of what a phone can, at half the warmth. */
const FRAME_MS = 1_000 / 30;

/** One picture of the race at a moment of it. */
export type DrawRace = (path: RacePath, moment: number) => void;

/** For a canvas as large as it is shown; made anew when that or the theme changes. */
export function raceDrawing(
  canvas: HTMLCanvasElement,
  colours: TrackColours,
): DrawRace | undefined {
  const pen = canvas.getContext('2d', { alpha: false });
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!pen || width === 0) return undefined;
  const density = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  pen.scale(density, density);
  const carWidth = Math.min(60, Math.max(46, width / 7));
  const sprites = carSprites((carWidth / carShape.width) * Math.max(2, density), colours.rim);
  const track: Track = { pen, width, height, colours, sprites, carWidth };
  return (path, moment) => drawMoment(track, path, moment);
}

function drawMoment(track: Track, path: RacePath, moment: number): void {
  const { width } = track;
  const way = WAY * width;
  const noses = cars.map((car) => path.noseAt(car, moment));
  const lead = Math.max(...noses) * way;
  // The window runs along with the leader, and stands still once the line is in it.
  const left = Math.min(
    Math.max(lead - LEADER_AT * width, -START_AT * width),
    way - LINE_AT * width,
  );
  drawTrack(track, left);
  drawLine(track, way - left);
  drawLine(track, -left);
  const laneHeight = (track.height - 2 * KERB) / cars.length;
  for (const [lane, car] of cars.entries()) {
    const nose = (noses[lane] ?? 0) * way - left;
    const middle = KERB + laneHeight * (lane + 0.5);
    if (moment > 0 && moment < 1) drawSpeed(track, nose, middle);
    drawCar(track, car, { nose, middle });
  }
}

function drawTrack({ pen, width, height, colours }: Track, left: number): void {
  pen.fillStyle = colours.track;
  pen.fillRect(0, 0, width, height);
  for (const top of [0, height - KERB]) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, top, width, KERB);
    pen.fillStyle = colours.kerb;
    for (let x = -wrapped(left, 2 * KERB_STRIPE); x < width; x += 2 * KERB_STRIPE) {
      pen.fillRect(x, top, KERB_STRIPE, KERB);
    }
  }
  pen.strokeStyle = colours.lane;
  pen.lineWidth = 1;
  pen.setLineDash([10, 8]);
  pen.lineDashOffset = left;
  pen.beginPath();
  const laneHeight = (height - 2 * KERB) / cars.length;
  for (let lane = 1; lane < cars.length; lane += 1) {
    const y = Math.round(KERB + lane * laneHeight) + 0.5;
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  pen.stroke();
  pen.setLineDash([]);
}

const wrapped = (value: number, by: number): number => ((value % by) + by) % by;

/** Start and finish: checks of black and white across the track. */
function drawLine({ pen, width, height }: Track, x: number): void {
  if (x < -LINE_WIDTH || x > width) return;
  pen.fillStyle = '#fff';
  pen.fillRect(x, KERB, LINE_WIDTH, height - 2 * KERB);
  pen.fillStyle = '#0d1726';
  for (let column = 0; column * CHECK < LINE_WIDTH; column += 1) {
    for (let y = KERB + (column % 2) * CHECK; y < height - KERB; y += 2 * CHECK) {
      pen.fillRect(x + column * CHECK, y, CHECK, Math.min(CHECK, height - KERB - y));
    }
  }
}

function drawSpeed({ pen, colours, carWidth }: Track, nose: number, middle: number): void {
  pen.strokeStyle = colours.speed;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const [away, long, up] of [
    [6, 26, -8],
    [6, 42, 0],
    [6, 18, 8],
  ] as const) {
    const from = nose - carWidth - away;
    pen.moveTo(from, middle + up);
    pen.lineTo(from - long, middle + up);
  }
  pen.stroke();
}

function drawCar(track: Track, car: number, at: { nose: number; middle: number }): void {
  const sprite = track.sprites.get(car);
  if (!sprite) return;
  const { carWidth } = track;
  const carHeight = (carWidth * carShape.height) / carShape.width;
  track.pen.drawImage(sprite, at.nose - carWidth, at.middle - carHeight / 2, carWidth, carHeight);
}

/** Draws thirty times a second while the page is in view, until it is told to stop or the end. */
export function runRace(draw: (nowMs: number) => 'goes-on' | 'is-over'): () => void {
  let frame = 0;
  let drawnAtMs = Number.NEGATIVE_INFINITY;
  function step(nowMs: number): void {
    frame = requestAnimationFrame(step);
    if (nowMs - drawnAtMs < FRAME_MS - 2) return;
    drawnAtMs = nowMs;
    if (draw(nowMs) === 'is-over') cancelAnimationFrame(frame);
  }
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
