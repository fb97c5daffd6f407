import type { Messages } from '../messages.ts';

/** What is said in a toast once money has moved. */
export const messages = {
  'balance.received': 'Umepokea TSh {amount} kutoka {name}',
  'balance.receivedPlain': 'Umepokea TSh {amount}',
  'balance.returned': 'TSh {amount} ulizotaka kutoa zimerudi kwenye salio lako',
  'balance.cashOut': 'Cashout: umepokea TSh {amount}',
  'balance.coin': '{what}: umepokea sarafu {amount}',
  'balance.more': '{what}: umepokea TSh {amount}',
  'balance.credit': '{what}: umepata bonasi ya TSh {amount}',
  'balance.less': '{what}: TSh {amount} zimetolewa kwenye salio lako',
} as const satisfies Messages;
