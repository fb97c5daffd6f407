import { createHash, createHmac } from 'node:crypto';
import { drawFinish } from '@kipute/domain/racing/race';
import { describe, expect, test } from 'vitest';
import { aRound } from '../fixtures/a-round.ts';
import { exportedRound } from './export-round.ts';
import { agrees, proofOfRound } from './recompute.ts';

/** As the server draws: with Node's own hash. */
function drawnRound(number: number) {
  const seed = createHash('sha256').update(`seed ${number}`).digest();
  const id = `20261119${String(number).padStart(4, '0')}`;
  const salt = createHash('sha256').update(`salt ${number}`).digest('hex').slice(0, 32);
  const hmac = (key: Uint8Array, message: string) =>
    createHmac('sha256', key).update(message, 'ascii').digest();
  return aRound({
    ...{ id, salt, seed: seed.toString('hex') },
    commitment: createHash('sha256').update(seed).digest('hex'),
    result: [...drawFinish({ seed, salt, roundId: id }, hmac)],
  });
}

describe('[RCP-70] the browser makes a round again', () => {
  test('and agrees with three hundred that a server drew', () => {
    for (let number = 1; number <= 300; number += 1) {
      expect(agrees(proofOfRound(drawnRound(number)))).toBe(true);
    }
  });

  test('and sees another seed', () => {
    const round = { ...drawnRound(1), seed: drawnRound(2).seed };
    expect(proofOfRound(round)).toMatchObject({ commitmentAgrees: false, orderAgrees: false });
  });

  test('and sees two cars that changed places', () => {
    const round = drawnRound(1);
    const [first = 0, second = 0, ...rest] = round.result;
    const proof = proofOfRound({ ...round, result: [second, first, ...rest] });
    expect(proof).toMatchObject({ commitmentAgrees: true, orderAgrees: false });
    expect(agrees(proof)).toBe(false);
  });

  test('and says what is still sealed, or never was opened', () => {
    expect(proofOfRound(aRound())).toEqual({ kind: 'sealed' });
    expect(proofOfRound(aRound({ refunded: 1 }))).toEqual({ kind: 'never-drawn' });
  });
});

test('[RCP-71] what is downloaded has everything a round is made again from', () => {
  const round = drawnRound(7);
  const { id, commitment, salt, seed, result } = round;
  expect(JSON.parse(exportedRound(round))).toMatchObject({ id, commitment, salt, seed, result });
});
