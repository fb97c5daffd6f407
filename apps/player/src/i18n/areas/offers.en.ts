import type { Message } from '../messages.ts';
import type { messages as swahili } from './offers.sw.ts';

export const messages = {
  'stopOffers.title': 'Stop offers by SMS',
  'stopOffers.text': 'Tap below and we send you no more offers by SMS. No need to log in.',
  'stopOffers.kept': 'SMS with codes and about your money keep coming as before.',
  'stopOffers.submit': 'Stop sending me offers',
  'stopOffers.done': 'No more offers',
  'stopOffers.doneText':
    'You will get no more offers by SMS. Change your mind? Switch them on in your account.',
  'stopOffers.unknown': 'This link is not known',
  'stopOffers.unknownText':
    'Open the whole link from the SMS. You can also switch offers off in your account, or contact us.',
  'stopOffers.toAccount': 'My account',
  'stopOffers.toHome': 'Go to home',
} satisfies Record<keyof typeof swahili, Message>;
