import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import {
  codeIn,
  enterCode,
  errorOf,
  passwordIn,
  phoneIn,
  receiveCode,
  registerNewcomer,
  submitRegistration,
} from '../../pages/account-pages.ts';
import { arriveAsNewcomer } from '../../pages/arrivals.ts';
import { openPlayerPage, pathOf, untilDrawn } from '../../pages/player-page.ts';
import { openDialog, phoneShell } from '../../pages/player-shell.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { codeSentTo, newPhone } from '../../pages/sms-inbox.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

// The forms are the same on a desktop, where the shorter journeys go through them as well.
const main = (page: Page) => page.getByRole('main');
const newcomer = () => ({ phone: newPhone(), password: 'karibu1' });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

function callsTo(page: Page, call: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/subscriber/${call}`)) calls.push(request.url());
  });
  return calls;
}

test('[AS-01, AS-04, AS-07] every wrong field of a step is named, and who is under 18 is refused kindly', async ({
  page,
}) => {
  const codes = callsTo(page, 'get_code');
  await openPlayerPage(page, '/ls');
  const form = main(page);
  const goOn = () => form.getByRole('button', { name: 'Tuma namba ya uthibitisho' }).click();
  await goOn();
  await expect(phoneIn(form)).toBeFocused();
  for (const words of ['Weka namba ya simu', 'Jibu swali la umri']) {
    await expect(form.getByRole('alert').getByText(words)).toBeVisible();
  }
  // One country is shown, so there is none to choose (ARC-06).
  await expect(form.getByRole('combobox', { name: 'Nchi ya namba ya simu' })).toHaveCount(0);
  await expect(form.getByText('+255')).toBeVisible();
  await phoneIn(form).fill('202 555 0123');
  await goOn();
  expect(await errorOf(phoneIn(form))).toMatch(/namba ya simu ya Tanzania/);

  await form.getByRole('radio', { name: 'Hapana, chini ya miaka 18' }).check();
  await goOn();
  await expect(form.getByRole('heading', { name: 'Asante kwa kusema ukweli' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await form.getByRole('button', { name: 'Nilibonyeza kimakosa' }).click();
  await expect(phoneIn(form)).toBeVisible();
  expect(codes).toEqual([]);

  const phone = newPhone();
  await enterCode(form, await receiveCode(form, phone));
  await submitRegistration(form);
  for (const words of ['Weka nenosiri', 'Kubali makubaliano ili kuendelea']) {
    await expect(form.getByRole('alert').getByText(words)).toBeVisible();
  }
  await expect(passwordIn(form, 'Nenosiri')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});

test('[AS-11] a number waits for another code after a reload too, another number does not, and none is kept', async ({
  page,
}) => {
  const phone = newPhone();
  const codes = callsTo(page, 'get_code');
  await openPlayerPage(page, '/register');
  await receiveCode(main(page), phone);
  const waiting = main(page).getByRole('button', { name: /^Tuma tena \(\d+\)/ });
  await expect(waiting).toBeDisabled();
  await page.reload();
  await untilDrawn(page);
  await phoneIn(main(page)).fill(`+255 ${phone.slice(1)}`);
  await main(page).getByRole('radio', { name: 'Ndiyo, nina miaka 18 au zaidi' }).check();
  await main(page).getByRole('button', { name: 'Tuma namba ya uthibitisho' }).click();
  await expect(waiting).toBeDisabled();
  expect(codes).toHaveLength(1);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(phone.slice(1));

  await main(page).getByRole('button', { name: 'Tumia namba nyingine ya simu' }).click();
  await receiveCode(main(page), newPhone());
  expect(codes).toHaveLength(2);
});

test('[AS-10, AS-13, AS-20, AS-21, ACT-24, JRN-14] a player comes in by code, forgets the password and sets a new one', async ({
  page,
  shell,
}) => {
  test.slow();
  const { phone, password } = newcomer();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await registerNewcomer(page, { phone, password });
  await expect(shell.balance).toBeVisible();
  const leave = async () => {
    await (await shell.openAccount()).getByRole('button', { name: 'Toka' }).click();
    await expect(shell.balance).toHaveCount(0);
  };
  await leave();

  await main(page).getByRole('link', { name: 'Ingia kwa namba ya uthibitisho' }).click();
  await phoneIn(main(page)).fill(phone);
  await main(page).getByRole('button', { name: 'Tuma namba' }).click();
  await codeIn(main(page)).fill(await codeSentTo(phone, 2));
  await main(page).getByRole('button', { name: 'Ingia', exact: true }).click();
  await expect(shell.balance).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/home');
  await leave();

  await main(page).getByRole('link', { name: 'Umesahau nenosiri?' }).click();
  await phoneIn(main(page)).fill(phone);
  await main(page).getByRole('button', { name: 'Tuma namba ya uthibitisho' }).click();
  await expect.poll(() => pathOf(page)).toBe('/SMS');
  const code = await codeSentTo(phone, 3);
  await enterCode(main(page), code === '000000' ? '000001' : '000000');
  expect(await errorOf(codeIn(main(page)))).toMatch(/^Namba ya uthibitisho si sahihi/);
  expect(pathOf(page)).toBe('/SMS');
  await enterCode(main(page), code);
  await expect.poll(() => pathOf(page)).toBe('/reset_password');
  await passwordIn(main(page), 'Nenosiri jipya').fill('abc');
  await passwordIn(main(page), 'Rudia nenosiri').fill('abc');
  await main(page).getByRole('button', { name: 'Hifadhi na uingie' }).click();
  await expect(main(page).getByText('Nenosiri ni fupi mno')).toBeVisible();
  const setPassword = async (chosen: string) => {
    await passwordIn(main(page), 'Nenosiri jipya').fill(chosen);
    await passwordIn(main(page), 'Rudia nenosiri').fill(chosen);
    await main(page).getByRole('button', { name: 'Hifadhi na uingie' }).click();
  };
  await setPassword(password);
  await expect(main(page).getByText('Chagua nenosiri tofauti na la sasa')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await setPassword('upya22');
  await expect(shell.balance).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/home');
  await leave();

  await shell.signIn({ phone, password });
  await expect(
    page.getByRole('alert').getByText('Namba ya simu au nenosiri si sahihi'),
  ).toBeVisible();
  await shell.signIn({ phone, password: 'upya22' });
  await expect(shell.balance).toBeVisible();
  for (const secret of [phone.slice(1), 'upya22', code]) {
    expect(addresses.join(' ')).not.toContain(secret);
  }
});

test.describe('a session that was ended from another device', () => {
  // The browser itself writes refused calls into the console.
  test.use({ expectedComplaints: /status of 401/ });

  test('[AS-14, AS-22, AS-30, AS-32, AS-33, AS-34, AS-35] a player keeps the account in order', async ({
    page,
    shell,
    browser,
  }) => {
    test.slow();
    const { phone, password } = await arriveAsNewcomer(page);
    const otherDevice = await browser.newContext();
    const elsewhere = await otherDevice.newPage();
    await openPlayerPage(elsewhere, '/home');
    const otherShell = phoneShell(elsewhere);
    await otherShell.signIn({ phone, password });
    await expect(otherShell.balance).toBeVisible();

    await openPlayerPage(page, '/user_info');
    const account = main(page);
    const name = account.getByRole('textbox', { name: 'Jina la utani' });
    await expect(account.getByRole('textbox', { name: 'Namba ya simu' })).toBeDisabled();
    await name.fill('');
    const mail = account.getByRole('textbox', { name: 'Barua pepe' });
    await mail.fill('juma@');
    const profile = account.getByRole('region', { name: 'Wasifu' });
    await profile.getByRole('button', { name: 'Hifadhi' }).click();
    await expect(name).toBeFocused();
    expect(await errorOf(mail)).toBe('Barua pepe hii si sahihi');
    await name.fill('Juma Mpya');
    await mail.fill('juma@example.co.tz');
    await account.getByRole('radio', { name: 'Mwanaume' }).check();
    await account.getByLabel('Tarehe ya kuzaliwa').fill('1990-05-31');
    await account.getByRole('textbox', { name: 'Mkoa' }).fill('Mwanza');
    await profile.getByRole('button', { name: 'Hifadhi' }).click();
    await expect(toast(page, 'Imehifadhiwa')).toBeVisible();

    const section = (name: string) => account.getByRole('tab', { name }).click();
    await section('Kubashiri');
    const bet = account.getByRole('region', { name: 'Dau la kawaida' });
    await bet.getByRole('textbox').fill('50');
    await bet.getByRole('button', { name: 'Hifadhi' }).click();
    expect(await errorOf(bet.getByRole('textbox'))).toBe(
      'Mkeka unapokea dau la TSh 100 hadi 3,000,000',
    );
    await bet.getByRole('button', { name: '2,000' }).click();
    await bet.getByRole('button', { name: 'Hifadhi' }).click();
    await expect(bet.getByRole('button', { name: 'Hifadhi' })).toBeEnabled();

    await section('Ujumbe');
    const messages = account.getByRole('region', { name: 'Ujumbe wa SMS' });
    const news = messages.getByRole('switch', { name: 'Habari na ofa' });
    await expect(messages.getByRole('switch', { name: 'Usalama' })).toBeDisabled();
    await news.click();
    await expect(news).toBeChecked();
    await expect(news).toHaveAttribute('aria-busy', 'false');

    await page.reload();
    await untilDrawn(page);
    await expect(news).toBeChecked();
    await section('Wasifu');
    await expect(name).toHaveValue('Juma Mpya');
    await expect(account.getByLabel('Tarehe ya kuzaliwa')).toHaveValue('1990-05-31');
    await section('Kubashiri');
    await expect(bet.getByRole('textbox')).toHaveValue('2,000');
    for (const part of ['Wasifu', 'Kubashiri', 'Ujumbe', 'Mwonekano', 'Usalama']) {
      await section(part);
      expect.soft(await sidewaysOverflow(page), part).toEqual([]);
      expect.soft(await axeFindings(page), part).toEqual([]);
      expect.soft(await smallTargets(page), part).toEqual([]);
    }

    const sessions = account.getByRole('region', { name: 'Vifaa vilivyoingia' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Ondoa/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await elsewhere.reload();
    await expect.poll(() => pathOf(elsewhere)).toBe('/login');
    await expect(elsewhere.getByText('Umetolewa kupitia kifaa chako kingine')).toBeVisible();
    await otherDevice.close();

    await account.getByRole('button', { name: 'Badilisha nenosiri' }).click();
    const dialog = openDialog(page);
    await passwordIn(dialog, 'Nenosiri la sasa').fill('siyo-hili');
    await passwordIn(dialog, 'Nenosiri jipya').fill('upya22');
    await passwordIn(dialog, 'Rudia nenosiri').fill('upya22');
    await dialog.getByRole('button', { name: 'Hifadhi nenosiri' }).click();
    expect(await errorOf(passwordIn(dialog, 'Nenosiri la sasa'))).toBe(
      'Nenosiri la sasa si sahihi',
    );
    expect.soft(await axeFindings(page), 'password').toEqual([]);
    expect.soft(await smallTargets(page), 'password').toEqual([]);
    await passwordIn(dialog, 'Nenosiri la sasa').fill(password);
    await dialog.getByRole('button', { name: 'Hifadhi nenosiri' }).click();
    await expect(toast(page, 'Nenosiri limebadilishwa')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(shell.balance).toBeVisible();
  });
});
