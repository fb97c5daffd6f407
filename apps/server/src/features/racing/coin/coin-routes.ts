import { senti, shillings, toWireShillings } from '@kipute/domain/money/senti';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { ConvertCoin } from './convert-coin.ts';

export type CoinRoutes = HandlersFor<'racing_coin/convert'>;

export function coinRoutes(convert: ConvertCoin): CoinRoutes {
  return {
    'racing_coin/convert': async ({ request_key: requestKey, direction, ...asked }, { caller }) => {
      const converted = await convert({
        ...{ playerId: caller.playerId, requestKey, direction },
        amount: shillings(asked.amount),
        deviceTime: new Date(asked.device_time),
      });
      if (!converted.ok) return refuseWith(converted.refusal);
      const { amount, tax } = converted.value;
      return answer({
        converted: toWireShillings(amount),
        tax: toWireShillings(tax),
        received: toWireShillings(senti(amount - tax)),
      });
    },
  };
}
