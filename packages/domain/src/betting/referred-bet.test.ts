import { expect, test } from 'vitest';
import {
  isReferredOpen,
  movesBy,
  type ReferredEvent,
  type ReferredState,
  referredStateAfter,
  referredStates,
} from './referred-bet.ts';

const means: readonly (readonly [ReferredState, ReferredEvent, ReferredState])[] = [
  ['waiting', 'trader-accepts', 'accepted'],
  ['waiting', 'trader-cuts', 'cut'],
  ['waiting', 'trader-refuses', 'refused'],
  ['waiting', 'player-withdraws', 'withdrawn'],
  ['waiting', 'time-ran-out', 'expired'],
  ['cut', 'player-agrees', 'accepted'],
  ['cut', 'player-withdraws', 'withdrawn'],
  ['cut', 'time-ran-out', 'expired'],
  ['accepted', 'order-stands', 'placed'],
  ['accepted', 'order-was-refused', 'not-placed'],
];
const events = [...new Set(means.map(([, event]) => event))];
const rows = referredStates.flatMap((state) =>
  events.map((event) => {
    const to = means.find(([from, cause]) => from === state && cause === event)?.[2];
    return [state, event, to] as const;
  }),
);

test.each(rows)('[RSK-11] %s by %s is %s', (state, event, to) => {
  expect(referredStateAfter(state, event)).toBe(to);
});

test('[RSK-11] an event leads to one state, wherever it comes from', () => {
  for (const event of events) expect(new Set(movesBy(event).map(([, to]) => to)).size).toBe(1);
});

test('[RSK-11] what is placed, refused, over or taken back stays so', () => {
  expect(referredStates.filter((state) => isReferredOpen(state))).toEqual([
    'waiting',
    'cut',
    'accepted',
  ]);
});
