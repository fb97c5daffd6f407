import { registry } from '@kipute/contract/registry';
import { expect, test } from 'vitest';
import { checkField } from '../_form-kit/definition/check-field.ts';
import { draftOf, valuesOf } from '../_form-kit/definition/form-values.ts';
import { partsOf, previewRequest, writeForm } from './write-form.ts';

const REQUEST_KEY = '0d2f8c1e-8a55-4a57-9f2a-1f6f2f0c7a11';
const typed = {
  subject: { sw: 'Habari', en: 'News' },
  body: { sw: 'Mpya', en: 'New' },
  reason: 'promotion of the week',
};
const draft = (more: object, userIds: readonly string[] = []) => ({
  ...draftOf(writeForm, { userIds }),
  ...typed,
  ...more,
});

test.each([
  ['nothing', {}, {}],
  [
    'days and an amount',
    { deposit_from: '2026-02-23', deposit_least: '5,000' },
    { deposit_from: '2026-02-23', deposit_least: 5_000 },
  ],
  [
    'never deposited',
    { never_deposited: 1, accounts: 'player' },
    { never_deposited: 1, kind: 'player' },
  ],
  ['a language', { language: 'sw' }, { language: 'sw' }],
  [
    'a pick, whatever the hidden filter says',
    { whom: 'picked', user_ids: ['17'], language: 'sw' },
    { user_ids: ['17'] },
  ],
])('[MLG-20] the form asks for %s', (_, more, audience) => {
  const request = previewRequest(draft(more));
  expect(request.audience).toEqual(audience);
  expect(registry['mailing/preview'].input.safeParse(request).error).toBeUndefined();
});

test('[MLG-20] who was picked on another page stands there, and what is sent is what was counted', async () => {
  const picked = draft({ send_at: '2026-02-28T15:00:00.000Z' }, ['17', '18']);
  for (const field of writeForm.fields) {
    expect([
      field.name,
      checkField(writeForm, field, picked[field.name as keyof typeof picked]),
    ]).toEqual([field.name, undefined]);
  }
  const request = await writeForm.send(valuesOf(writeForm, picked), {
    ...{ subject: { userIds: [] }, requestKey: REQUEST_KEY },
  });
  const sent = registry['mailing/add'].input.parse(request);
  expect(sent).toMatchObject({
    ...{ audience: { user_ids: ['17', '18'] }, request_key: REQUEST_KEY },
    ...{ send_at: '2026-02-28T15:00:00.000Z', subject_sw: 'Habari', body_en: 'New' },
  });
});

test('[MLG-20] an SMS has neither subject nor page', () => {
  const request = previewRequest(draft({ channel: 'sms', jump: '/promotion' }));
  expect(request).not.toHaveProperty('subject_sw');
  expect(request).not.toHaveProperty('jump');
  expect(partsOf('sms', 'filter').words.map(({ name }) => name)).toEqual(['body']);
  expect(partsOf('in-site', 'picked').filter).toEqual([]);
});
