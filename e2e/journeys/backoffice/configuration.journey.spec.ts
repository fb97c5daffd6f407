import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test('[CFG-09] a wait is changed, told in the history, and a limit of money becomes a proposal', async ({
  page,
}) => {
  // Three pages at five widths beside other journeys take more than a minute.
  test.setTimeout(180_000);
  await arriveAtOffice(page, seededAdministrator('admin'));
  for (const path of ['/pay-configuration', '/system-configuration', '/bet-configuration']) {
    await openOffice(page, path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 9000 });
    expect(await axeFindings(page)).toEqual([]);
    for (const width of [320, 1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysOverflow(page), `${width} px`).toEqual([]);
    }
  }

  const days = page.getByRole('spinbutton', { name: 'Highest age of a price' });
  const bar = page.locator('[data-save-bar]');
  const save = async (why: string) => {
    await bar.getByRole('textbox', { name: 'Why' }).fill(why);
    await bar.getByRole('button', { name: /^Save/ }).click();
  };
  await days.fill('9');
  await save('old prices');
  await expect(page.getByRole('main')).toContainText('At least 10');
  await days.fill('1799');
  await save('old prices');
  await expect(bar).toBeHidden();
  await expect(days).toHaveValue(/1,?799/);
  await expect(listRows(page).first()).toContainText('1800 seconds → 1799 seconds');
  await expect(listRows(page).first()).toContainText('old prices');

  await page.getByRole('textbox', { name: 'Highest stake, phone' }).fill('3,100,000');
  await save('derby week');
  await expect(page.getByRole('link', { name: /proposal/i })).toBeVisible();
  await page.getByRole('link', { name: /proposal/i }).click();
  await expect(page.getByRole('main')).toContainText('TSh 3,100,000');
  await page.getByRole('button', { name: /^Take back/ }).click();
});
