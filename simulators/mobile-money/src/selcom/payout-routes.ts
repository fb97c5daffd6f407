import {
  selcomBalanceQuestion,
  selcomCashIn,
  selcomPaths,
  selcomUtilityCodes,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type { FastifyInstance } from 'fastify';
import type { MoneyNetwork } from '../network/network.ts';
import type { OperatorName } from '../phones/operators.ts';
import { ambiguous, done, failed, failureOf, payoutAnswer } from './answers.ts';
import type { SelcomAccount } from './selcom-account.ts';

type PayoutQuery = { Querystring: { transid?: string } };

/** Undefined for `CASHIN`, by which the gateway finds the operator itself. */
function operatorOf(utilityCode: string): OperatorName | undefined {
  const found = Object.entries(selcomUtilityCodes).find(([, code]) => code === utilityCode);
  return found && found[0] !== 'any' ? (found[0] as OperatorName) : undefined;
}

export function registerPayouts(
  api: FastifyInstance,
  network: MoneyNetwork,
  { vendor, pin }: SelcomAccount,
): void {
  const isOurs = (asked: { vendor: string; pin: string } | undefined) =>
    asked?.vendor === vendor && asked.pin === pin;

  api.post(selcomPaths.cashIn, { config: { movesMoney: true } }, ({ body }) => {
    const wanted = selcomCashIn.safeParse(body).data;
    if (!wanted || !isOurs(wanted)) return failureOf('wrong-pin');
    const before = network.payouts.ofReference('selcom', wanted.transid);
    if (before) return payoutAnswer(before);
    const operator = operatorOf(wanted.utilitycode);
    const payment = network.payOut({
      party: 'selcom',
      ...(operator && { operator }),
      reference: wanted.transid,
      phone: wanted.utilityref,
      amount: wanted.amount,
      words: vendor,
    });
    return payoutAnswer(payment);
  });

  api.get<PayoutQuery>(selcomPaths.cashInQuery, ({ query }) => {
    const payment = network.payouts.ofReference('selcom', query.transid ?? '');
    return payment ? payoutAnswer(payment) : ambiguous();
  });

  api.post(selcomPaths.balance, ({ body }) => {
    if (!isOurs(selcomBalanceQuestion.safeParse(body).data)) return failed('022', 'Wrong PIN');
    const isEmpty = network.knobs.of('selcom').float === 'empty';
    const balance = isEmpty ? 0 : network.merchant.at('selcom').float;
    return done({ data: [{ balance: balance.toFixed(2) }] });
  });
}
