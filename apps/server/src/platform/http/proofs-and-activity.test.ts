import { openPageClient } from '@kipute/testkit/page-client';
import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from './fixtures/test-site.ts';
import { answer, type Caller, type SignedInAdministrator } from './handler.ts';

const token = 'clerk-token-0123456789';
const clerk = (differences: Partial<SignedInAdministrator> = {}): SignedInAdministrator => ({
  ...{ kind: 'administrator', administratorId: 5n, token },
  nodes: new Set(['subscriber/remove', 'configuration/switches']),
  provenUntil: new Date(0),
  ...differences,
});

let site: TestSite;
afterEach(() => site.close());

/** An office whose only proven call counts how often it was really made. */
async function startOffice(caller: Caller = clerk(), differences: object = {}) {
  const made: string[] = [];
  let current = caller;
  site = await startTestSite({
    site: 'backoffice',
    authenticate: () => current,
    handlers: {
      'subscriber/prove': async () => {
        current = clerk({ provenUntil: new Date(8.64e15) });
        return answer({ proven_until: '2026-11-18T12:00:00.000Z' });
      },
      'subscriber/remove': async ({ user_id: id }) => {
        made.push(id);
        return answer(null);
      },
    },
    ...differences,
  });
  return made;
}

const open = (differences: Parameters<typeof openPageClient>[1] = {}) =>
  openPageClient(site.url, { token: () => token, ...differences });
const closing = { user_id: '7', reason: 'asked for it' };

test('[BO-47] a call that needs a proof is made again by itself, once, after it', async () => {
  const made = await startOffice();
  const asked: string[] = [];
  const page = open({
    onRefused: async ({ code }, name) => {
      asked.push(`${name} ${code}`);
      await open().api.subscriber.prove({ password: 'a'.repeat(64) });
      return 'again';
    },
  });
  expect(await page.api.subscriber.remove(closing)).toBeNull();
  expect({ made, asked, toasts: page.toasts }).toEqual({
    made: ['7'],
    asked: ['subscriber/remove proof-required'],
    toasts: [],
  });
});

test('[BO-47] a proof that did not help is asked for no second time', async () => {
  const made = await startOffice();
  let asked = 0;
  const onRefused = async () => {
    asked += 1;
    return 'again' as const;
  };
  const page = open({ onRefused });
  await expect(page.api.subscriber.remove(closing)).rejects.toMatchObject({
    code: 'proof-required',
  });
  expect({ made, asked, told: page.toasts.length }).toEqual({ made: [], asked: 1, told: 1 });
});

test('[BO-47] whoever gives up is told nothing, and nothing was done', async () => {
  const made = await startOffice();
  const page = open({ onRefused: async () => 'given-up' });
  await expect(page.api.subscriber.remove(closing)).rejects.toMatchObject({
    code: 'proof-required',
  });
  expect({ made, toasts: page.toasts }).toEqual({ made: [], toasts: [] });
});

test.each([
  [{ obstacle: 'change-password' }, 'password-change-required'],
  [{ obstacle: 'bind-authenticator' }, 'authenticator-required'],
  [{ nodes: new Set<string>() }, 'permission-denied'],
  [{ provenUntil: new Date(8.64e15) }, 'made'],
  [{}, 'proof-required'],
] as const)('[ACC-42, ACC-51] of %j the call is %s', async (differences, outcome) => {
  const made = await startOffice(clerk(differences));
  const sent = await open()
    .api.subscriber.remove(closing)
    .then(
      () => 'made',
      ({ code }) => code,
    );
  expect({ sent, made: made.length }).toEqual({ sent: outcome, made: outcome === 'made' ? 1 : 0 });
});

test('[ACC-44] what a page asks by itself is no act of a person', async () => {
  const acts: Caller['kind'][] = [];
  const noteActivity = (caller: Caller) => acts.push(caller.kind);
  await startOffice(clerk({ provenUntil: new Date(8.64e15) }), { noteActivity });
  await open({ isBackground: () => true }).api.subscriber.remove(closing);
  await open().api.subscriber.remove(closing, { background: true });
  expect(acts).toEqual([]);
  await open({ isBackground: () => false }).api.subscriber.remove(closing);
  expect(acts).toEqual(['administrator']);
});
