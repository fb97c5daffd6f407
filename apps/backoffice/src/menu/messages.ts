import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const ChatInboxScreen = lazy(() =>
  import('../screens/chat-inbox/ChatInboxScreen.tsx').then((module) => ({
    default: module.ChatInboxScreen,
  })),
);

const MessageBoardScreen = listScreen(async () => {
  const { messageBoardList: list } = await import('../screens/message-board/message-board-list.ts');
  return { list };
});

const CannedAnswersScreen = listScreen(async () => {
  const { cannedAnswersList: list } = await import(
    '../screens/canned-answers/canned-answers-list.ts'
  );
  return { list };
});

const ChatSettingsScreen = lazy(() =>
  import('../screens/chat-settings/ChatSettingsScreen.tsx').then((module) => ({
    default: module.ChatSettingsScreen,
  })),
);

const MailingsScreen = lazy(() =>
  import('../screens/mailings/MailingsScreen.tsx').then((module) => ({
    default: module.MailingsScreen,
  })),
);

const MailingScreen = lazy(() =>
  import('../screens/mailings/MailingsScreen.tsx').then((module) => ({
    default: module.MailingScreen,
  })),
);

const SmsScreen = listScreen(async () => {
  const { smsList: list } = await import('../screens/sms/sms-list.ts');
  return { list };
});

const MessageTemplatesScreen = lazy(() =>
  import('../screens/message-templates/MessageTemplatesScreen.tsx').then((module) => ({
    default: module.MessageTemplatesScreen,
  })),
);

export const messagesScreens = [
  {
    path: '/chats',
    node: 'chat_office/inquire',
    component: ChatInboxScreen,
    details: ChatInboxScreen,
  },
  {
    path: '/message-board',
    node: 'message_board/inquire',
    component: MessageBoardScreen,
  },
  {
    path: '/canned-answers',
    node: 'chat_canned/inquire',
    component: CannedAnswersScreen,
  },
  {
    path: '/chat-settings',
    node: 'chat_config/inquire',
    component: ChatSettingsScreen,
  },
  {
    path: '/mailings',
    node: 'mailing/inquire',
    component: MailingsScreen,
    details: MailingScreen,
  },
  { path: '/sms', node: 'sms/inquire', component: SmsScreen },
  {
    path: '/message-templates',
    node: 'message_template/inquire',
    component: MessageTemplatesScreen,
  },
] as const satisfies readonly Screen[];
