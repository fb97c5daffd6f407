import { eventually } from '@kipute/testkit/eventually';
import { openLivePage } from '@kipute/testkit/live-page';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const prompt = { sw: 'Tunarekebisha odds', en: 'Repairing the odds' };
const pause = { no_bet: 1, pause_prompt: prompt, note: 'feed broken' } as const;

function listenToSite() {
  const heard: string[] = [];
  const page = openLivePage({
    url: `${world.playerUrl.replace('http', 'ws')}/web_socket`,
    origin: world.playerUrl,
    envelope: world.visitor.openEnvelope,
    token: () => undefined,
  });
  page.subscribe('site', ({ type }) => void heard.push(type));
  return { page, heard };
}

test('[SET-14, LIVE-16] an administrator pauses betting and every page hears of it', async () => {
  const { page, heard } = listenToSite();
  await eventually(() => expect(page.status()).toBe('live'));
  const administrator = await world.signInAdministrator();

  await administrator.api.bet_config.update_no_bet(pause);

  expect(administrator.toasts).toEqual([{ kind: 'success', message: 'Imefanyika' }]);
  await eventually(() => expect(heard).toContain('no_bet'));
  expect(await world.visitor.api.bet_config.checkout_no_bet()).toEqual({
    no_bet: 1,
    pause_prompt: prompt.sw,
  });
  expect(await administrator.api.configuration.switches()).toMatchObject({ no_bet: 1 });
  page.close();
});

test('[SET-14] the site is closed for maintenance and opened again', async () => {
  const administrator = await world.signInAdministrator();
  for (const maintenance of [1, 0] as const) {
    const closed = { maintenance, maintenance_prompt: prompt, note: 'upgrade' };
    await administrator.api.configuration.update_maintenance(closed);
    const shown = await world.visitor.api.configuration.inquire();
    expect([shown.maintenance, shown.maintenance_prompt]).toEqual([maintenance, prompt.sw]);
  }
});

test('[SET-14] of ten switches flipped at once none is lost without an answer', async () => {
  const administrator = await world.signInAdministrator();
  const before = (await administrator.api.log.inquire({ content: 'race' })).count;
  const flips = Array.from({ length: 10 }, () =>
    administrator.api.bet_config.update_no_bet({ ...pause, note: 'race' }, { silent: true }),
  );
  const outcomes = await Promise.allSettled(flips);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(done).toBeGreaterThanOrEqual(1);
  expect(new Set(refused)).toEqual(new Set(done === 10 ? [] : ['changed-meanwhile']));
  expect((await administrator.api.log.inquire({ content: 'race' })).count - before).toBe(done);
});

test('[SET-14] a role without the node may not flip a switch', async () => {
  const auditor = await world.signInAdministrator(1);
  const attempt = auditor.api.bet_config.update_no_bet(pause, { silent: true });
  await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
});
