import { describe, expect, test } from 'vitest';
import {
  beginsDay,
  type ChatMessage,
  dayOf,
  isReadUpTo,
  mergedMessages,
  partsOfText,
} from './chat-messages.ts';

const message = (id: string, sent_at = '2026-03-02T10:00:00.000Z'): ChatMessage => ({
  ...{ id, sent_at, sender: 'player', clerk: '', text: id, card: null },
});

test('[CHT-10] a message that comes twice is shown once, in the order it was said', () => {
  const known = [message('9'), message('10')];
  const came = [message('101'), message('10'), message('11')];
  expect(mergedMessages(known, came).map(({ id }) => id)).toEqual(['9', '10', '11', '101']);
});

test('[CHT-13] what a clerk has read is told by its number, not by its text', () => {
  expect(isReadUpTo('99', '100')).toBe(true);
  expect(isReadUpTo('101', '100')).toBe(false);
});

describe('[CHT-09] only addresses of our own are links', () => {
  const origin = 'https://kipute.example';
  test.each([
    ['habari', [{ text: 'habari' }]],
    ['https://evil.example/x', [{ text: 'https://evil.example/x' }]],
    ['https://kipute.example.evil.example/x', [{ text: 'https://kipute.example.evil.example/x' }]],
    ['https://kipute.example@evil.example/', [{ text: 'https://kipute.example@evil.example/' }]],
    ['http://kipute.example/help', [{ text: 'http://kipute.example/help' }]],
    ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
    [
      'ona https://kipute.example/help?topic=deposit.',
      [
        { text: 'ona ' },
        { text: 'https://kipute.example/help?topic=deposit', path: '/help?topic=deposit' },
        { text: '.' },
      ],
    ],
  ])('%s', (text, parts) => {
    expect(partsOfText(text, origin)).toEqual(parts);
  });
});

test('[CHT-13] days are those of East Africa', () => {
  const now = Date.parse('2026-03-02T22:30:00.000Z');
  expect(dayOf(Date.parse('2026-03-02T21:00:00.000Z'), now)).toEqual({ kind: 'today' });
  expect(dayOf(Date.parse('2026-03-02T20:59:00.000Z'), now)).toEqual({ kind: 'yesterday' });
  expect(dayOf(Date.parse('2026-02-27T20:59:00.000Z'), now)).toEqual({ date: '27/02/2026' });
  const over = [message('1', '2026-03-02T20:59:00.000Z'), message('2', '2026-03-02T21:00:00.000Z')];
  expect([0, 1].map((at) => beginsDay(over, at))).toEqual([true, true]);
  expect(beginsDay([...over, message('3', '2026-03-02T22:00:00.000Z')], 2)).toBe(false);
});
