import { beemSendRequest } from '@kipute/provider-protocols/sms/beem-send';
import { expect, test } from 'vitest';
import { sendRequest } from './messages.ts';

const sms = { reference: '41', phone: '255700000001', text: 'Namba yako ni 4321' };

test('[SMS-01] one documented request', () => {
  const request = sendRequest(sms, 'KIPUTE');
  expect(beemSendRequest.parse(request)).toEqual({
    source_addr: 'KIPUTE',
    schedule_time: '',
    encoding: 0,
    message: 'Namba yako ni 4321',
    recipients: [{ recipient_id: '41', dest_addr: '255700000001' }],
  });
});

const texts = [
  ['Hongera! Umeshinda TSh 12,215.50 (mkeka #A1)', 0],
  ["Ng'ombe [2-1] {x} ~ €5 | \\ ^", 0],
  ['mstari\nmwingine', 0],
  ['Hongera 🎉', 8],
  ['Muda — sasa', 8],
  ['mstari\tmwingine', 8],
] as const;

test.each(texts)('[SMS-01] %j goes out with encoding %d', (text, encoding) => {
  expect(sendRequest({ ...sms, text }, 'KIPUTE').encoding).toBe(encoding);
});
