import { expect, test } from 'vitest';
import { aBetAsked } from './fixtures/a-bet.ts';
import { countLines } from './summary.ts';

const progress = { steps: 1, actions: new Map([['bettors', 4]]), lawsChecked: 1 };

test('[SIM-05] bets are counted by what became of them, not by how often they were sent', () => {
  const [, bets] = countLines(progress, [
    aBetAsked('lost', { key: 'k1' }),
    aBetAsked('done', { key: 'k1' }),
    aBetAsked('refused', { key: 'k2' }),
    aBetAsked('done', { key: 'k3' }),
    aBetAsked('lost', { key: 'k4' }),
  ]);
  expect(bets).toBe('bets: placed 2, refused 1, never answered 1; sent 5 times, 2 answers lost');
});
