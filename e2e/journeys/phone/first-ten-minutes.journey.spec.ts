import { callsOf } from '@kipute/tools/arrivals/arrivals';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { codeIn, passwordIn, phoneIn } from '../../pages/account-pages.ts';
import { payInAs } from '../../pages/arrivals.ts';
import { handset } from '../../pages/handset.ts';
import { standing } from '../../pages/money-pages.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { stakeIn } from '../../pages/slip.ts';
import { codeSentTo, newPhone } from '../../pages/sms-inbox.ts';
import { playerSite } from '../../world/running-world.ts';

// A cheap phone on a slow line.
test.use({ viewport: { width: 360, height: 640 }, actionTimeout: 20_000 });

const SLOWER = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

const main = (page: Page): Locator => page.getByRole('main');
const below = (page: Page): Locator => page.getByRole('navigation', { name: 'Menyu ya chini' });
const above = (page: Page): Locator => page.getByRole('banner');

/** Counts what a thumb does: a field that has the focus already costs it nothing. */
function thumbOn(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    type: async (field: Locator, text: string) => {
      await expect(field).toBeVisible();
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (!hasFocus) taps += 1;
      await field.fill(text);
    },
    /** The key below the letters. */
    enter: async () => {
      taps += 1;
      await page.keyboard.press('Enter');
    },
    taken: () => taps,
  };
}

type Thumb = ReturnType<typeof thumbOn>;

/** Three matches of the house, as a friend would send them. */
async function codeOfFriend(): Promise<string> {
  const api = callsOf(playerSite());
  const { content } = await api.atlassian.ready_start({ page: 1, page_size: 30, sport_id: 1 });
  const picks = content.flatMap(({ way_3: { W1 } }) => (W1 && W1.odds > 0 ? [W1] : [])).slice(-3);
  const { code } = await api.share_list.add({
    share_data: picks.map(({ id_card, eventId }) => ({ selection_id: id_card, match_id: eventId })),
  });
  return code;
}

const tasks = {
  join: { taps: 8, do: join },
  deposit: { taps: 3, do: deposit },
  'find the next match of Yanga': { taps: 2, do: findYanga },
  'three picks by a code': { taps: 3, do: loadCode },
  bet: { taps: 2, do: bet },
  'see what is needed': { taps: 1, do: seeNeeded },
  'cash out half': { taps: 3, do: cashOutHalf },
  'find last week’s result': { taps: 4, do: findResult },
  'set a limit': { taps: 4, do: setLimit },
  withdraw: { taps: 5, do: withdraw },
} as const;

