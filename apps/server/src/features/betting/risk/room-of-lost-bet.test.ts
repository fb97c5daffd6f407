import pino from 'pino';
import { expect, test } from 'vitest';
import { settleRoomOfLostBet } from './room-of-lost-bet.ts';

const log = pino({ level: 'silent' });

function watchedRoom() {
  const done: string[] = [];
  return { done, room: { keep: () => done.push('kept'), release: () => done.push('released') } };
}

test.each([
  [[true], 'kept'],
  [[false], 'released'],
  [['database away', 'database away', true], 'kept'],
  [['database away', false], 'released'],
] as const)('[BET-48] books that say %j: its room is %s, once', async (answers, expected) => {
  const { done, room } = watchedRoom();
  let asked = 0;
  const isPlaced = async () => {
    const answer = answers[asked];
    asked += 1;
    if (typeof answer === 'string') throw new Error(answer);
    return answer ?? false;
  };
  expect(await settleRoomOfLostBet({ room, isPlaced, waitMs: 1 }, log)).toBe(expected);
  expect({ done, asked }).toEqual({ done: [expected], asked: answers.length });
});
