import { expect, test } from '../../journey.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';

test('[LST-42] the search sheet offers what was looked for, and forgets it by one tap', async ({
  page,
  shell,
}) => {
  await openPlayerPage(page, '/home');
  await shell.search('ligi');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Tafuta' }).click();
  const recent = openDialog(page).getByRole('link', { name: 'ligi', exact: true });
  await recent.click();
  await expect.poll(() => pathOf(page)).toBe('/search_result?key_word=ligi');
  await page.getByRole('banner').getByRole('button', { name: 'Tafuta' }).click();
  await openDialog(page).getByRole('button', { name: 'Futa zote' }).click();
  await expect(recent).toHaveCount(0);
});

test('[LST-09] the market chosen is that of every tile', async ({ page }) => {
  await openPlayerPage(page, '/ready_start?sport_id=1');
  const tile = page.getByRole('main').getByRole('article').first();
  await expect(tile.getByRole('group')).toHaveAccessibleName(/Mshindi \(1X2\)$/);
  await page
    .getByRole('combobox', { name: 'Soko linaloonyeshwa' })
    .selectOption({ label: 'Nafasi mbili' });
  await expect(tile.getByRole('group')).toHaveAccessibleName(/Nafasi mbili$/);
});
