import { describe, expect, test } from 'vitest';
import { chatMoves, chatStates, movedChat } from './conversation-states.ts';

const table = {
  waiting: ['waiting', 'with-clerk', undefined, undefined, 'closed'],
  'with-clerk': ['with-clerk', undefined, 'waiting', 'with-clerk', 'closed'],
  closed: ['waiting', 'with-clerk', undefined, undefined, undefined],
} as const;

describe('[CHT-20] the moves of a conversation', () => {
  test.each(chatStates)('from %s', (state) => {
    expect(chatMoves.map((move) => movedChat(state, move))).toEqual(table[state]);
  });
});
