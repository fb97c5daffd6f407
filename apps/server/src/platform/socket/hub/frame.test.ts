import { expect, test } from 'vitest';
import { allocateFrame } from './frame.ts';

const cases: readonly (readonly [payloadBytes: number, header: readonly number[]])[] = [
  [0, [0x82, 0]],
  [125, [0x82, 125]],
  [126, [0x82, 126, 0, 126]],
  [65_535, [0x82, 126, 0xff, 0xff]],
  [65_536, [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
];

test.each(cases)('[LIVE-03] a frame of %d bytes begins with %j', (payloadBytes, header) => {
  const { frame, payload } = allocateFrame(payloadBytes);
  expect([...frame.subarray(0, header.length)]).toEqual(header);
  expect(payload).toHaveLength(payloadBytes);
  expect(frame).toHaveLength(header.length + payloadBytes);
});
