import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { latestBirthday, readProfile } from './profile-form.ts';

const nowMs = Date.parse('2026-11-15T12:00:00Z');

const whole = {
  name: ' Juma ',
  gender: '1',
  mail: 'juma@example.co.tz',
  birthday: '1990-05-31',
  location: 'Mwanza',
  job: 'Fundi',
};

function read(changed: Partial<typeof whole>) {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...whole, ...changed })) form.set(name, text);
  return readProfile(form, nowMs);
}

test('[AS-30] a whole profile is sent as it stands, trimmed', () => {
  expect(read({})).toEqual(ok({ ...whole, name: 'Juma', gender: 1 }));
});

test('[AS-30] everything but the name may stay empty', () => {
  const empty = { gender: '', mail: '', birthday: '', location: '', job: '' };
  expect(read(empty)).toEqual(ok({ ...empty, name: 'Juma', gender: 0 }));
});

const faults = [
  [{ name: '  ' }, { name: 'profile.nameWrong' }],
  [{ name: 'J'.repeat(61) }, { name: 'profile.nameWrong' }],
  [{ mail: 'juma@' }, { mail: 'profile.mailWrong' }],
  [{ birthday: '31/05/1990' }, { birthday: 'profile.birthdayWrong' }],
  [{ birthday: '2008-11-16' }, { birthday: 'profile.tooYoung' }],
  [{ location: 'M'.repeat(61) }, { location: 'profile.textLong' }],
  [{ job: 'F\u0007' }, { job: 'profile.textLong' }],
  [
    { name: '', mail: 'juma' },
    { name: 'profile.nameWrong', mail: 'profile.mailWrong' },
  ],
] as const;

test.each(faults)('[AS-30] %j is refused at its field', (changed, errors) => {
  expect(read(changed)).toEqual(refuse(errors));
});

const days = [
  ['2026-11-15T12:00:00Z', '2008-11-15'],
  // Three hours before midnight in London it is the next day in Dar es Salaam.
  ['2026-11-15T21:00:00Z', '2008-11-16'],
] as const;

test.each(days)('[AS-30] at %s the youngest player was born on %s', (now, birthday) => {
  expect(latestBirthday(Date.parse(now))).toBe(birthday);
});
