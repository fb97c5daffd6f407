import { describe, expect, test } from 'vitest';
import { checkField, isNeeded, rangeOf } from './check-field.ts';
import type { FormField } from './form.ts';

const title = { en: 'Field', sw: 'Sehemu' };
const form = (call: string) => ({ call }) as Parameters<typeof checkField>[0];

const said = (call: string, field: FormField, draft: unknown) =>
  checkField(form(call), field, draft)?.text.en;

const text = (name: string, fact?: string): FormField => ({
  kind: 'text',
  name,
  title,
  ...(fact && { fact }),
});

describe('[BO-51] a field is checked by the facts of its call before anything is sent', () => {
  const money: FormField = { kind: 'money', name: 'amount', title };
  const scale: FormField = { kind: 'number', name: 'return_scale', title };
  const minutes: FormField = { kind: 'number', name: 'idle_minutes', title };
  const names: FormField = { kind: 'both-languages', name: 'name', title, need: 'required' };
  const ids: FormField = { kind: 'many-of', name: 'user_ids', title, words: {} };
  test.each<[string, FormField, unknown, string | undefined]>([
    ['manager/add', text('name'), 'Neema', undefined],
    ['manager/add', text('name'), '   ', 'Required'],
    ['manager/add', text('name'), 'x'.repeat(61), 'At most {count} characters'],
    ['manager/add', text('account'), 'Neema.K', undefined],
    ['manager/add', text('account'), 'a b', 'This is not in the right form'],
    ['manager/add', text('phone'), '', undefined],
    ['manager/add', text('phone'), '255712000101', undefined],
    ['manager/add', text('phone'), '0712000101', 'This is not in the right form'],
    ['subscriber/update', text('mail'), 'asha@example.tz', undefined],
    ['subscriber/update', text('mail'), 'asha', 'This is no e-mail address'],
    ['subscriber/update_invitation_code', text('code', 'invitation_code'), 'asha7', undefined],
    ['subscriber/update_balance', money, '-12,500', undefined],
    ['subscriber/update_balance', money, '', 'Required'],
    ['subscriber/update_balance', money, '12.345', 'An amount in shillings, such as 12,500'],
    [
      'subscriber/update_balance',
      money,
      '-90,000,000,000,001',
      'An amount in shillings, such as 12,500',
    ],
    ['recharge/update', money, '-5', 'At least {limit}'],
    ['subscriber/update_return_scale', scale, 0.07, undefined],
    ['subscriber/update_return_scale', scale, 0.075, 'In steps of {step}'],
    ['subscriber/update_return_scale', scale, 100.01, 'At most {limit}'],
    ['office_config/update', minutes, 4, 'At least {limit}'],
    ['office_config/update', minutes, 5.5, 'A whole number'],
    ['office_config/update', minutes, null, 'Required'],
    ['area_code/update', names, { sw: 'Karani', en: 'Clerk' }, undefined],
    ['area_code/update', names, { sw: 'Karani', en: '' }, 'Required'],
    ['area_code/update', names, { sw: 'x'.repeat(61), en: 'y' }, 'At most {count} characters'],
    ['subscriber/all_update_disable_status', ids, [], 'Required'],
    ['subscriber/all_update_disable_status', ids, Array(201).fill('1'), 'At most {count}'],
  ])('%s %o %j: %s', (call, field, draft, problem) => {
    expect(said(call, field, draft)).toBe(problem);
  });

  test('what the request can do without may stay empty, unless the form says otherwise', () => {
    const superior: FormField = text('superior_id');
    expect(isNeeded(form('subscriber/add'), superior)).toBe(false);
    expect(isNeeded(form('subscriber/add'), { ...superior, need: 'required' })).toBe(true);
    expect(isNeeded(form('subscriber/update_superior'), superior)).toBe(false);
    expect(isNeeded(form('recharge/update'), text('player'))).toBe(true);
  });
});

test('[BO-51] a range is said before anybody types beyond it, when it is worth saying', () => {
  expect(rangeOf({ type: 'integer', minimum: 5, maximum: 720 })).toBe('5–720');
  expect(rangeOf({ type: 'integer', minimum: 0, maximum: 1_000_000_000 })).toBe('0–1,000,000,000');
  expect(rangeOf({ type: 'number', minimum: 0, maximum: 9e13 })).toBeUndefined();
});
