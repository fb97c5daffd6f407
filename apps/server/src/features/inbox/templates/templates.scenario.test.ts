import { inboxEvents } from '@kipute/contract/constants/content/inbox';
import { registry } from '@kipute/contract/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { createColleague } from '../../../fixtures/office-people.ts';

let world: FeatureWorld;
let clerk: Awaited<ReturnType<typeof createColleague>>;
beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  clerk = await createColleague(world, 'clerk');
});
afterAll(() => world.close());

const routes = () => world.inbox.routes;
const words = {
  subject: { sw: 'Pesa: {{amount}}', en: 'Money: {{ amount }}' },
  body: { sw: 'Asante.\nRisiti {{receipt}}', en: 'Thank you.' },
};
const event = 'deposit-credited';
type Update = Parameters<(typeof world.inbox.routes)['message_template/update']>[0];
const update = (differences: Partial<Update> = {}) =>
  routes()['message_template/update'](
    { event, revision: 0, note: 'shorter', ...words, ...differences },
    clerk,
  );
const shown = async () => {
  const reply = await routes()['message_template/inquire']({}, clerk);
  if (reply.kind !== 'answer') throw new Error('refused');
  return reply.content;
};
const asha = 100_001n;
const tell = (key: string) =>
  world.database.transact((tx) =>
    world.inbox.tell(tx, {
      ...{ playerId: asha, event, key },
      facts: { amount: 'TSh 10,000', operator: 'M-Pesa', receipt: 'R1' },
    }),
  );
const told = async () => {
  const context = contextOf({ kind: 'player', playerId: asha, token: '' } as const);
  const paged = { page: 1, page_size: 10, type: 0, order: 'newest' } as const;
  const reply = await routes()['message/inquire'](paged, context);
  if (reply.kind !== 'answer') throw new Error('refused');
  return reply.content.map(({ subject }) => subject);
};

describe('what players are told at an event', () => {
  test('[INB-30] every event but messages to many has a template, as shipped at first', async () => {
    const templates = await shown();
    const events = Object.keys(inboxEvents).filter((one) => one !== 'mailing');
    expect(templates.map((one) => one.event)).toEqual(events);
    for (const one of templates) {
      expect(one).toMatchObject({ revision: 0, changed_by: null, ...one.shipped });
    }
  });

  test('[INB-30] other words hold from now on and change nothing that was written', async () => {
    await tell('before');
    expect(await update()).toMatchObject({ content: { revision: 1, ...words } });
    await tell('after');
    expect(await told()).toEqual(['Pesa: TSh 10,000', 'Umepokea TSh 10,000']);
    const [record] = await world.database.read
      .selectFrom('activity')
      .select(['subjectKind', 'subjectId', 'content'])
      .where('subjectKind', '=', 'message-template')
      .execute();
    expect(record).toMatchObject({ subjectId: event, content: expect.stringContaining('shorter') });
  });

  test('[INB-30] the shipped words come back, and may be replaced again', async () => {
    await update();
    const back = await routes()['message_template/reset'](
      { event, revision: 1, note: 'back' },
      clerk,
    );
    expect(back).toMatchObject({ content: { revision: 2 } });
    await tell('after');
    expect(await told()).toEqual(['Umepokea TSh 10,000']);
    expect(await update({ revision: 2 })).toMatchObject({ content: { revision: 3 } });
  });

  test('[INB-31] a fact that the event does not have is refused and named', async () => {
    for (const name of ['stake', 'amuont', '', '__proto__', 'constructor']) {
      const refused = await update({ body: { sw: `Habari {{${name}}}`, en: 'Hi' } });
      expect(refused).toEqual({ kind: 'refusal', code: 'message-fact-unknown', values: { name } });
    }
    expect((await shown())[0]).toMatchObject({ revision: 0 });
  });

  test('[INB-31] a text that is empty, too long or hides something is no text', async () => {
    const { input } = registry['message_template/update'];
    const request = { event, revision: 0, note: 'x', ...words };
    expect(input.safeParse(request).success).toBe(true);
    for (const sw of ['', '   ', 'x'.repeat(121), 'a\u202eb', 'a\nb']) {
      const subject = { sw, en: 'x' };
      expect(input.safeParse({ ...request, subject }).success).toBe(false);
    }
    for (const sw of ['', 'x'.repeat(2_001), 'a\u0000b']) {
      expect(input.safeParse({ ...request, body: { sw, en: 'x' } }).success).toBe(false);
    }
    expect(input.safeParse({ ...request, event: 'mailing' }).success).toBe(false);
  });

  test('[INB-32] of ten who edit at once one has it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => update({ note: `editor ${at}` })),
    );
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(replies.find(({ kind }) => kind === 'refusal')).toMatchObject({
      code: 'changed-meanwhile',
    });
  });
});
