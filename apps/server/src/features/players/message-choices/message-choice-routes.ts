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

export function messageChoiceView({ language, money, news }: MessageChoices): WireChoices {
  return { language: language ?? '', security: 1, money: money ? 1 : 0, news: news ? 1 : 0 };
}

/** Only what the page named. */
function choicesFrom({
  language,
  money,
  news,
}: CallRequest<'subscriber/update_message_choices'>): Partial<MessageChoices> {
  return {
    ...(language !== undefined && { language: language === '' ? undefined : language }),
    ...(money !== undefined && { money: money === 1 }),
    ...(news !== undefined && { news: news === 1 }),
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
