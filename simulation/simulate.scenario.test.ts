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

test('[SIM-02, SIM-03, SIM-06, SIM-37, SIM-42, SIM-59, SIM-75, SIM-76, SIM-82, SIM-85] the laws hold though servers and PostgreSQL are killed', {
  timeout: TIMEOUT_MS,
}, async () => {
  const told: string[] = [];
  const verdict = await simulate({
    // In nine steps: both kills; bets of many shapes; matches that end; bets that are cashed out
    // and rules; tickets of jackpot and Lucky Six, of issues that are opened and paid; bets on
    // races, once, ten at once, in a rush and as nobody may, with balance that becomes coin; dice,
    // slot and a flight, at providers that are late, say things twice and in another order.
    seed: 3084,
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
  expect(told.at(0)).toBe('seed 3084');
  expect(told.at(-1)).toMatch(/^laws held \(seed 3084, 9 steps, \d+ looks at the laws\)$/);

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

  // Rounds go on by themselves, so that some bets find theirs closed.
  expect(ofKind(happenings, 'race-bet-asked').length).toBeGreaterThan(0);
  expect(ofKind(happenings, 'round-shown').length).toBeGreaterThan(0);
  expect(ofKind(happenings, 'coin-asked').some(({ answer }) => answer === 'done')).toBe(true);
  expect(ofKind(happenings, 'casino-played').length).toBeGreaterThan(0);

  // Which of them were in play and bet on when one was to end depends on timing; at last all end.
  expect(ofKind(happenings, 'match-over').length).toBeGreaterThan(0);
  expect(ofKind(happenings, 'all-matches-over')).toHaveLength(1);

  const ofServers = (kind: 'start' | 'end') =>
    ofKind(happenings, kind).filter(({ process }) => process.startsWith('server'));
  expect(ofServers('end')).toHaveLength(ofServers('start').length);
  expect(existsSync(world('start.json'))).toBe(false);
  expect(existsSync(world('postgres/cluster/data/postmaster.pid'))).toBe(false);
});
