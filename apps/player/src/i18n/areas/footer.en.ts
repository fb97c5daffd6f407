import type { Message } from '../messages.ts';
import type { messages as swahili } from './footer.sw.ts';

export const messages = {
  'footer.licence': 'Kipute operates under licence of the Gaming Board of Tanzania (GBT).',
  'footer.company':
    'Kipute is a sports betting and casino service for players in Tanzania. Withholding tax on winnings is deducted as the law requires.',
  'footer.adult': '18+ only. Gambling can be addictive: play responsibly.',
  'footer.rules': 'Rules',
  'footer.terms': 'Terms and conditions',
  'footer.privacy': 'Privacy',
  'footer.help': 'Help',
  'footer.board': 'Leave a message',
  'footer.safePlay': 'Play responsibly',
  'footer.app': 'Get the app',
  'footer.links': 'About Kipute',
  'footer.social': 'Follow us',
} satisfies Record<keyof typeof swahili, Message>;
