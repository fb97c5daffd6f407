import { ok, type Result, refuse } from '@kipute/domain/result';
import type { WantedDeposit } from '../../features/payments/deposits.ts';
import {
  type AmountLimits,
  type AmountRefusal,
  readAmount,
} from '../../features/payments/request/amount.ts';
import { idOfOperator } from '../../features/payments/request/operators.ts';
import { readPhone } from '../../features/payments/request/phone.ts';
import type { OperatorWord } from '../../ui/operator/operator-name.ts';

/** What is wrong with which field. */
export type DepositFields = {
  readonly operator?: 'missing';
  readonly phone?: 'missing' | 'not-tanzanian';
  readonly amount?: AmountRefusal;
};

type Typed = {
  readonly operator: OperatorWord | undefined;
  readonly phone: string;
  readonly amount: string;
};

/** Every wrong field is named at once, so nobody mends them one by one (MS-10). */
export function readDeposit(
  typed: Typed,
  limits: AmountLimits,
): Result<WantedDeposit, DepositFields> {
  const phone = readPhone(typed.phone);
  const amount = readAmount(typed.amount, limits);
  if (typed.operator && phone.ok && amount.ok) {
    const pay_type = idOfOperator(typed.operator);
    return ok({ pay_type, phone: phone.value, amount: amount.value });
  }
  return refuse({
    ...(!typed.operator && { operator: 'missing' }),
    ...(!phone.ok && { phone: phone.refusal }),
    ...(!amount.ok && { amount: amount.refusal }),
  });
}
