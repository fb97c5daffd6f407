import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../checks/source-tree.ts';
import { ofKind } from './history.ts';
import { simulate } from './simulate.ts';

const worldName = 'simulate-test';
const world = (...path: string[]) => join(projectFolder, '.data/worlds', worldName, ...path);

/** Nothing is measured: a machine that is busy may take as long as it needs. */
const PATIENCE_MS = 10 * 60_000;

test('[SIM-02, SIM-03, SIM-06] the laws hold though servers and PostgreSQL are killed', {
  timeout: PATIENCE_MS,
}, async () => {
  const told: string[] = [];
  const verdict = await simulate({
    // In nine steps: both kills, a gateway that refuses, an operator that hangs up, a line that
    // breaks, a server that freezes; bets of every shape, by balance and by credit, in play, in a
    // rush, ten at once, of the last shilling, with two contents under one key; codes.
    seed: 8419,
    stepsMax: 9,
    minutesMax: 8,
    bus: 'own redis',
    worldName,
    isStopped: () => false,
    tell: (line) => told.push(line),
    show: () => undefined,
  });
  expect(verdict.breach).toBeUndefined();
  expect(verdict.steps).toBe(9);
  expect(told.at(0)).toBe('seed 8419');
  expect(told.at(-1)).toMatch(/^laws held \(seed 8419, 9 steps, \d+ looks at the laws\)$/);

  const { happenings } = verdict;
  const killed = ofKind(happenings, 'kill').map(({ process }) => process);
  expect(killed).toEqual(expect.arrayContaining(['PostgreSQL', 'server A']));
  expect(ofKind(happenings, 'report').some(({ answer }) => answer === 'done')).toBe(true);
  expect(ofKind(happenings, 'session-opened').length).toBeGreaterThan(0);
  // How many withdrawals were taken depends on how fast the deposits before them came.
  const asked = ofKind(happenings, 'payment-asked');
  expect(asked.some(({ way, answer }) => way === 'deposit' && answer === 'done')).toBe(true);
  expect(asked.some(({ way }) => way === 'withdrawal')).toBe(true);
  const bets = ofKind(happenings, 'bet-asked');
  expect(bets.some(({ answer }) => answer === 'done')).toBe(true);
  expect(bets.some(({ answer }) => answer === 'refused')).toBe(true);

  const ofServers = (kind: 'start' | 'end') =>
    ofKind(happenings, kind).filter(({ process }) => process.startsWith('server'));
  expect(ofServers('end')).toHaveLength(ofServers('start').length);
  expect(existsSync(world('start.json'))).toBe(false);
  expect(existsSync(world('postgres/cluster/data/postmaster.pid'))).toBe(false);
});
