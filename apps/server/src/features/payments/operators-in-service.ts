import { operators } from '@kipute/contract/constants/money/operators';
import type { SettingsOf } from '../settings/index.ts';
import type { OperatorName } from './ports.ts';

/** Undefined for a number that names no operator. */
export function operatorOfId(id: number): OperatorName | undefined {
  const names = Object.keys(operators) as OperatorName[];
  return names.find((name) => operators[name].id === id);
}

export function isInService(
  pay: SettingsOf<'pay'>,
  operator: OperatorName,
  way: 'deposit' | 'withdrawal',
): boolean {
  return pay[operators[operator].network][way];
}
