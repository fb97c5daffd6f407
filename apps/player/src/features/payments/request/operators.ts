import { rowsOf } from '@kipute/contract/constants/choice';
import { operators, preselectedOperator } from '@kipute/contract/constants/money/operators';
import { invariant } from '@kipute/domain/invariant';
import type { OfferedOperator, OperatorWord } from '../../../ui/operator/operator-name.ts';
import type { PayConfig } from '../payment.ts';

export type OperatorId = (typeof operators)[OperatorWord]['id'];

/** In the order that the office gives them (MNO-20). */
export function offeredOperators(
  config: PayConfig,
  way: 'recharge' | 'withdraw',
): readonly OfferedOperator[] {
  return config.channel_order.map(operatorOfId).map((operator) => ({
    operator,
    isOn: config[`${operators[operator].network}_${way}`] === 1,
  }));
}

export const idOfOperator = (operator: OperatorWord): OperatorId => operators[operator].id;

export function operatorOfId(id: OperatorId): OperatorWord {
  const found = rowsOf(operators).find(([, row]) => row.id === id);
  invariant(found, 'every operator of the wire has its word');
  return found[0];
}

/** A number is portable: its prefix only preselects, and never an operator that is off (MS-02). */
export function startingOperator(
  phone: string,
  offered: readonly OfferedOperator[],
): OperatorWord | undefined {
  const byPrefix = preselectedOperator(phone);
  return offered.find(({ operator, isOn }) => isOn && operator === byPrefix)?.operator;
}

/** The operator's own menu, for who wants to pay from it. */
export const menuCodes = {
  mpesa: '*150*00#',
  mixx: '*150*01#',
  airtel: '*150*60#',
  halopesa: '*150*88#',
} as const satisfies Record<OperatorWord, string>;
