import { expect, test } from 'vitest';
import { judgeRequest } from './request-verdict.ts';

const good = {
  source_addr: 'KIPUTE',
  schedule_time: '',
  encoding: 0,
  message: 'Karibu',
  recipients: [{ recipient_id: '1', dest_addr: '255700000001' }],
};
const to = (...phones: string[]) => ({
  ...good,
  recipients: phones.map((dest_addr, index) => ({ recipient_id: index + 1, dest_addr })),
});
const without = (field: keyof typeof good) => ({ ...good, [field]: undefined });

const refusals = [
  ['no object', 'text', 113],
  ['no sender', without('source_addr'), 104],
  ['no message', without('message'), 104],
  ['no encoding', without('encoding'), 118],
  ['no recipients', without('recipients'), 119],
  ['a sender of twelve letters', { ...good, source_addr: 'KIPUTEKIPUTE' }, 121],
  ['a blank message', { ...good, message: '  ' }, 109],
  ['a schedule in another form', { ...good, schedule_time: 'tomorrow' }, 117],
  ['an empty list', to(), 115],
  ['too many recipients', to(...Array.from({ length: 1001 }, () => '255700000001')), 114],
  ['a short number', to('25570000001'), 101],
  ['a number with a plus', to('+255700000001'), 101],
  ['a recipient that is null', { ...good, recipients: [null] }, 101],
  ['a sender that is not registered', { ...good, source_addr: 'OTHER' }, 111],
] as const;

test.each(refusals)('[SMS-09] %s is refused with its code', (_, body, code) => {
  expect(judgeRequest(body, ['KIPUTE'])).toMatchObject({ taken: false, refusal: { code } });
});

test('[SMS-09] recipients are counted and each phone is reached once', () => {
  const verdict = judgeRequest(to('255700000001', '07', '255700000001', '254712345678'), []);
  expect(verdict).toEqual({
    taken: true,
    sender: 'KIPUTE',
    text: 'Karibu',
    recipients: [
      { recipientId: '3', phone: '255700000001' },
      { recipientId: '4', phone: '254712345678' },
    ],
    counts: { valid: 2, invalid: 1, duplicates: 1 },
  });
});
