import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

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
