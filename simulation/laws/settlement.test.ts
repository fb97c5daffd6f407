import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { feedOutcomes, legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { describe, expect, test } from 'vitest';
import { aDecidedOrder, aStoredOrder } from '../fixtures/a-bet.ts';
import type { Happening } from '../history.ts';
import { forgottenBet, halfDecided, missedCorrection, unheededRuling } from './settlement.ts';

describe('whole bets', () => {
  const ahead = 'B1 is decided, and its leg 2 is not';
  const behind = 'B1 waits, and all its legs are decided';
  const lost = 'B1 waits, and it is lost';

  test.each([
    // state                legs                          breach
    ['open', ['pending', 'pending', 'pending'], undefined],
    ['open', ['win', 'half-lose', 'pending'], undefined],
    ['open', ['win', 'lose', 'pending'], lost],
    ['abnormal', ['win', 'abnormal', 'refund'], undefined],
    ['abnormal', ['win', 'abnormal', 'lose'], lost],
    ['settled', ['win', 'half-win', 'refund'], undefined],
    ['settled', ['half-lose', 'lose', 'lose'], undefined],
    ['awaiting-approval', ['win', 'win', 'win'], undefined],
    ['cashed-out', ['win', 'pending', 'lose'], undefined],
    ['cashed-out', ['win', 'win', 'lose'], undefined],
    ['settled', ['lose', 'pending', 'win'], undefined],
    ['settled', ['lose', 'abnormal', 'win'], undefined],
    ['settled', ['win', 'pending', 'win'], ahead],
    ['settled', ['half-lose', 'abnormal', 'win'], ahead],
    ['awaiting-approval', ['win', 'pending', 'win'], ahead],
    [
      'awaiting-approval',
      ['lose', 'pending', 'win'],
      'B1 is to be approved, and its leg 2 is not decided',
    ],
    ['open', ['win', 'lose', 'refund'], behind],
    ['abnormal', ['win', 'half-lose', 'half-win'], behind],
  ] as const)('[SIM-39] a bet that is %s with %j', (state, outcomes, expected) => {
    const settled = aDecidedOrder(['win', 'win', 'win']);
    const order = aDecidedOrder(outcomes, { status: orderStatuses[state].id });
    expect(halfDecided([settled, order])).toBe(expected);
  });

  const promised = { ...aStoredOrder().terms, moneyBack: { ladder: [{ legs: 3, percent: 50 }] } };
  const behindPromise = 'B1 is decided, and its leg 3 is not';

  test.each([
    // order                                    legs                           breach
    [{}, 'open', ['win', 'lose', 'pending'], undefined],
    [{}, 'settled', ['win', 'lose', 'pending'], behindPromise],
    [{}, 'settled', ['lose', 'lose', 'pending'], undefined],
    [{}, 'open', ['lose', 'lose', 'pending'], lost],
    [{}, 'settled', ['half-win', 'lose', 'pending'], undefined],
    [{}, 'settled', ['refund', 'lose', 'pending'], undefined],
    [{ paidWith: 'credit' }, 'settled', ['win', 'lose', 'pending'], undefined],
    [{ systemSize: 2 }, 'open', ['win', 'lose', 'pending'], undefined],
    [{ systemSize: 2 }, 'settled', ['win', 'lose', 'pending'], behindPromise],
    [{ systemSize: 2 }, 'settled', ['lose', 'lose', 'pending'], undefined],
  ] as const)('[SIM-39] with money back promised, %j that is %s with %j', (...row) => {
    const [given, state, outcomes, expected] = row;
    const status = orderStatuses[state].id;
    expect(halfDecided([aDecidedOrder(outcomes, { ...given, status, terms: promised })])).toBe(
      expected,
    );
  });
});

describe('matches that are over', () => {
  const ended: Happening = { kind: 'match-over', matchId: '5', how: 'ended' };
  const abandoned: Happening = { kind: 'match-over', matchId: '5', how: 'abandoned' };
  const allOver: Happening = { kind: 'all-matches-over' };
  const onFive = { serial: 'B1', matchId: '5', isUntold: false };
  const onSix = { serial: 'B2', matchId: '6', isUntold: false };
  const untold = { ...onFive, isUntold: true };

  test.each([
    ['open before the end of its match', [], [onFive], undefined],
    ['decided with its match', [ended], [], undefined],
    ['open for another match', [ended], [onSix], undefined],
    ['open after the end of its match', [ended], [onSix, onFive], 'B1 still waits for match 5'],
    ['open though its match broke off', [abandoned], [onFive], 'B1 still waits for match 5'],
    ['open because nobody heard what became of it', [ended], [untold], undefined],
    ['untold when everything is over', [allOver], [untold], 'B1 still waits for match 5'],
    ['open when everything is over', [ended, allOver], [onSix], 'B2 still waits for match 6'],
    ['decided when everything is over', [allOver], [], undefined],
  ])('[SIM-41] a bet that is %s', (_, happenings, openLegs, expected) => {
    expect(forgottenBet(happenings, openLegs)).toBe(expected);
  });
});

describe('rulings', () => {
  test.each([
    // leg        ruling      breach
    ['win', 'win', undefined],
    ['abnormal', 'abnormal', undefined],
    ['win', 'abnormal', undefined],
    ['win', 'pending', undefined],
    ['pending', 'pending', undefined],
    ['pending', 'win', 'leg 2 of B1 is pending, ruled win'],
    ['pending', 'abnormal', 'leg 2 of B1 is pending, ruled abnormal'],
    ['abnormal', 'refund', 'leg 2 of B1 is abnormal, ruled refund'],
    ['win', 'lose', 'leg 2 of B1 is win, ruled lose'],
    ['half-win', 'half-lose', 'leg 2 of B1 is half-win, ruled half-lose'],
  ] as const)('[SIM-40] a leg that is %s where %s was ruled', (outcome, ruling, expected) => {
    const leg = (place: number, is: keyof typeof legOutcomes, ruled: keyof typeof legOutcomes) => ({
      ...{ serial: 'B1', place, outcome: legOutcomes[is].id, ruling: legOutcomes[ruled].id },
    });
    expect(unheededRuling([leg(1, 'lose', 'lose'), leg(2, outcome, ruling)])).toBe(expected);
  });
});

describe('corrections', () => {
  const { DidHappen, DidNotHappen, Void, CanHappen, UnknownButResolved } = feedOutcomes;
  const { win, lose, refund } = legOutcomes;

  test.each([
    ['won as it is told', '5', win.id, DidHappen.id, undefined],
    ['refunded as it is told', '5', refund.id, Void.id, undefined],
    ['won, and nothing is told yet', '5', win.id, CanHappen.id, undefined],
    ['won, and nobody can tell', '5', win.id, UnknownButResolved.id, undefined],
    ['won, of another match', '6', win.id, DidNotHappen.id, undefined],
    [
      'won by a result that was corrected',
      '5',
      win.id,
      DidNotHappen.id,
      'leg 2 of B1 is win, match 5 was corrected to lose',
    ],
    [
      'lost by one that was called off',
      '5',
      lose.id,
      Void.id,
      'leg 2 of B1 is lose, match 5 was corrected to refund',
    ],
  ])('[SIM-49] a leg that is %s', (_, matchId, outcome, told, expected) => {
    const leg = { serial: 'B1', place: 2, matchId, outcome, told };
    expect(missedCorrection([{ kind: 'result-corrected', matchId: '5' }], [leg])).toBe(expected);
  });
});
