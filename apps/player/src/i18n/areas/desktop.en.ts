import type { Message } from '../messages.ts';
import type { messages as swahili } from './desktop.sw.ts';

export const messages = {
  'desktop.phone': 'Phone number',
  'desktop.phoneHint': '7XX XXX XXX',
  'desktop.password': 'Password',
  'desktop.forgot': 'Forgot?',
  'desktop.loginForm': 'Log in to your account',
  'desktop.filters': 'Match filters',
  'desktop.clock': 'East Africa Time',
  'desktop.offers': 'Offers',
  'desktop.look': 'View',
  'desktop.payWith': 'Deposit and withdraw with',
  'shell.useDark': 'Switch to the dark theme',
  'shell.useLight': 'Switch to the light theme',
  'shell.messages': 'Messages',
  'nav.help': 'Help',
  'nav.support': 'Customer service',
  'nav.app': 'Get the app',
} satisfies Record<keyof typeof swahili, Message>;
