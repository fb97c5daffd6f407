import { describe, expect, test } from 'vitest';
import type { Answer, Happening } from '../history.ts';
import {
  contradiction,
  misplacedCause,
  revived,
  type StoredMessage,
  sentTwice,
  unfinished,
} from './messages.ts';

describe('one cause, one message', () => {
  const delivery = (recipientId: string, requestId: string) => ({ recipientId, requestId });

  test.each([
    ['two messages', [delivery('1', '100'), delivery('2', '101')], undefined],
    ['doubled by the gateway', [delivery('1', '100'), delivery('1', '100')], undefined],
    [
      'sent again by us',
      [delivery('1', '100'), delivery('1', '101')],
      'message 1 was handed to the gateway 2 times',
    ],
  ])('[SIM-20] %s', (_, deliveries, expected) => {
    expect(sentTwice(deliveries)).toBe(expected);
  });
});

describe('delivery', () => {
  const message = (given: Partial<StoredMessage> = {}): StoredMessage => ({
    id: '1',
    cause: 'code:1',
    state: 'sent',
    attempts: 1,
    reference: '100',
    ...given,
  });
  const asked = (answer: Answer): Happening => ({ kind: 'message', cause: 'code:1', answer });
  const delivered = [{ recipientId: '1', requestId: '100' }];

  test.each([
    ['sent', [], undefined],
    ['failed', [], undefined],
    ['unknown', [], undefined],
    ['queued', [], 'message 1 (code:1) is still queued'],
    ['sent', ['send-sms 7', 'send-sms 8'], 'still to be done: send-sms 7; send-sms 8'],
  ] as const)('[SIM-21] %s with %j left', (state, jobsLeft, expected) => {
    expect(unfinished({ messages: [message({ state })], jobsLeft })).toBe(expected);
  });

  test.each<[string, Happening[], StoredMessage[], string | undefined]>([
    ['acknowledged and there', [asked('done')], [message()], undefined],
    ['acknowledged and gone', [asked('done')], [], '"code:1" was acknowledged and is not there'],
    ['lost and there', [asked('lost')], [message()], undefined],
    ['lost and gone', [asked('lost')], [], undefined],
    ['of nobody', [], [message()], 'nobody asked for "code:1"'],
    ['of the house', [], [message({ cause: 'new-network:1:127.0.0.0/24' })], undefined],
  ])('[SIM-20, SIM-04] a cause that is %s', (_, happenings, messages, expected) => {
    expect(misplacedCause(happenings, messages)).toBe(expected);
  });

  test.each([
    ['sent', '100', delivered, undefined],
    ['sent', '100', [], 'message 1 is sent as 100, its phone got nothing'],
    ['sent', '999', delivered, 'message 1 is sent as 999, its phone got 100'],
    ['failed', null, [], undefined],
    ['failed', null, delivered, 'message 1 is failed, its phone got 100'],
    ['unknown', null, [], undefined],
    ['unknown', null, delivered, undefined],
  ] as const)('[SIM-20] %s as %s, phone: %j', (state, reference, deliveries, expected) => {
    expect(contradiction([message({ state, reference })], deliveries)).toBe(expected);
  });

  test.each([
    ['the same', message({ state: 'unknown' }), undefined],
    [
      'sent after all',
      message({ state: 'sent' }),
      'message 1 was unknown after 1 tries and is sent after 1 tries',
    ],
    [
      'tried again',
      message({ state: 'unknown', attempts: 2 }),
      'message 1 was unknown after 1 tries and is unknown after 2 tries',
    ],
  ])('[SIM-21] an unknown message that is %s', (_, now, expected) => {
    expect(revived([message({ state: 'unknown' })], [now])).toBe(expected);
  });

  test('[SIM-21] a message that is gone is found out', () => {
    expect(revived([message()], [])).toBe('message 1 was sent after 1 tries and is gone');
  });
});
