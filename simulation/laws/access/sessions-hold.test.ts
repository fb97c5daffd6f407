import { expect, test } from 'vitest';
import type { Answer, Happening, ServerName } from '../../history.ts';
import { brokenSession } from './sessions-hold.ts';

const token = 'token';
const opened: Happening = { kind: 'session-opened', who: 'Asha', site: 'player', token };
const begun: Happening = { kind: 'sign-out-begun', token };
const signedOut = (answer: Answer): Happening => ({ kind: 'sign-out', token, server: 'A', answer });
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
  ['known after a lost sign-out', [opened, begun, signedOut('lost'), asked('known', 3)], undefined],
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
