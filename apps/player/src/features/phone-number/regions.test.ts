import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { isWrittenAs } from './phone-number.ts';
import { readPhone } from './regions.ts';
import { readTypedPhone, typedPhoneIn } from './typed-phone.ts';

const cases = [
  // typed             region   outcome
  ['0712 345 678', '255', ok('255712345678')],
  ['+255 621 345 678', '255', ok('255621345678')],
  ['', '255', refuse('register.error_03')],
  ['   ', '254', refuse('register.error_03')],
  ['0712345678', '', refuse('phone.regionMissing')],
  ['0222 123 456', '255', refuse('phone.notTanzanian')],
  ['71234', '255', refuse('phone.notTanzanian')],
  ['simu', '255', refuse('phone.notTanzanian')],
  ['0712345678', '254', ok('254712345678')],
  ['712 345 678', '254', ok('254712345678')],
  ['+254 712 345 678', '254', ok('254712345678')],
  ['00254712345678', '254', ok('254712345678')],
  ['71234', '254', refuse('phone.notOfCountry')],
  ['simu', '254', refuse('phone.notOfCountry')],
] as const;

test.each(cases)('[AS-02] [ARC-03] %j in region %j', (typed, region, outcome) => {
  expect(readPhone(typed, region)).toEqual(outcome);
});

function formWith(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('[ARC-06] the country that was chosen counts, and without a choice the house’s own', () => {
  const abroad = formWith({ area_code: '254', phone: '0712345678' });
  expect([readTypedPhone(abroad), typedPhoneIn(abroad)]).toEqual([
    ok('254712345678'),
    '254712345678',
  ]);
  const home = formWith({ phone: '0712345678' });
  expect([readTypedPhone(home), typedPhoneIn(home)]).toEqual([ok('255712345678'), '255712345678']);
  expect(typedPhoneIn(formWith({ area_code: '254', phone: '12' }))).toBe('12');
});

test.each([
  ['255712345678', '0712 345 678', true],
  ['254712345678', '0712 345 678', true],
  ['254712345678', '0712 345 679', false],
  ['254712345678', '', false],
])('[AS-11] %s is written %s: %s', (phone, typed, same) => {
  expect(isWrittenAs(phone, typed)).toBe(same);
});
