import { describe, expect, test } from 'vitest';
import type { Answer, Happening, ServerName } from '../../history.ts';
import { disagreement, statesOf, worthAsking } from './sign-outs-reach-everyone.ts';

const token = 'token';
const opened: Happening = { kind: 'session-opened', who: 'Asha', site: 'player', token };
const signedOut = (answer: Answer): Happening => ({ kind: 'sign-out', token, server: 'A', answer });

type Said = 'known' | 'unknown' | 'lost';
const asked = (server: ServerName, answer: Said, askedAfter: number): Happening => ({
  kind: 'asked-who',
  token,
  server,
  askedAfter,
  answer,
});
const both = (a: Said, b: Said): Happening[] => [asked('A', a, 2), asked('B', b, 2)];

const says = (should: string, a: string, b: string) =>
  `a token of Asha should be ${should}, servers say: ${a}, ${b}`;

test.each<[string, Happening[], string | undefined]>([
  ['open and known', [opened, ...both('known', 'known')], undefined],
  [
    'open and refused by one',
    [opened, ...both('known', 'unknown')],
    says('known', 'known', 'unknown'),
  ],
  ['signed out and refused', [opened, signedOut('done'), ...both('unknown', 'unknown')], undefined],
  [
    'signed out and let in by one',
    [opened, signedOut('done'), ...both('unknown', 'known')],
    says('unknown', 'unknown', 'known'),
  ],
  [
    'lost, and done for both',
    [opened, signedOut('lost'), ...both('unknown', 'unknown')],
    undefined,
  ],
  ['lost, and undone for both', [opened, signedOut('lost'), ...both('known', 'known')], undefined],
  [
    'lost, and done for one',
    [opened, signedOut('lost'), ...both('unknown', 'known')],
    says('the same on both', 'unknown', 'known'),
  ],
  [
    'turned away, so still open',
    [opened, signedOut('refused'), ...both('known', 'known')],
    undefined,
  ],
  [
    'asked before the sign-out says nothing of it',
    [opened, signedOut('done'), asked('A', 'known', 1)],
    undefined,
  ],
])('[SIM-12] %s', (_, happenings, expected) => {
  expect(disagreement(statesOf(happenings))).toBe(expected);
});

describe('whom it is worth to ask about', () => {
  const ask = (happenings: readonly Happening[]) =>
    worthAsking(statesOf(happenings)).map((session) => session.token);

  test('[SIM-12] a token that both refused is left alone', () => {
    expect(ask([opened, signedOut('done'), ...both('unknown', 'unknown')])).toEqual([]);
  });

  test('[SIM-12] one that a server still knows, or was not asked about, is asked again', () => {
    expect(ask([opened, signedOut('done'), ...both('unknown', 'known')])).toEqual([token]);
    expect(ask([opened])).toEqual([token]);
  });

  test('[SIM-12] the longest unseen come first', () => {
    const other: Happening = {
      kind: 'session-opened',
      who: 'Juma',
      site: 'player',
      token: 'other',
    };
    expect(ask([opened, other, ...both('known', 'known')])).toEqual(['other', token]);
  });
});
