import { serverNames } from '../../history.ts';
import type { Actor } from '../actor.ts';
import type { Scene } from '../scene.ts';
import { cashing, cashingAllTwice, cashingOfOthers } from './cashing.ts';
import { cancellingRule, cancellingRuleOfOthers, replacingRule, settingRule } from './ruling.ts';
import type { Deed } from './turn.ts';

/** Players give open bets back, whole and in part, or leave a rule that does it for them. */
export const cashOuts: Actor<Scene> = {
  name: 'cash-outs',
  weight: 12,
  draw: (chance) => {
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ server, place: chance.fraction(), chance });
  },
};

const deeds: readonly Deed[] = [
  { weight: 6, draw: (turn) => cashing(turn, 'once') },
  { weight: 4, draw: (turn) => cashing(turn, 'ten at once') },
  { weight: 2, draw: (turn) => cashing(turn, 'with two contents') },
  { weight: 2, draw: (turn) => cashing(turn, 'for more than it is worth') },
  { weight: 3, draw: cashingAllTwice },
  { weight: 1, draw: cashingOfOthers },
  { weight: 6, draw: settingRule },
  { weight: 3, draw: replacingRule },
  { weight: 2, draw: cancellingRule },
  { weight: 1, draw: cancellingRuleOfOthers },
];
