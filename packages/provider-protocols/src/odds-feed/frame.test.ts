import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFrameReader, FrameError, frame } from './frame.ts';

const reader = (payloadBytesMax = 1_000) => createFrameReader({ payloadBytesMax });
const readAll = (wire: string) => reader().read(Buffer.from(wire, 'latin1')).map(String);

/** Cut into pieces of these sizes, over and over. */
function piecesOf(wire: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < wire.length; at += sizes[(pieces.length - 1) % sizes.length] ?? 1) {
    pieces.push(wire.subarray(at, at + (sizes[pieces.length % sizes.length] ?? 1)));
  }
  return pieces;
}

describe('frames', () => {
  test('[OFP-01] a frame is its length, a zero byte and the payload', () => {
    expect(frame(Buffer.from('hello')).toString('latin1')).toBe('5\0hello');
    expect(readAll('5\0hello3\0you')).toEqual(['hello', 'you']);
  });

  test('[OFP-01] however the network cuts them, the same frames come out', () => {
    const payloads = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 8 });
    const cuts = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(payloads, cuts, (sent, sizes) => {
        const frames = reader();
        const wire = Buffer.concat(sent.map((payload) => frame(Buffer.from(payload))));
        const read = piecesOf(wire, sizes).flatMap((piece) => frames.read(piece));
        expect(read.map((payload) => [...payload])).toEqual(sent.map((payload) => [...payload]));
        expect(frames.isMidFrame()).toBe(false);
      }),
    );
  });

  test('[OFP-01] a connection that ends inside a frame was cut', () => {
    const frames = reader();
    frames.read(Buffer.from('5\0hel', 'latin1'));
    expect(frames.isMidFrame()).toBe(true);
  });

  test.each([
    ['no digits', 'abc\0x'],
    ['no end', '1234567890123'],
    ['an empty frame', '0\0'],
    ['nothing before the zero', '\0hello'],
    ['a minus', '-5\0hello'],
    ['more than the reader allows', '1001\0x'],
    ['an absurd length', '999999999\0x'],
  ])('[OFP-02] %s cannot be read', (_what, wire) => {
    expect(() => reader().read(Buffer.from(wire, 'latin1'))).toThrow(FrameError);
  });
});
