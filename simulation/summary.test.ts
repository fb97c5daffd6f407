import { expect, test } from 'vitest';
import { aBetAsked, aCashOutAsked, aRuleAsked } from './fixtures/a-bet.ts';
import type { Answer, Happening } from './history.ts';
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

test('[SIM-42] cash-outs are counted by what became of them', () => {
  const all = { paid: 1_710, tax: 90, stakeLeft: 0 };
  const [, , cashOuts] = countLines(progress, [
    aCashOutAsked('lost'),
    aCashOutAsked('done'),
    aCashOutAsked('done', { key: 'c2', sold: all }),
    aCashOutAsked('refused', { key: 'c3' }),
    aCashOutAsked('lost', { key: 'c4' }),
    aRuleAsked('done'),
    aRuleAsked('refused'),
  ]);
  expect(cashOuts).toBe(
    'cash-outs: in part 1, whole 1, refused 1, never answered 1; rules set or cancelled 1',
  );
});

test('[SIM-37] matches are counted by how they ended', () => {
  const [, , , matches] = countLines(progress, [
    { kind: 'match-over', matchId: '1', how: 'ended' },
    { kind: 'match-over', matchId: '2', how: 'abandoned' },
    { kind: 'match-over', matchId: '3', how: 'ended' },
    { kind: 'result-corrected', matchId: '3' },
    { kind: 'goal-taken-back', matchId: '4' },
  ]);
  expect(matches).toBe('matches: ended 2, abandoned 1, corrected 1, with a goal taken back 1');
});

test('[SIM-59] tickets are counted by what became of them, issues by what was done with them', () => {
  const asked = (key: string, answer: Answer): Happening => ({
    ...{ kind: 'ticket-asked', phone: '255712', key, asks: 'fit', issueId: '3', answer },
    ...{ picks: ['1'], reservePicks: ['X'], multiplier: 1, lines: 1, paidWith: 'balance' },
    ticket: answer === 'done' ? { id: '5', serial: 'J1', stake: 500, lines: 1 } : null,
  });
  const [, , , , pools] = countLines(progress, [
    asked('k1', 'lost'),
    asked('k1', 'done'),
    asked('k2', 'refused'),
    asked('k3', 'lost'),
    { kind: 'pool-deed', deed: 'opened', issueId: '3' },
    { kind: 'pool-deed', deed: 'closed', issueId: '3' },
    { kind: 'pool-deed', deed: 'opened', issueId: '4' },
  ]);
  expect(pools).toBe('tickets: sold 1, refused 1, never answered 1; issues: opened 2, closed 1');
});
