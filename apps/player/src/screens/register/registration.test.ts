import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { invitationIn, readBeginning, readRegistration } from './registration.ts';
import { stepOfFaults } from './use-register.ts';

const whole = {
  area_code: '255',
  phone: '0712 345 678',
  code: '123456',
  password: 'siri',
  repeat: 'siri',
  invitation_code: ' KPT7Q2 ',
  adult: '1',
  agreement: '1',
};

function read(changed: Partial<Record<keyof typeof whole, string>>, minimum = 4) {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...whole, ...changed })) form.set(name, text);
  return readRegistration(form, minimum);
}

test('[AS-04] a whole form is taken, with the phone as the wire wants it', () => {
  const registration = { phone: '255712345678', password: 'siri', code: '123456' };
  expect(read({})).toEqual(ok({ ...registration, invitationCode: 'KPT7Q2' }));
});

test('[AS-04] an empty form names every field that must not be empty', () => {
  expect(readRegistration(new FormData(), 4)).toEqual(
    refuse({
      phone: 'register.error_03',
      code: 'code.missing',
      password: 'register.error_02',
      adult: 'register.ageMissing',
      agreement: 'register.agreementMissing',
    }),
  );
});

const faults = [
  [{ phone: '' }, { phone: 'register.error_03' }],
  [{ area_code: '' }, { phone: 'phone.regionMissing' }],
  [{ area_code: '254', phone: '12' }, { phone: 'phone.notOfCountry' }],
  [{ code: '' }, { code: 'code.missing' }],
  [{ password: '' }, { password: 'register.error_02' }],
  [{ repeat: 'sira' }, { repeat: 'register.error_01' }],
  [{ adult: '' }, { adult: 'register.ageMissing' }],
  [{ agreement: '' }, { agreement: 'register.agreementMissing' }],
] as const;

test.each(faults)('[AS-04] %j is refused as %j and nothing else', (changed, errors) => {
  expect(read(changed)).toEqual(refuse(errors));
});

function begin(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return readBeginning(form);
}

const beginnings = [
  [{ phone: '0712345678', adult: '1' }, ok('255712345678')],
  [{ phone: '0712345678' }, refuse({ adult: 'register.ageMissing' })],
  [{ phone: '12', adult: '1' }, refuse({ phone: 'phone.notTanzanian' })],
  [{}, refuse({ phone: 'register.error_03', adult: 'register.ageMissing' })],
  [{ adult: '0' }, refuse('under-age')],
] as const;

test.each(beginnings)('[AS-01] [AS-07] the first step with %j', (fields, outcome) => {
  expect(begin(fields)).toEqual(outcome);
});

test('[AS-06] the least length of a password is the one of the house', () => {
  expect(read({}, 5)).toEqual(refuse({ password: 'password.short' }));
});

test('[AS-07] who is under 18 is told so first, whatever else is missing', () => {
  expect(read({ adult: '0', phone: '', password: '' })).toEqual(refuse('under-age'));
});

const links = [
  ['?v=KPT7Q2', 'KPT7Q2'],
  ['?v=%20kpt7q2%20', 'kpt7q2'],
  ['?v=', ''],
  ['', ''],
  ['?v=%3Cb%3E', ''],
  [`?v=${'A'.repeat(21)}`, ''],
] as const;

test.each(links)('[AS-03] the address %j brings the invitation %j', (search, invitation) => {
  expect(invitationIn(search)).toBe(invitation);
});

const places = [
  [{ errors: {} }, undefined],
  [{ errors: { code: 'code.missing' } }, 2],
  [{ errors: { repeat: 'register.error_01', invitation_code: { message: 'no' } } }, 3],
  [{ errors: { agreement: 'register.agreementMissing', phone: 'register.error_03' } }, 1],
] as const;

test.each(places)('[AS-05] the faults %j are shown on step %s', (faults, step) => {
  expect(stepOfFaults(faults)).toBe(step);
});
