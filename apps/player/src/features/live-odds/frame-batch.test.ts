import { afterEach, expect, test, vi } from 'vitest';
import { inNextFrame } from './frame-batch.ts';

const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
const nextFrame = () => frames.splice(0).map((draw) => draw());
afterEach(nextFrame);

test('[BRW-01] nothing is applied before the frame, everything in it', () => {
  const applied: string[] = [];
  inNextFrame('1', () => applied.push('1'));
  inNextFrame('2', () => applied.push('2'));
  expect([applied, frames.length]).toEqual([[], 1]);
  nextFrame();
  expect(applied).toEqual(['1', '2']);
});

test('[BRW-01] of two updates of one key the newer is applied, in its own turn', () => {
  const applied: string[] = [];
  inNextFrame('price', () => applied.push('old price'));
  inNextFrame('match', () => applied.push('match'));
  inNextFrame('price', () => applied.push('new price'));
  nextFrame();
  expect(applied).toEqual(['match', 'new price']);
});

test('[BRW-13] three buttons are drawn in a frame, in their turn, and everything unseen at once', () => {
  const applied: string[] = [];
  const say = (about: string, effect: 'drawn' | 'unseen', text = about) =>
    inNextFrame(about, () => applied.push(text), effect);
  for (let place = 1; place <= 5; place += 1) say(`${place}`, 'drawn');
  say('unseen', 'unseen');
  nextFrame();
  expect(applied.splice(0)).toEqual(['1', '2', '3', 'unseen']);
  say('1', 'drawn');
  say('4', 'drawn', 'newer 4');
  nextFrame();
  expect([applied, frames.length]).toEqual([['newer 4', '5', '1'], 0]);
});
