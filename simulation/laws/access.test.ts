import { describe, expect, test } from 'vitest';
import type { Answer, Happening, ServerName } from '../history.ts';
import {
  brokenSession,
  disagreement,
  statesOf,
  unbalanced,
  worthAsking,
  wrongDoor,
} from './access.ts';

describe('passwords', () => {
  test.each([
    ['right', 'let-in', undefined],
    ['right', 'turned-away', undefined],
    ['right', 'lost', undefined],
    ['right', 'told-wrong', 'Asha was told that the right password is wrong'],
    ['wrong', 'told-wrong', undefined],
    ['wrong', 'turned-away', undefined],
    ['wrong', 'let-in', 'Asha came in with a wrong password'],
  ] as const)('[SIM-14] a %s password, %s', (password, outcome, expected) => {
    expect(wrongDoor([{ kind: 'sign-in', who: 'Asha', password, outcome }])).toBe(expected);
  });
});

describe('sessions', () => {
  const token = 'token';
  const opened: Happening = { kind: 'session-opened', who: 'Asha', site: 'player', token };
  const begun: Happening = { kind: 'sign-out-begun', token };
  const signedOut = (answer: Answer): Happening => ({
    kind: 'sign-out',
    token,
    server: 'A',
    answer,
  });
  const asked = (
    answer: 'known' | 'unknown' | 'lost',
    askedAfter: number,
    server: ServerName = 'A',
  ): Happening => ({ kind: 'asked-who', token, server, askedAfter, answer });

  const agreed: Happening = { kind: 'tokens-agreed' };

  const inUse = 'server A refused a token in use';
  const ended = 'server A let in a token that was signed out';

  test.each<[string, Happening[], string | undefined]>([
    ['known while it is open', [opened, asked('known', 1)], undefined],
    ['refused while it is open', [opened, asked('unknown', 1)], inUse],
    ['no answer says nothing', [opened, asked('lost', 1)], undefined],
    [
      'refused after its sign-out',
      [opened, begun, signedOut('done'), asked('unknown', 3)],
      undefined,
    ],
    ['known where it was signed out', [opened, begun, signedOut('done'), asked('known', 3)], ended],
    [
      'known elsewhere for a while',
      [opened, begun, signedOut('done'), asked('known', 3, 'B')],
      undefined,
    ],
    [
      'asked before the sign-out was done',
      [opened, begun, signedOut('done'), asked('known', 2)],
      undefined,
    ],
    ['refused while it is signed out', [opened, begun, asked('unknown', 2)], undefined],
    [
      'known after a lost sign-out',
      [opened, begun, signedOut('lost'), asked('known', 3)],
      undefined,
    ],
    [
      'known again before all have heard of it',
      [opened, begun, signedOut('lost'), asked('unknown', 3), asked('known', 4)],
      undefined,
    ],
    [
      'known again after all have heard of it',
      [opened, begun, signedOut('lost'), asked('unknown', 3), agreed, asked('known', 5)],
      ended,
    ],
  ])('[SIM-11] %s', (_, happenings, expected) => {
    expect(brokenSession(happenings)).toBe(expected);
  });
});

describe('sign-ins', () => {
  test.each([
    [2, 2, undefined],
    [2, 1, 'player 7 has 1 sessions, the log tells of 2'],
    [0, 1, 'player 7 has 1 sessions, the log tells of 0'],
  ])('[SIM-13] %d told, %d open', (told, open, expected) => {
    const others = [{ owner: 'player 6', told: 1, open: 1 }];
    expect(unbalanced([...others, { owner: 'player 7', told, open }])).toBe(expected);
  });
});

describe('sign-outs', () => {
  const token = 'token';
  const opened: Happening = { kind: 'session-opened', who: 'Asha', site: 'player', token };
  const signedOut = (answer: Answer): Happening => ({
    kind: 'sign-out',
    token,
    server: 'A',
    answer,
  });

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
    [
      'signed out and refused',
      [opened, signedOut('done'), ...both('unknown', 'unknown')],
      undefined,
    ],
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
    [
      'lost, and undone for both',
      [opened, signedOut('lost'), ...both('known', 'known')],
      undefined,
    ],
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
});
