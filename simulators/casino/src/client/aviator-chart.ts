import { millisecondsTo, multiplierAt } from '../laws/crash.ts';
import { isStill } from './page.ts';

/** Room of the axes, in CSS pixels. */
const LEFT = 18;
const BOTTOM = 22;
const TOP = 14;
const RIGHT = 22;
const STEPS = 56;

type Frame = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  readonly state: 'flying' | 'over';
};

/** The flight so far: a curve that the same function draws on every phone. */
export class Chart {
  readonly #canvas: HTMLCanvasElement;
  #drawnAt = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  clear(): void {
    this.#frame(0, 'over', () => undefined);
  }

  /** Thirty pictures a second; two for who asked for stillness. */
  draw(ms: number, state: Frame['state']): void {
    const now = performance.now();
    const gap = isStill() ? 500 : 30;
    if (state === 'flying' && now - this.#drawnAt < gap) return;
    this.#drawnAt = now;
    this.#frame(ms, state, drawFlight);
  }

  #frame(ms: number, state: Frame['state'], paint: (frame: Frame) => void): void {
    const canvas = this.#canvas;
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = Math.min(2, devicePixelRatio || 1);
    if (canvas.width !== Math.round(width * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const context = canvas.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    paint({ context, width, height, ms, state });
  }
}

function drawFlight(frame: Frame): void {
  const { context, width, height, ms, state } = frame;
  const span = Math.max(8_000, ms * 1.25);
  const now = multiplierAt(ms) / 100;
  const most = Math.max(2, 1 + (now - 1) * 1.35);
  const floor = height - BOTTOM;
  const xOf = (at: number) => LEFT + (at / span) * (width - LEFT - RIGHT);
  const yOf = (value: number) => floor - ((value - 1) / (most - 1)) * (floor - TOP);
  drawAxes(frame, { span, most, xOf, yOf, floor });

  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (ms * step) / STEPS;
    return [xOf(at), yOf(Math.exp(GROWTH * at))] as const;
  });
  const [headX, headY] = points.at(-1) ?? [LEFT, floor];
  context.beginPath();
  context.moveTo(LEFT, floor);
  for (const [x, y] of points) context.lineTo(x, y);
  context.lineTo(headX, floor);
  const fill = context.createLinearGradient(0, TOP, 0, floor);
  const colour = state === 'flying' ? '255,197,51' : '176,188,204';
  fill.addColorStop(0, `rgba(${colour},.42)`);
  fill.addColorStop(1, `rgba(${colour},.03)`);
  context.fillStyle = fill;
  context.fill();

  context.beginPath();
  context.moveTo(LEFT, floor);
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = `rgb(${colour})`;
  context.lineWidth = 3.5;
  context.lineCap = 'round';
  context.stroke();
  if (state === 'flying') drawPlane(context, headX, headY);
}

const GROWTH = Math.log(10) / millisecondsTo(1_000);

type Axes = {
  readonly span: number;
  readonly most: number;
  readonly xOf: (ms: number) => number;
  readonly yOf: (multiplier: number) => number;
  readonly floor: number;
};

function drawAxes({ context, width }: Frame, { span, most, xOf, yOf, floor }: Axes): void {
  context.font = '500 10.5px Roboto, system-ui, sans-serif';
  context.fillStyle = '#D5DFEA';
  context.lineWidth = 1;
  context.strokeStyle = 'rgba(255,255,255,.35)';
  context.beginPath();
  context.moveTo(LEFT, TOP);
  context.lineTo(LEFT, floor);
  context.lineTo(width - 10, floor);
  context.stroke();

  context.strokeStyle = 'rgba(255,255,255,.12)';
  context.setLineDash([3, 6]);
  const rise = stepFor(most - 1, 3);
  for (let value = 1 + rise; value < most; value += rise) {
    context.beginPath();
    context.moveTo(LEFT, yOf(value));
    context.lineTo(width - 10, yOf(value));
    context.stroke();
    context.fillText(`${Number(value.toFixed(2))}x`, LEFT + 4, yOf(value) - 4);
  }
  context.setLineDash([]);
  const seconds = stepFor(span / 1_000, 5);
  for (let at = seconds; at * 1_000 < span; at += seconds) {
    context.fillText(`${at}s`, xOf(at * 1_000) - 7, floor + 15);
  }
}

/** 1, 2 or 5 times a power of ten, so that about so many lines fit. */
function stepFor(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(step * power, 0.1);
}

function drawPlane(context: CanvasRenderingContext2D, x: number, y: number): void {
  const parts = [
    ['#fff', [-15, 0, 24, -9, 4, 15, -1, 6]],
    ['#B9C7D6', [24, -9, -1, 6, 1, 18, 6, 11]],
    ['#fff', [-15, 0, 24, -9, -1, 6]],
  ] as const;
  context.save();
  context.translate(x, y);
  context.rotate(-0.49);
  for (const [colour, at] of parts) {
    context.fillStyle = colour;
    context.beginPath();
    for (let n = 0; n < at.length; n += 2) context.lineTo(at[n] ?? 0, at[n + 1] ?? 0);
    context.fill();
  }
  context.restore();
}
