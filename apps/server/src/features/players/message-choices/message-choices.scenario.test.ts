import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { accountSteps, firstPassword, otherPassword, times } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const steps = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof steps.newPlayer>>;
let phone: string;
let asha: Player;
let phonesGiven = 0;
beforeEach(async () => {
  phonesGiven += 1;
  phone = `25562500${String(1000 + phonesGiven)}`;
  asha = await steps.newPlayer(phone);
});

const routes = () => world.players.routes;
type Change = Parameters<(typeof world.players.routes)['subscriber/update_message_choices']>[0];
const change = (choices: Change) =>
  routes()['subscriber/update_message_choices'](choices, contextOf(asha));
const choices = async () => {
  const reply = await routes()['subscriber/message_choices']({}, contextOf(asha));
  return reply.kind === 'answer' ? reply.content : undefined;
};
const newsConsents = async () => {
  const reply = await routes()['personal_data/consents']({}, contextOf(asha));
  if (reply.kind !== 'answer') throw new Error('no answer');
  return reply.content.consents.filter(({ kind }) => kind === 'news');
};
const text = { sw: 'Habari', en: 'News' };
const write = (kind: 'security' | 'money' | 'news', key = `${kind}:${phone}`) =>
  world.database.transact((tx) =>
    world.players.writeToPlayer(tx, { playerId: asha.playerId, kind, text, key }),
  );
const lastMessage = async () => (await steps.messagesTo(phone)).at(-1);
const messageCount = async () => (await steps.messagesTo(phone)).length;

/** Of notifications, as nobody has chosen yet. */
const push = { push_money: 1, push_bets: 1, push_offers: 0, push_details: 0 };

describe('which messages a player wants', () => {
  test('[ACT-30] who never chose is told about security and money, never about offers', async () => {
    expect(await choices()).toEqual({ language: '', security: 1, money: 1, news: 0, ...push });
    await write('security');
    await write('money');
    const told = await messageCount();
    await write('news');
    expect(await messageCount()).toBe(told);
  });

  test('[ACT-30] a choice changes what it names and nothing else', async () => {
    expect(await change({ money: 0 })).toMatchObject({
      content: { language: '', security: 1, money: 0, news: 0 },
    });
    await change({ language: 'en-US' });
    expect(await choices()).toEqual({ language: 'en-US', security: 1, money: 0, news: 0, ...push });
    await change({ language: '' });
    expect(await choices()).toMatchObject({ language: '', money: 0 });
  });

  test('[ACT-30] two switches at once are both kept', async () => {
    await Promise.all([change({ money: 0 }), change({ news: 1 }), change({ language: 'sw' })]);
    expect(await choices()).toEqual({ language: 'sw', security: 1, money: 0, news: 1, ...push });
  });

  test('[ACT-30] what was switched off is not sent, security always is', async () => {
    await change({ money: 0, news: 1 });
    const before = await messageCount();
    await write('money');
    expect(await messageCount()).toBe(before);
    await write('news');
    await write('security');
    expect(await messageCount()).toBe(before + 2);
  });
});

describe('the language of messages', () => {
  test('[ACT-31] the chosen one is used for messages and codes, else that of the last visit', async () => {
    await write('money', `first:${phone}`);
    expect(await lastMessage()).toBe('Habari');
    await change({ language: 'en-US' });
    await write('money', `second:${phone}`);
    expect(await lastMessage()).toBe('News');
    world.clock.advance({ minutes: 2 });
    await steps.askForCode(phone, 'login', { locale: 'sw' });
    expect(await lastMessage()).toContain('your code to log in');
  });
});

describe('consent to news and offers', () => {
  test('[ACT-32] is recorded when it is given and when it is taken back', async () => {
    expect(await newsConsents()).toEqual([]);
    await change({ news: 1 });
    const given = { kind: 'news', version: 'news-1', network: '41.59.3.0/24' };
    const first = world.clock.now().toISOString();
    world.clock.advance({ minutes: 5 });
    await change({ news: 0 });
    const second = world.clock.now().toISOString();
    expect(await newsConsents()).toEqual([
      { ...given, given_at: first, withdrawn: 0 },
      { ...given, given_at: second, withdrawn: 1 },
    ]);
  });

  test('[ACT-32] the same choice again is no new consent, however often at once', async () => {
    await times(5, () => change({ news: 1 }));
    await change({ money: 1 });
    expect(await newsConsents()).toHaveLength(1);
  });
});

describe('a new password', () => {
  const told = 'Kipute: nenosiri la akaunti yako limebadilishwa.';

  test('[ACT-33] is told to the owner, once, whether changed or set by code', async () => {
    const passwords = { old_password: firstPassword, new_password: otherPassword };
    const changed = await routes()['subscriber/update_password'](passwords, contextOf(asha));
    expect(changed).toMatchObject({ kind: 'answer' });
    expect(await lastMessage()).toContain(told);
    world.clock.advance({ minutes: 2 });
    const code = await steps.codeFor(phone, 'reset-password');
    const before = await messageCount();
    const reset = { phone, code, password: firstPassword };
    expect(await routes()['subscriber/reset_password'](reset, contextOf(visitor))).toMatchObject({
      kind: 'answer',
    });
    expect(await messageCount()).toBe(before + 1);
    expect(await lastMessage()).toContain(told);
  });

  test('[ACT-33] a wrong old one changes and tells nothing', async () => {
    const before = await messageCount();
    const passwords = { old_password: otherPassword, new_password: otherPassword };
    await routes()['subscriber/update_password'](passwords, contextOf(asha));
    expect(await messageCount()).toBe(before);
  });
});
