import { operators } from '@kipute/contract/constants/money/operators';
import { invariant } from '@kipute/domain/invariant';
import type { SettingsOf } from '../settings/index.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { MobileMoney, OperatorName } from './ports.ts';

export const operatorNames = Object.keys(operators) as OperatorName[];

/** The wire's schema lets the numbers of known operators through and no others. */
export function operatorOfId(id: number): OperatorName {
  const operator = operatorNames.find((name) => operators[name].id === id);
  invariant(operator, 'the schema lets known operators through');
  return operator;
}

export function isInService(
  pay: SettingsOf<'pay'>,
  operator: OperatorName,
  way: 'deposit' | 'withdrawal',
): boolean {
  return pay[operators[operator].network][way];
}

/** The party that serves a payment, be it in use for new ones or not. */
export function partyOf(
  { mobileMoney }: Pick<PaymentsDeps, 'mobileMoney'>,
  channel: string,
): MobileMoney {
  const party = mobileMoney.channels[channel];
  invariant(party, `the channel ${channel} exists`);
  return party;
}
