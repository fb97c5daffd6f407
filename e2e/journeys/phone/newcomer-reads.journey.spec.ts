import { expect, test } from '../../journey.ts';
import {
  enterCode,
  fillRegistration,
  passwordIn,
  receiveCode,
  submitRegistration,
} from '../../pages/account-pages.ts';
import { openPlayerPage, pathOf, seeFoot } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { newPhone } from '../../pages/sms-inbox.ts';

test('[AS-06, TXT-35, TXT-41, TXT-33] a newcomer reads the terms above the filled form, joins, and finds in help why a bet was void', async ({
  page,
  shell,
}) => {
  test.slow();
  const newcomer = { phone: newPhone(), password: 'karibu1' };
  await openPlayerPage(page, '/register');
  const main = page.getByRole('main');
  const code = await receiveCode(main, newcomer.phone);
  await enterCode(main, code);
  await fillRegistration(main, newcomer);

  await main.getByRole('link', { name: 'Vigezo na masharti' }).click();
  const reading = openDialog(page);
  const chapters = reading.getByRole('heading', { level: 2 });
  await expect(chapters.filter({ hasText: 'Umri' })).toBeVisible();
  await chapters.last().scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(reading).toBeHidden();
  expect(pathOf(page)).toBe('/register');
  for (const name of ['Nenosiri', 'Rudia nenosiri']) {
    await expect(passwordIn(main, name)).toHaveValue(newcomer.password);
  }
  await expect(main.getByRole('checkbox', { name: /ninakubali/ })).toBeChecked();
  await submitRegistration(main);
  await expect(shell.balance).toBeVisible();

  const foot = await seeFoot(page);
  await foot.getByRole('link', { name: 'Msaada' }).click();
  await main.getByRole('searchbox').fill('kwa nini dau limerudi');
  const found = main.getByRole('listitem').getByRole('link', { name: /umefutwa/ });
  await found.first().click();
  await expect.poll(() => pathOf(page)).toBe('/help?article=why-void');
  await expect(page.getByRole('article')).toContainText('dau lote linarudi, bila kodi');
});
