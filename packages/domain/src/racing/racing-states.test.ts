import { expect, test } from 'vitest';
import {
  type RacingRoundCause,
  type RacingRoundState,
  racingRoundCauses,
  racingRoundStateAfter,
  racingRoundStates,
} from './racing-states.ts';

const moves: Readonly<Record<string, RacingRoundState>> = {
  'scheduled drawn': 'drawn',
  'scheduled not-drawn': 'refunded',
  'scheduled refunded-by-hand': 'refunded',
  'drawn settled': 'settled',
  'drawn refunded-by-hand': 'refunded',
};
const all = racingRoundStates.flatMap((from) =>
  racingRoundCauses.map((cause): readonly [RacingRoundState, RacingRoundCause] => [from, cause]),
);
test.each(all)('[RAC-41] %s, %s', (from, cause) => {
  expect(racingRoundStateAfter(from, cause)).toBe(moves[`${from} ${cause}`]);
});
