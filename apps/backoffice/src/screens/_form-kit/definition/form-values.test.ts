import { CallRejected } from '@kipute/api-client/call-rejected';
import { expect, test } from 'vitest';
import { defineForm } from './form.ts';
import { askedFields, changedFields, draftOf, requestOf, valuesOf } from './form-values.ts';
import { placeRefusal } from './place-refusal.ts';

const title = { en: 'Field', sw: 'Sehemu' };

const balanceForm = defineForm({
  call: 'subscriber/update_balance',
  fields: [
    { kind: 'money', name: 'amount', title },
    { kind: 'reason', name: 'why', fact: 'reason', title },
  ],
  from: (user: { readonly id: string; readonly owed: number }) => ({ amount: user.owed }),
  send: ({ amount, why }, { subject, requestKey }) => ({
    request_key: requestKey,
    user_id: subject.id,
    amount,
    reason: why,
  }),
  errors: { 'amount-out-of-range': 'amount' },
});

test('[BO-52] a form begins with what its subject has and sends what the call asks for', async () => {
  const subject = { id: '100001', owed: -1_250.5 };
  const draft = draftOf(balanceForm, subject);
  expect(draft).toEqual({ amount: '−1,250.50', why: '' });
  const values = valuesOf(balanceForm, { ...draft, why: ' paid twice ' });
  expect(await balanceForm.send(values, { subject, requestKey: 'k1' })).toEqual({
    request_key: 'k1',
    user_id: '100001',
    amount: -1_250.5,
    reason: 'paid twice',
  });
});

const refused = (code: CallRejected['code'], values = {}) =>
  new CallRejected({ code, httpStatus: 200, message: 'No', values });

test.each([
  ['its own map', refused('amount-out-of-range'), 'amount'],
  ['the field the server names', refused('parameter-invalid', { field: 'reason' }), 'why'],
  ['a field the form has not', refused('parameter-invalid', { field: 'user_id' }), undefined],
  ['an invalid request without a name', refused('parameter-invalid'), undefined],
  ['anything else', refused('server-error'), undefined],
])('[BO-53] a refusal is said at its field: %s', (_, rejected, field) => {
  expect(placeRefusal(balanceForm, rejected)).toEqual({ field, message: 'No' });
});

test('[BO-53] both languages and the steps of a ladder have one field each', () => {
  const form = defineForm({
    call: 'role/add',
    fields: [
      { kind: 'both-languages', name: 'name', title },
      { kind: 'ladder', name: 'steps', title, columns: [{ name: 'from', kind: 'money', title }] },
    ],
    send: ({ name }) => ({
      name_sw: name.sw,
      name_en: name.en,
      remarks: '',
      nodes: [],
      reason: 'x',
    }),
  });
  const fieldOf = (field: string) =>
    placeRefusal(form, refused('parameter-invalid', { field })).field;
  expect([fieldOf('name_en'), fieldOf('steps.2.from')]).toEqual(['name', 'steps']);
  expect(valuesOf(form, { name: { sw: ' a ', en: 'b' }, steps: [{ from: '1,500' }] })).toEqual({
    name: { sw: 'a', en: 'b' },
    steps: [{ from: 1_500 }],
  });
});

test('[BO-52] what stayed empty is not sent where the contract lets it be left out', () => {
  expect(requestOf('subscriber/add', { phone: '', name: 'Asha', superior_id: '' })).toEqual({
    phone: '',
    name: 'Asha',
  });
  const nobody = { user_id: '1', superior_id: null, reason: 'x' };
  expect(requestOf('subscriber/update_superior', nobody)).toEqual(nobody);
  expect(requestOf('ip_blacklist/add', { network: '1.2.3.4', until: null })).toEqual({
    network: '1.2.3.4',
    until: null,
  });
});

test('[BO-54] the save bar tells the fields that were changed', () => {
  const before = { amount: '5', why: '' };
  expect(changedFields(balanceForm, before, { amount: '5', why: '' })).toEqual([]);
  expect(
    changedFields(balanceForm, before, { amount: '6', why: '' }).map((one) => one.name),
  ).toEqual(['amount']);
});

test('[BO-52] a field that would mean nothing beside the others is not asked for', () => {
  const form = defineForm({
    call: 'subscriber/add',
    fields: [
      { kind: 'text', name: 'phone', title },
      { kind: 'text', name: 'name', title, asked: ({ phone }) => phone !== '' },
    ],
    send: ({ phone, name }) => ({ phone, name }),
  });
  const asked = (phone: string) => askedFields(form, { phone, name: '' }).map(({ name }) => name);
  expect([asked(''), asked('0700000101')]).toEqual([['phone'], ['phone', 'name']]);
});
