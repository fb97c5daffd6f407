import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { accountSteps, refusal } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await show('255', 1);
  await show('254', 0);
});

const clerk = contextOf(anAdministrator(7n));
const routes = () => world.players.routes;
const names = { '255': ['Tanzania', 10], '254': ['Kenya', 20] } as const;
const show = (code: '254' | '255', shown: 0 | 1) => {
  const [name, sort] = names[code];
  return routes()['area_code/update'](
    { area_code: code, name_sw: name, name_en: name, show: shown, sort },
    clerk,
  );
};
const shown = async () => {
  const reply = await routes()['area_code/shown']({}, contextOf(visitor));
  if (reply.kind !== 'answer') throw new Error('refused');
  return reply.content.map(({ area_code, country }) => `${area_code} ${country}`);
};
const { askForCode, codeFor, register, newPlayer, logIn, logInByCode } = accountSteps(() => world);

describe('which area codes are shown', () => {
  test('[ARC-01] Tanzania alone at first, of a list of neighbours', async () => {
    expect(await shown()).toEqual(['255 TZ']);
    const reply = await routes()['area_code/inquire']({}, clerk);
    if (reply.kind !== 'answer') throw new Error('refused');
    expect(reply.content).toHaveLength(10);
    expect(reply.content[0]).toEqual({
      ...{ area_code: '255', country: 'TZ', name_sw: 'Tanzania', name_en: 'Tanzania' },
      ...{ show: 1, sort: 10 },
    });
  });

  test('[ARC-02] one more is shown when an administrator says so, which is logged', async () => {
    expect(await show('254', 1)).toMatchObject({ content: { area_code: '254', show: 1 } });
    expect(await shown()).toEqual(['255 TZ', '254 KE']);
    const [record] = await world.database.read
      .selectFrom('activity')
      .select(['type', 'userId', 'subjectKind', 'subjectId', 'changes'])
      .where('subjectId', '=', '254')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const subject = { subjectKind: 'area-code', subjectId: '254' };
    expect(record).toEqual({ type: 36, userId: 7n, ...subject, changes: { shown: [false, true] } });
  });

  test('[ARC-02] the last one stays, however many hide theirs at once', async () => {
    expect(await show('255', 0)).toEqual(refusal('last-area-code'));
    await show('254', 1);
    const replies = await Promise.all([show('254', 0), show('255', 0)]);
    expect(replies.map(({ kind }) => kind).sort()).toEqual(['answer', 'refusal']);
    expect(await shown()).toHaveLength(1);
  });

  test('[ARC-02] a code that nobody knows is refused', async () => {
    const unknown = { area_code: '999', name_sw: 'x', name_en: 'x', show: 1, sort: 1 } as const;
    expect(await routes()['area_code/update'](unknown, clerk)).toEqual(
      refusal('area-code-unknown'),
    );
  });
});

describe('numbers of other countries', () => {
  test('[ARC-04] register while their code is shown, and come back after it was hidden', async () => {
    const phone = '254712345678';
    expect(await askForCode('+254 712 345 678', 'register')).toEqual(refusal('country-not-served'));
    expect(await register({ phone, code: '000000' })).toEqual(refusal('country-not-served'));
    await show('254', 1);
    await newPlayer(phone);
    await show('254', 0);
    expect(await logIn('+254712345678')).toMatchObject({ kind: 'answer' });
    const code = await codeFor(phone, 'login');
    expect(await logInByCode('254712345678', code)).toMatchObject({ kind: 'answer' });
  });

  test('[ARC-04] Tanzanian numbers do not register while only others are shown', async () => {
    await show('254', 1);
    await show('255', 0);
    expect(await askForCode('0712000999', 'register')).toEqual(refusal('country-not-served'));
  });
});
