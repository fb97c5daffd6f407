import { expect, test } from '../../../journey.ts';
import { openPlayerPage, pathOf } from '../../../pages/player-page.ts';
import { openDialog } from '../../../pages/player-shell.ts';
import { seededPlayer } from '../../../world/running-world.ts';

test('[JRN-13] signing out in one tab signs out in the other', async ({ page, shell, context }) => {
  await openPlayerPage(page, '/home');
  await shell.signIn(seededPlayer('Neema'));
  await expect(shell.balance).toBeVisible();
  const other = await context.newPage();
  const heard = other.waitForResponse(/player_choice\//);
  await openPlayerPage(other, '/casino');
  await expect(other.getByRole('button', { name: /^Salio/ })).toBeVisible();
  // The last call of a page that settles; refused, it would be a complaint of the browser.
  await heard;

  await (await shell.openAccount()).getByRole('button', { name: 'Toka' }).click();
  await expect(other.getByRole('button', { name: /^Salio/ })).toHaveCount(0);
});

test.describe('a session that ended elsewhere', () => {
  // The browser itself writes refused calls into the console.
  test.use({ expectedComplaints: /status of 401.*(get_user_info|player_choice)/ });

  test('[JRN-13] is found out at the next call, and leads to the login', async ({
    page,
    shell,
    context,
    browser,
  }) => {
    await openPlayerPage(page, '/home');
    await shell.signIn(seededPlayer('Neema'));
    await expect(shell.balance).toBeVisible();

    const otherDevice = await browser.newContext({ storageState: await context.storageState() });
    const elsewhere = await otherDevice.newPage();
    await openPlayerPage(elsewhere, '/home');
    await elsewhere.getByRole('button', { name: 'Akaunti' }).first().click();
    await openDialog(elsewhere).getByRole('button', { name: 'Toka' }).click();
    await expect.poll(() => pathOf(elsewhere)).toBe('/login');
    await otherDevice.close();

    await page.reload();
    await expect.poll(() => pathOf(page)).toBe('/login');
    await expect(shell.balance).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });
});
