import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { answer, type HandlersFor } from '../../../platform/http/handler.ts';
import {
  createChangeMessageChoices,
  type MessageChoiceDeps,
  type MessageChoices,
  messageChoicesOf,
} from './change-message-choices.ts';

export type MessageChoiceRoutes = HandlersFor<
  'subscriber/message_choices' | 'subscriber/update_message_choices'
>;

type WireChoices = CallContent<'subscriber/message_choices'>;

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

export function messageChoiceView({ language, ...choices }: MessageChoices): WireChoices {
  return {
    language: language ?? '',
    security: 1,
    money: flag(choices.money),
    news: flag(choices.news),
    push_money: flag(choices.pushMoney),
    push_bets: flag(choices.pushBets),
    push_offers: flag(choices.pushOffers),
    push_details: flag(choices.pushDetails),
  };
}

/** Only what the page named. */
function choicesFrom({
  language,
  ...switches
}: CallRequest<'subscriber/update_message_choices'>): Partial<MessageChoices> {
  const wanted = {
    money: switches.money,
    news: switches.news,
    pushMoney: switches.push_money,
    pushBets: switches.push_bets,
    pushOffers: switches.push_offers,
    pushDetails: switches.push_details,
  };
  const named = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return {
    ...(language !== undefined && { language: language === '' ? undefined : language }),
    ...Object.fromEntries(named.map(([name, value]) => [name, value === 1])),
  };
}

export function messageChoiceRoutes(deps: MessageChoiceDeps): MessageChoiceRoutes {
  const changeMessageChoices = createChangeMessageChoices(deps);
  return {
    'subscriber/message_choices': async (_, { caller }) =>
      answer(messageChoiceView(await messageChoicesOf(deps.database.read, caller.playerId))),
    'subscriber/update_message_choices': async (request, context) => {
      const { playerId } = context.caller;
      const change = { playerId, choices: choicesFrom(request) };
      return answer(messageChoiceView(await changeMessageChoices(change, context)));
    },
  };
}
