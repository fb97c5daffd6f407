import { CallRejected } from '@kipute/api-client/call-rejected';
import { expect, test } from 'vitest';
import { answered, faultsOf, typedIn } from './submission.ts';

const refusal = (code: 'code-wrong' | 'overloaded') =>
  new CallRejected({ code, httpStatus: 200, message: `said: ${code}` });

test('[AS-05] a refusal stands at the field it is about', () => {
  expect(faultsOf(refusal('code-wrong'), { 'code-wrong': 'code' })).toEqual({
    errors: { code: { message: 'said: code-wrong' } },
    refusedAs: 'code-wrong',
  });
});

test('[AS-05] a refusal that is about no field stands over the form', () => {
  expect(faultsOf(refusal('overloaded'), { 'code-wrong': 'code' })).toEqual({
    errors: {},
    notice: { message: 'said: overloaded' },
    refusedAs: 'overloaded',
  });
});

test('[AS-05] a refused call is an outcome, a fault of the page is not', async () => {
  const refused = refusal('code-wrong');
  expect(await answered(Promise.reject(refused))).toEqual({ ok: false, refusal: refused });
  await expect(answered(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});

test('[AS-04] a form without a field is read like one that was left empty', () => {
  const form = new FormData();
  form.set('phone', '0712');
  expect([typedIn(form, 'phone'), typedIn(form, 'password')]).toEqual(['0712', '']);
});
