import { expect, test } from '../../journey.ts';
import { scrollToEnd, seeFoot } from '../../pages/player-page.ts';
import { pickMatches } from '../../pages/slip.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

// The narrowest phone there is.
test.use({ viewport: { width: 320, height: 568 } });

test('[SLIP-50] a closed slip is a bar over the bottom bar that covers nothing for good', async ({
  page,
}) => {
  await pickMatches(page, 2);
  const bar = page.getByRole('complementary', { name: 'Mkeka wako' }).getByRole('button');
  const heading = page.getByRole('main').getByRole('heading').first();
  const before = await heading.boundingBox();
  await expect(bar).toHaveAccessibleName(
    /^Mkeka ?, machaguo 2, Odds [\d.]+ ?, Malipo TSh [\d.,]+$/,
  );
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.getByRole('complementary', { name: 'Pakua app' })).toHaveCount(0);
  expect.soft(await sidewaysOverflow(page)).toEqual([]);
  expect.soft(await axeFindings(page)).toEqual([]);

  const bottomBar = await page.getByRole('navigation').last().boundingBox();
  const place = await bar.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bottomBar?.y ?? 0);
  expect(place?.height).toBeGreaterThanOrEqual(44);

  // At the end of the page all of it stands above the bar.
  const foot = await seeFoot(page);
  await scrollToEnd(page);
  const end = await foot.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);

  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Mkeka' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ondoa / })).toHaveCount(2);
});
