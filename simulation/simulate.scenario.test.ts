import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@kipute/tools/checks/source-tree';
import { expect, test } from 'vitest';
import { ofKind } from './history.ts';
import { simulate } from './simulate.ts';

const worldName = 'simulate-test';
const world = (...path: string[]) => join(projectFolder, '.data/worlds', worldName, ...path);

/** Nothing is measured: a machine that is busy may take as long as it needs. */
const TIMEOUT_MS = 10 * 60_000;

test('[SIM-02, SIM-03, SIM-06, SIM-37, SIM-42, SIM-59] the laws hold though servers and PostgreSQL are killed', {
  timeout: TIMEOUT_MS,
}, async () => {
  const told: string[] = [];
  const verdict = await simulate({
    // In nine steps: both kills, a power cut, a line that breaks; bets of many shapes, by balance
    // and by credit, in play, in a rush, ten at once; codes; a match that breaks off; bets that are
    // cashed out whole, in part, ten at once, twice, for too much and by somebody else, while a
    // server is killed; rules that fire, wait and are cancelled; tickets of jackpot and Lucky Six
    // bought once, ten at once, in a rush, again and for the last shilling, of issues that are
    // opened, paid, cancelled and corrected.
    seed: 3748,
    stepsMax: 9,
    minutesMax: 8,
    bus: 'own redis',
    speed: 1,
    worldName,
    isStopped: () => false,
    tell: (line) => told.push(line),
    show: () => undefined,
  });
  expect(verdict.breach).toBeUndefined();
  expect(verdict.steps).toBe(9);
  expect(told.at(0)).toBe('seed 3748');
  expect(told.at(-1)).toMatch(/^laws held \(seed 3748, 9 steps, \d+ looks at the laws\)$/);

  const { happenings } = verdict;
  const killed = ofKind(happenings, 'kill').map(({ process }) => process);
  expect(killed).toEqual(expect.arrayContaining(['PostgreSQL', 'server A']));
  expect(ofKind(happenings, 'report').some(({ answer }) => answer === 'done')).toBe(true);
  expect(ofKind(happenings, 'session-opened').length).toBeGreaterThan(0);
  // How many of them were taken depends on how fast the machine is.
  const asked = ofKind(happenings, 'payment-asked');
  expect(asked.some(({ way }) => way === 'deposit')).toBe(true);
  expect(asked.some(({ way }) => way === 'withdrawal')).toBe(true);
  const bets = ofKind(happenings, 'bet-asked');
  expect(bets.some(({ answer }) => answer === 'done')).toBe(true);
  expect(bets.some(({ answer }) => answer === 'refused')).toBe(true);

  // Which of them were open and had a price when they were to be sold depends on timing, too.
  expect(ofKind(happenings, 'cash-out-asked').length).toBeGreaterThan(0);
  expect(ofKind(happenings, 'rule-asked').length).toBeGreaterThan(0);

  // How many were sold and paid in the run depends on timing; at last every issue is seen through.
  expect(ofKind(happenings, 'ticket-asked').length).toBeGreaterThan(0);
  const deeds = ofKind(happenings, 'pool-deed').map(({ deed }) => deed);
  expect(deeds).toEqual(expect.arrayContaining(['opened', 'closed', 'approved']));
  expect(ofKind(happenings, 'all-pools-over')).toHaveLength(1);

  // Which of them were in play and bet on when one was to end depends on timing; at last all end.
  expect(ofKind(happenings, 'match-over').length).toBeGreaterThan(0);
  expect(ofKind(happenings, 'all-matches-over')).toHaveLength(1);

  const ofServers = (kind: 'start' | 'end') =>
    ofKind(happenings, kind).filter(({ process }) => process.startsWith('server'));
  expect(ofServers('end')).toHaveLength(ofServers('start').length);
  expect(existsSync(world('start.json'))).toBe(false);
  expect(existsSync(world('postgres/cluster/data/postmaster.pid'))).toBe(false);
});
