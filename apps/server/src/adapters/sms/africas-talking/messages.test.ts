import { africasTalkingSendRequest } from '@kipute/provider-protocols/sms/africas-talking-send';
import { expect, test } from 'vitest';
import { sendRequest } from './messages.ts';

test('[SMS-13] one documented form', () => {
  const sms = { reference: '41', phone: '255700000001', text: 'Namba yako ni 4321' };
  const request = sendRequest(sms, { username: 'kipute', senderName: 'KIPUTE' });
  expect(africasTalkingSendRequest.parse(request)).toEqual({
    username: 'kipute',
    to: '+255700000001',
    message: 'Namba yako ni 4321',
    from: 'KIPUTE',
  });
});
