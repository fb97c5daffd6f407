import { chatStates } from '@kipute/domain/chat/conversation-states';
import { z } from 'zod';
import { CHAT_TEXT_MAX } from '../../constants/content/chat.ts';
import { amount, id, instant, visibleText } from '../../fields.ts';

/** As people write several lines: each is to be seen, and nothing of it turns the others around. */
export const visibleLines = (charactersMax: number) =>
  z
    .string()
    .trim()
    .max(charactersMax)
    .refine((text) => text.split('\n').every((line) => isVisible(line)));

const aLine = visibleText(10_000);
const isVisible = (line: string): boolean => aLine.safeParse(line).success;

export const chatText = visibleLines(CHAT_TEXT_MAX);

export const chatState = z.enum(chatStates);

/** As people read it off a page, with or without the letter of its product. */
export const typedSerial = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{8,31}$/);

/** Of a visitor's page: 32 random bytes in hexadecimal digits. */
export const chatSecret = z.string().regex(/^[0-9a-f]{64}$/);

/** A bet, a ticket or a payment of the player's, or numbers of the house to call or write to. */
export const chatCard = z.object({
  kind: z.enum(['bet', 'ticket', 'deposit', 'withdrawal', 'phones', 'messaging']),
  serial_number: z.string(),
  amount,
  /** As it stands now. */
  state: z.enum(['open', 'review', 'done', 'failed', 'none']),
  at: instant.nullable(),
  numbers: z.array(z.string()),
});

/** `mine`: of who asks; what the house says carries the first name of who says it. */
export const chatMessage = z.object({
  id,
  sender: z.enum(['player', 'clerk']),
  clerk: z.string(),
  /** Empty beside a card, and when it was forgotten. */
  text: z.string(),
  card: chatCard.nullable(),
  sent_at: instant,
});
