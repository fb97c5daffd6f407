import { operators } from '@kipute/contract/constants/money/operators';
import { paymentParties } from '@kipute/contract/constants/money/reconciliation';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import { isInService, operatorNames } from './operators.ts';
import type { PaymentsDeps } from './payments-deps.ts';

export type ChannelRoutes = HandlersFor<'channel/inquire'>;

type Chosen = Pick<PaymentsDeps, 'mobileMoney' | 'settings'>;

/**
 * New payments go by whom the office chose, among those whose keys the environment holds; one that
 * was begun stays with its party to the end (MNO-21).
 */
export function chosenChannels({ mobileMoney, settings }: Chosen): PaymentsDeps['mobileMoney'] {
  const chosenOf = (operator: keyof typeof operators): string => {
    const { gateway } = settings.current('pay').channels[operator];
    if (gateway === 'configured') return mobileMoney.channelOf(operator);
    const name = gateway === 'direct' ? operator : gateway;
    return name in mobileMoney.channels ? name : mobileMoney.channelOf(operator);
  };
  return { ...mobileMoney, channelOf: chosenOf };
}

const partyIdOf = (channel: string): number | null =>
  Object.entries(paymentParties).find(([name]) => name === channel)?.[1].id ?? null;

/** How each operator is offered and served at this moment. */
export function channelRoutes({ settings, mobileMoney }: Chosen): ChannelRoutes {
  return {
    'channel/inquire': async () => {
      const pay = settings.current('pay');
      const switched = (isOn: boolean) => (isOn ? 1 : 0);
      const rows = operatorNames.map((operator) => {
        const channel = mobileMoney.channelOf(operator);
        return {
          key: operator,
          pay_type: operators[operator].id,
          place: pay.channels[operator].place,
          party: partyIdOf(channel),
          chosen: pay.channels[operator].gateway,
          address: mobileMoney.addressOf(channel),
          deposits: switched(isInService(pay, operator, 'deposit')),
          withdrawals: switched(isInService(pay, operator, 'withdrawal')),
        } as const;
      });
      return answer(rows.toSorted((one, other) => one.place - other.place));
    },
  };
}
