import pino from 'pino';
import { expect, test } from 'vitest';
import { settleLostReservation } from './exposure.ts';

const log = pino({ level: 'silent' });

function watchedReservation() {
  const done: string[] = [];
  const reservation = {
    confirm: () => done.push('confirmed'),
    release: () => done.push('released'),
  };
  return { done, reservation };
}

test.each([
  [[true], 'confirmed'],
  [[false], 'released'],
  [['database away', 'database away', true], 'confirmed'],
  [['database away', false], 'released'],
] as const)(
  '[BET-48] books that say %j: the reservation is %s, once',
  async (answers, expected) => {
    const { done, reservation } = watchedReservation();
    let asked = 0;
    const isPlaced = async () => {
      const answer = answers[asked];
      asked += 1;
      if (typeof answer === 'string') throw new Error(answer);
      return answer ?? false;
    };
    expect(await settleLostReservation({ reservation, isPlaced, waitMs: 1 }, log)).toBe(expected);
    expect({ done, asked }).toEqual({ done: [expected], asked: answers.length });
  },
);
