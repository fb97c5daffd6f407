import { expect, test } from 'vitest';
import { commandList, readCommand } from './command.ts';

test.each([
  ['goal home', { kind: 'moment', moment: { kind: 'score', side: 'home' } }],
  [' GOAL  away ', { kind: 'moment', moment: { kind: 'score', side: 'away' } }],
  ['var', { kind: 'moment', moment: { kind: 'take-back' } }],
  ['penalty away', { kind: 'moment', moment: { kind: 'penalty', side: 'away' } }],
  ['red home', { kind: 'moment', moment: { kind: 'red-card', side: 'home' } }],
  ['corner home', { kind: 'moment', moment: { kind: 'corner', side: 'home' } }],
  ['abandon', { kind: 'abandon' }],
  ['void', { kind: 'void' }],
  ['silence 20s', { kind: 'silence', ms: 20_000 }],
  ['silence 5', { kind: 'silence', ms: 5_000 }],
  ['gap', { kind: 'gap' }],
  ['1000 outcomes', { kind: 'many-outcomes' }],
  ['burst 5000', { kind: 'burst', changesPerSecond: 5_000 }],
  ['goal', undefined],
  ['goal nobody', undefined],
  ['gap now', undefined],
  ['silence', undefined],
  ['silence 9999s', undefined],
  ['burst -1', undefined],
  ['burst 1e9', undefined],
  ['toString home', undefined],
  ['', undefined],
])('[OSIM-46] %j is read as %j', (text, expected) => {
  expect(readCommand(text)).toEqual(expected);
});

test('[OSIM-46] every command on the list is one', () => {
  const words = commandList.flatMap(([text]) => {
    const [word = '', rest = ''] = text.split(' ');
    return rest.includes('|') ? rest.split('|').map((side) => `${word} ${side}`) : [text];
  });
  expect(words.length).toBeGreaterThanOrEqual(20);
  expect(words.filter((text) => readCommand(text) === undefined)).toEqual([]);
});