test('[JRN-28] ten tasks of a newcomer take no more taps than they did', async ({ page }) => {
  test.setTimeout(300_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.emulateNetworkConditions', line);
  await openPlayerPage(page, '/home');
  const phone = newPhone();
  const counted: Record<string, number> = {};
  for (const [name, { do: act }] of Object.entries(tasks)) {
    const thumb = thumbOn(page);
    const beganAt = Date.now();
    await test.step(name, () => act(page, thumb, phone));
    counted[name] = thumb.taken();
    const seconds = ((Date.now() - beganAt) / 1000).toFixed(1);
    test
      .info()
      .annotations.push({ type: name, description: `${thumb.taken()} taps, ${seconds} s` });
  }
  const wanted = Object.fromEntries(Object.entries(tasks).map(([name, { taps }]) => [name, taps]));
  expect(counted).toEqual(wanted);
});

async function join(page: Page, thumb: Thumb, phone: string): Promise<void> {
  await thumb.tap(above(page).getByRole('link', { name: 'Jisajili' }));
  const form = main(page);
  await thumb.type(phoneIn(form), phone);
  await thumb.tap(form.getByRole('radio', { name: 'Ndiyo, nina miaka 18 au zaidi' }));
  await thumb.tap(form.getByRole('button', { name: 'Tuma namba ya uthibitisho' }));
  await expect(form.getByText('0769')).toBeVisible();
  await thumb.type(codeIn(form), await codeSentTo(phone));
  await thumb.tap(form.getByRole('button', { name: 'Endelea' }));
  await thumb.type(passwordIn(form, 'Nenosiri'), 'karibu1');
  await thumb.type(passwordIn(form, 'Rudia nenosiri'), 'karibu1');
  await thumb.tap(form.getByRole('checkbox', { name: /ninakubali/ }));
  await thumb.tap(form.getByRole('button', { name: 'Fungua akaunti' }));
  await expect(page).toHaveURL(/\/home$/);
}

async function deposit(page: Page, thumb: Thumb, phone: string): Promise<void> {
  await thumb.tap(page.getByRole('link', { name: /^Weka pesa/ }).first());
  await thumb.tap(page.getByRole('button', { name: '1,000', exact: true }));
  await thumb.tap(main(page).getByRole('button', { name: 'Endelea' }));
  await handset(`255${phone.slice(1)}`).answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
}

async function findYanga(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(above(page).getByRole('button', { name: 'Tafuta' }));
  await thumb.type(openDialog(page).getByRole('searchbox'), 'yanga');
  await thumb.enter();
  await expect(main(page).getByRole('article').first()).toContainText('Young Africans');
}

async function loadCode(page: Page, thumb: Thumb): Promise<void> {
  const code = await codeOfFriend();
  await thumb.tap(below(page).getByRole('button', { name: /^Mkeka/ }));
  const slip = page.getByRole('dialog', { name: 'Mkeka' });
  await thumb.type(slip.getByRole('textbox', { name: /^Msimbo/ }), code);
  await thumb.tap(slip.getByRole('button', { name: 'Pakia' }));
  await expect(slip.getByRole('button', { name: /^Ondoa / })).toHaveCount(3);
}

async function bet(page: Page, thumb: Thumb): Promise<void> {
  const slip = page.getByRole('dialog', { name: 'Mkeka' });
  await thumb.type(stakeIn(slip), '500');
  await thumb.tap(slip.getByRole('button', { name: 'Weka dau TSh 500' }));
  await expect(page.getByRole('dialog', { name: 'Mkeka umewekwa' })).toBeVisible();
}

async function seeNeeded(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.getByRole('link', { name: 'Tazama mkeka' }));
  await expect(main(page).getByText('Zimeshinda 0 · zinasubiri 3 · zimepoteza 0')).toBeVisible();
}

/** Two taps of one thumb are one, so the second waits as a person does. */
const BETWEEN_TAPS_MS = 700;

async function cashOutHalf(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(main(page).getByRole('button', { name: /^Chukua sehemu/ }));
  await thumb.tap(main(page).getByRole('button', { name: /^Cashout 50% TSh/ }));
  await page.waitForTimeout(BETWEEN_TAPS_MS);
  await thumb.tap(main(page).getByRole('button', { name: /^Thibitisha TSh/ }));
  await expect(main(page).getByText(/^Umepokea TSh/)).toBeVisible();
}

async function findResult(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(above(page).getByRole('button', { name: 'Fungua menyu' }));
  await thumb.tap(openDialog(page).getByRole('link', { name: 'Matokeo', exact: true }));
  await thumb.type(main(page).getByRole('searchbox'), 'simba');
  await thumb.enter();
  await expect(main(page).getByRole('link', { name: /Simba/ }).first()).toBeVisible();
}

async function setLimit(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(below(page).getByRole('button', { name: 'Akaunti' }));
  await thumb.tap(openDialog(page).getByRole('link', { name: 'Cheza kistaarabu' }));
  const limits = main(page).getByRole('region', { name: 'Vikomo vyangu' });
  const row = limits.getByRole('listitem').filter({ hasText: 'Kwa siku' }).first();
  await thumb.tap(row.getByRole('button', { name: /^Weka ?: Kuweka pesa/ }));
  await thumb.type(row.getByRole('textbox', { name: 'Kikomo kipya' }), '10000');
  await thumb.tap(row.getByRole('button', { name: 'Hifadhi' }));
  await expect(row).toContainText('kati ya 10,000');
}

async function withdraw(page: Page, thumb: Thumb, phone: string): Promise<void> {
  // More than what the bet has left is needed; how it comes is not counted again.
  await payInAs(page, phone, 2_000);
  await thumb.tap(below(page).getByRole('button', { name: 'Akaunti' }));
  await thumb.tap(openDialog(page).getByRole('link', { name: 'Toa pesa' }));
  await thumb.tap(main(page).getByRole('button', { name: '1,000', exact: true }));
  await thumb.tap(main(page).getByRole('button', { name: 'Endelea' }));
  await thumb.tap(main(page).getByRole('button', { name: 'Toa TSh 1,000' }));
  await expect(standing(page)).toHaveText('Pesa imetumwa');
}
