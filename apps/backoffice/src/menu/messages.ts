import { lazy } from 'react';
import type { Screen } from './screen.ts';

const MessageTemplatesScreen = lazy(() =>
  import('../screens/message-templates/MessageTemplatesScreen.tsx').then((module) => ({
    default: module.MessageTemplatesScreen,
  })),
);

export const messagesScreens = [
  {
    path: '/message-templates',
    node: 'message_template/inquire',
    component: MessageTemplatesScreen,
  },
] as const satisfies readonly Screen[];
