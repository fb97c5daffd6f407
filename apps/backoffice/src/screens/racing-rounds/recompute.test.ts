import { describe, expect, test } from 'vitest';
import { anEndedRound } from './fixtures/a-round.ts';
import { recompute } from './recompute.ts';

describe('[GMO-03] a round is made again from what was published', () => {
  test('by the browser’s own HMAC, to the order that another program drew', async () => {
    expect(await recompute(anEndedRound)).toEqual({
      ...{ commitment: 'agrees', order: 'agrees', finish: anEndedRound.result },
    });
  });

  test.each([
    // what is wrong                            changes                        commitment, order
    ['another order was paid by', { result: [3, 1, 7, 5, 8, 6, 10, 9, 4, 2] }, 'agrees', 'differs'],
    ['another seed was announced', { commitment: 'f'.repeat(64) }, 'differs', 'agrees'],
    ['another seed was opened', { seed: '1'.repeat(64) }, 'differs', 'differs'],
    ['another salt stands there', { salt: '0'.repeat(32) }, 'agrees', 'differs'],
    ['it is of another round', { id: '202611190376' }, 'agrees', 'differs'],
    ['no order was drawn', { result: [] }, 'agrees', 'not-drawn'],
  ])('%s', async (_, changes, commitment, order) => {
    expect(await recompute({ ...anEndedRound, ...changes })).toMatchObject({ commitment, order });
  });
});
