import type { Message } from '../messages.ts';
import type { messages as swahili } from './slip.sw.ts';

export const messages = {
  'slipPanel.empty': 'Your slip is empty',
  'slipPanel.emptyHint': 'Tap any odds to add a pick, or enter a booking code.',
  'slipPanel.code': 'Booking code',
  'slipPanel.codeHint': 'Code (6 characters)',
  'slipPanel.load': 'Load',
  'slipPanel.codeLater': 'Codes open together with betting.',
  'slipPanel.safePlay': '18+ Play responsibly',
  'slipPanel.login': 'Log in to place a bet',
  'slipPanel.remove': 'Remove {name}',
  'slipPanel.betsLater': 'Your slip is kept for two days. Betting opens soon.',
} satisfies Record<keyof typeof swahili, Message>;
