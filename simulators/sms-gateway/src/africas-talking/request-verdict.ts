import {
  type AfricasTalkingAnswer,
  type AfricasTalkingCode,
  type AfricasTalkingRecipient,
  type AfricasTalkingSendRequest,
  africasTalkingCodes,
} from '@kipute/provider-protocols/sms/africas-talking';
import { isPhone, isSenderName } from '../gateway.ts';

/** What a text to one phone in the country costs. */
const PRICE = 'TZS 22.0000';
const TAKEN = 101;

export type Judged = {
  /** As it was written by the sender. */
  readonly number: string;
  readonly code: AfricasTalkingCode;
};

/** Undefined when there is nothing wrong with the request as a whole. */
export function wholeRefusal(
  { from, message }: Pick<AfricasTalkingSendRequest, 'from' | 'message'>,
  senderNames: readonly string[],
): AfricasTalkingCode | undefined {
  if (message.trim() === '') return 502;
  const isKnown = senderNames.length === 0 || senderNames.includes(from);
  return isSenderName(from) && isKnown ? undefined : 402;
}

/** Each number once; what comes after the credit has run out is not sent. */
export function judgeNumbers(to: string, creditLeft: number): readonly Judged[] {
  const numbers = [...new Set(to.split(',').map((number) => number.trim()))];
  let credit = creditLeft;
  return numbers.map((number) => {
    if (!number.startsWith('+') || !isPhone(number.slice(1))) return { number, code: 403 };
    credit -= 1;
    return { number, code: credit < 0 ? 405 : TAKEN };
  });
}

export const isTaken = ({ code }: Judged): boolean => code === TAKEN;

export function recipientOf(judged: Judged, messageId: string): AfricasTalkingRecipient {
  const { number, code } = judged;
  return isTaken(judged)
    ? { statusCode: code, number, status: 'Success', cost: PRICE, messageId }
    : { statusCode: code, number, status: africasTalkingCodes[code], cost: '0', messageId: 'None' };
}

export function answerWith(recipients: readonly AfricasTalkingRecipient[]): AfricasTalkingAnswer {
  const taken = recipients.filter(({ statusCode }) => statusCode === TAKEN).length;
  const Message = `Sent to ${taken}/${recipients.length} Total Cost: TZS ${taken * 22}.0000`;
  return { SMSMessageData: { Message, Recipients: [...recipients] } };
}

export const wholeAnswer = (code: AfricasTalkingCode): AfricasTalkingAnswer => ({
  SMSMessageData: { Message: africasTalkingCodes[code], Recipients: [] },
});
