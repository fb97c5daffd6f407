import { registry } from '@kipute/contract/registry';
import { describe, expect, test } from 'vitest';
import { checkField } from '../../../_form-kit/definition/check-field.ts';
import type { Form } from '../../../_form-kit/definition/form.ts';
import { draftOf, requestOf, valuesOf } from '../../../_form-kit/definition/form-values.ts';
import { aUser } from '../fixtures/a-user.ts';
import type { PageCall } from '../page-calls.ts';
import type { User } from '../user-words.ts';
import { purses } from './purse-forms.ts';
import { offersOf } from './use-user-deeds.ts';
import { disableDeed, flagDeeds, noteDeed, otherDeeds, type UserDeed } from './user-deeds.ts';

const REQUEST_KEY = '0d2f8c1e-8a55-4a57-9f2a-1f6f2f0c7a11';
const allDeeds = [noteDeed, disableDeed, ...flagDeeds, ...otherDeeds];

/** What the form would send, filled in as its fields ask. */
async function sentBy(form: Form<User>, user: User, typed: Readonly<Record<string, unknown>>) {
  const draft = { ...draftOf(form, user), ...typed };
  for (const field of form.fields) {
    expect([field.name, checkField(form, field, draft[field.name])]).toEqual([
      field.name,
      undefined,
    ]);
  }
  const input = await form.send(valuesOf(form, draft), { subject: user, requestKey: REQUEST_KEY });
  return requestOf(form.call, input);
}

const deed = (key: string): UserDeed => {
  const found = allDeeds.find((one) => one.key === key);
  if (!found) throw new Error(`no deed is called ${key}`);
  return found;
};

describe('[BO-88] deeds send what their calls ask for', () => {
  const typed = { reason: 'asked by phone', note: 'called twice' };

  test.each(allDeeds.map(({ key }) => key))('%s is a request the contract takes', async (key) => {
    const { form, call } = deed(key);
    const request = await sentBy(form, aUser, typed);
    expect(registry[call].input.safeParse(request).error).toBeUndefined();
    const isForMany = key === 'stake-factor';
    expect(request).toMatchObject(isForMany ? { user_ids: [aUser.id] } : { user_id: aUser.id });
  });

  test.each([
    // deed          flag of the user                   what is sent
    ['disable', { disabled_status: 0 }, { disabled_status: 1 }],
    ['disable', { disabled_status: 1 }, { disabled_status: 0 }],
    ['no-bet', { no_bet: 1 }, { no_bet: 0 }],
    ['no-withdraw', { no_withdraw: 0 }, { no_withdraw: 1 }],
    ['whitelist', { withdrawal_whitelist: 0 }, { withdrawal_whitelist: 1 }],
    ['reported', { reported: 2 }, { reported: 1 }],
    ['reported', { reported: 1 }, { reported: 2 }],
    ['statistics', { participation_statistics: 1 }, { participation_statistics: 0 }],
  ] as const)('%s of a user with %j sends %j, and its title says so', async (key, flags, sent) => {
    const user = { ...aUser, ...flags } as User;
    const other = { ...aUser, ...sent } as User;
    expect(await sentBy(deed(key).form, user, typed)).toMatchObject(sent);
    expect(deed(key).title(user)).not.toEqual(deed(key).title(other));
  });

  test('a reason left empty is told at its field', () => {
    for (const { form } of [disableDeed, ...flagDeeds, ...otherDeeds]) {
      const reason = form.fields.find(({ name }) => name === 'reason');
      expect(reason && checkField(form, reason, '  ')?.text.en).toBe('Required');
    }
  });

  test('no superior is sent as none', async () => {
    const { form } = deed('superior');
    expect(await sentBy(form, aUser, { ...typed, superior_id: '' })).toMatchObject({
      superior_id: null,
    });
  });

  test('a new password is shown once and must be changed', () => {
    expect(deed('password').form.answer({ password: 'kuku-mti' })).toMatchObject({
      secret: 'kuku-mti',
      text: { en: expect.stringContaining('must be changed at the next sign-in') },
    });
  });
});

describe('[BO-87] purses', () => {
  test.each(purses.map(({ key, form, call }) => [key, form, call] as const))(
    '%s: what is taken away travels as a negative amount, with the key of the try',
    async (_, form, call) => {
      const request = await sentBy(form, aUser, {
        ...{ direction: 'take', amount: '1,500.50', reason: 'twice' },
      });
      expect(request).toEqual({
        ...{ request_key: REQUEST_KEY, user_id: aUser.id, amount: -1_500.5, reason: 'twice' },
      });
      expect(registry[call].input.safeParse(request).error).toBeUndefined();
    },
  );
});

describe('[BO-81] what is offered', () => {
  const keysOf = (user: User, mayCall: (call: PageCall) => boolean) => {
    const { note, balance, flags, disable, otherPurses, others } = offersOf(user, mayCall);
    const all = [note, balance, disable, ...flags, ...otherPurses, ...others];
    return all.flatMap((one) => (one ? [one.key] : []));
  };

  test('nothing to who may do nothing', () => {
    expect(keysOf(aUser, () => false)).toEqual([]);
  });

  test('everything to who may do everything', () => {
    expect(keysOf(aUser, () => true)).toHaveLength(allDeeds.length + purses.length);
  });

  test('[BO-88] only a note about a closed account', () => {
    expect(keysOf({ ...aUser, closed: 1 }, () => true)).toEqual(['note']);
  });
});
