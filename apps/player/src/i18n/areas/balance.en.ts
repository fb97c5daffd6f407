import type { Message } from '../messages.ts';
import type { messages as swahili } from './balance.sw.ts';

export const messages = {
  'balance.received': 'You received TSh {amount} from {name}',
  'balance.receivedPlain': 'You received TSh {amount}',
  'balance.returned': 'The TSh {amount} you wanted to withdraw are back in your balance',
  'balance.cashOut': 'Cashout: you received TSh {amount}',
  'balance.coin': '{what}: you received {amount} coin',
  'balance.more': '{what}: you received TSh {amount}',
  'balance.credit': '{what}: you received a bonus of TSh {amount}',
  'balance.less': '{what}: TSh {amount} was taken from your balance',
} satisfies Record<keyof typeof swahili, Message>;
