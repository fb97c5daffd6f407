import { useState } from 'react';
import { startingOperator } from '../../../features/payments/request/operators.ts';
import type { OfferedOperator, OperatorWord } from '../../../ui/operator/operator-name.ts';

/** A business number and a receipt exist whether or not prompts are switched on. */
export function useOperator(phone: string, offered: readonly OfferedOperator[]) {
  const all = offered.map(({ operator }) => ({ operator, isOn: true }));
  const [chosen, setChosen] = useState<OperatorWord | undefined>(startingOperator(phone, all));
  return { all, chosen, setChosen };
}
