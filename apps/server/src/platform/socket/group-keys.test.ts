import { randomBytes } from 'node:crypto';
import { BROADCAST_HEADER_BYTES } from '@kipute/contract/socket';
import { describe, expect, test } from 'vitest';
import { allocateFrame, createGroupKeys } from './group-keys.ts';

const socketKey = randomBytes(32);
const FRAME_HEADER_BYTES = 2;
const PAYLOAD_AT = FRAME_HEADER_BYTES + BROADCAST_HEADER_BYTES;
const epochOf = (frame: Buffer) => frame.readUInt32BE(FRAME_HEADER_BYTES + 1);

describe('group keys', () => {
  test('[LIVE-04] who says hello while keys change is given both', () => {
    const keys = createGroupKeys();
    const epochsGiven = () =>
      keys.encryptedFor(socketKey).map((message) => message.type === 'group_key' && message.epoch);
    const given = [epochsGiven()];
    keys.prepareNext();
    given.push(epochsGiven());
    keys.useNext();
    given.push(epochsGiven());
    expect(given).toEqual([[1], [1, 2], [2]]);
  });

  test('[LIVE-04] the next key is in use only once everyone has it', () => {
    const keys = createGroupKeys();
    const epochs = [epochOf(keys.encrypt('{}'))];
    keys.prepareNext();
    epochs.push(epochOf(keys.encrypt('{}')));
    keys.useNext();
    epochs.push(epochOf(keys.encrypt('{}')));
    expect(epochs).toEqual([1, 1, 2]);
  });

  test('[LIVE-03] no two broadcasts under one key share a nonce', () => {
    const keys = createGroupKeys();
    const nonces = Array.from({ length: 1_000 }, () =>
      keys
        .encrypt('{}')
        .subarray(PAYLOAD_AT, PAYLOAD_AT + 12)
        .toString('hex'),
    );
    expect(new Set(nonces).size).toBe(1_000);
  });
});

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
