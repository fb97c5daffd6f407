import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import { expect, test } from '../../journey.ts';
import { arriveAsNewcomer } from '../../pages/arrivals.ts';
import { openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openSecondDesk } from '../../pages/second-person.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { backofficeSite, seededAdministrator } from '../../world/running-world.ts';

test('[CHT-33, CHT-13, CHT-22] a chat goes from a phone to the office and back, with badges on both sides', async ({
  page,
  browser,
}) => {
  test.slow();
  const { playerId, phone } = await arriveAsNewcomer(page);
  await openPlayerPage(page, '/home');
  const bar = page.getByRole('navigation', { name: 'Menyu ya chini' });
  await bar.getByRole('button', { name: 'Chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Huduma kwa wateja' });
  await chat.getByRole('button', { name: 'Pesa haijaingia' }).click();
  await expect(chat.getByText('imefika')).toBeVisible();
  await chat.getByRole('textbox', { name: 'Andika ujumbe…' }).fill('Nimelipa 10,000\nBado');
  await chat.getByRole('button', { name: 'Tuma', exact: true }).click();
  await expect(chat.getByText('imefika')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.goBack();

  const desk = await openSecondDesk(browser);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await openOffice(desk, '/chats?view=all');
  const menu = desk.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /Chat inbox.*\d/ })).toBeVisible();
  // Others write at the same time, so theirs may stand above it.
  const list = desk.getByRole('region', { name: 'Conversations' });
  await list.getByRole('searchbox', { name: 'Name or phone' }).fill(phone);
  await desk.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link').click();
  const conversation = desk.getByRole('region', { name: 'Conversation', exact: true });
  await expect(conversation).toContainText('Nimelipa 10,000');
  await expect(desk.getByRole('complementary', { name: 'Player' })).toContainText('•••');
  expect(await axeFindings(desk)).toEqual([]);
  await desk.keyboard.press('c');
  const answer = conversation.getByRole('textbox', { name: 'Answer' });
  await answer.fill('/pesa');
  await expect(conversation.getByRole('button', { name: /^\/pesa/ })).toBeVisible();
  await answer.press('Enter');
  await expect(answer).toHaveValue(/Pole kwa usumbufu/);
  await answer.press('Enter');
  await expect(conversation.getByText('delivered')).toBeVisible();

  await expect(bar.getByRole('button', { name: /Chat.*1/ })).toBeVisible();
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.getByRole('navigation', { name: 'Menyu kuu' });
  await expect(row.getByRole('button', { name: /Huduma.*ujumbe 1 mpya/ })).toBeVisible();
  if (viewport) await page.setViewportSize(viewport);
  await bar.getByRole('button', { name: 'Chat' }).click();
  await expect(chat).toContainText('Pole kwa usumbufu');
  await expect(chat.getByText('imesomwa')).toHaveCount(2);
  await expect(conversation.getByText('· read')).toBeVisible();
  await page.goBack();
  await expect(bar.getByRole('button', { name: /Chat.*1/ })).toHaveCount(0);

  await conversation.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('textbox', { name: 'What came of it' }).fill('traced and credited');
  await desk.getByRole('tooltip').getByRole('button', { name: 'Close' }).click();
  await expect(conversation).toContainText('traced and credited');
  await openOffice(desk, `/logs?subject_kind=player&subject_id=${playerId}`);
  await expect(desk.getByRole('main')).toContainText('Conversation opened');
});

test.describe('a broken network', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('[CHT-34] a message that could not be sent stays and is sent again as the same', async ({
    page,
  }) => {
    await arriveAsNewcomer(page);
    await openPlayerPage(page, '/home');
    await page.getByRole('button', { name: 'Chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Huduma kwa wateja' });
    const field = chat.getByRole('textbox', { name: 'Andika ujumbe…' });
    await page.route('**/api/chat/send', (route) => route.abort());
    await field.fill('Habari');
    await field.press('Enter');
    await expect(chat.getByRole('button', { name: 'Tuma tena' })).toBeVisible();
    await page.unroute('**/api/chat/send');
    await chat.getByRole('button', { name: 'Tuma tena' }).click();
    await expect(chat.getByText('imefika')).toHaveCount(1);
  });
});

test('[CHT-01] out of hours the page says when somebody is there again, and takes the message', async ({
  page,
}) => {
  const { token } = await signInAdministrator(backofficeSite(), seededAdministrator('admin'));
  const { chat_config: config } = callsOf(backofficeSite(), token);
  const { settings, revision } = await config.inquire({});
  const days = { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '' };
  const closed = { ...settings, ...days, saturday: '', sunday: '' };
  const isClosed = await config.update({ ...closed, revision, note: 'a journey' });
  try {
    await openPlayerPage(page, '/home');
    await page.getByRole('button', { name: 'Chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Huduma kwa wateja' });
    await expect(chat).toContainText('Tumefunga kwa sasa');
    await expect(chat).toContainText('Acha ujumbe wako hapa');
    await expect(chat.getByRole('link', { name: /Piga simu/ })).toHaveCount(2);
    await chat.getByRole('textbox', { name: 'Andika ujumbe…' }).fill('Nitarudi');
    await chat.getByRole('button', { name: 'Tuma', exact: true }).click();
    await expect(chat.getByText('imefika')).toBeVisible();
  } finally {
    await config.update({ ...settings, ...isClosed, note: 'a journey is over' });
  }
});

test('[BRD-05, BRD-21] a message left on the board is answered into the inbox of its writer', async ({
  page,
  browser,
}) => {
  const { playerId } = await arriveAsNewcomer(page);
  await openPlayerPage(page, '/home');
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('button', { name: /^Acha ujumbe/ }).click();
  const board = page.getByRole('dialog', { name: 'Acha ujumbe' });
  await board.getByRole('button', { name: 'Tuma ujumbe' }).click();
  await expect(board.getByRole('alert').first()).toContainText('Andika ujumbe wako');
  await board.getByRole('textbox', { name: 'Ujumbe wako' }).fill('Lini mtaongeza ligi yetu?');
  expect(await axeFindings(page)).toEqual([]);
  await board.getByRole('button', { name: 'Tuma ujumbe' }).click();
  await expect(page.getByText('Asante, tumeupokea ujumbe wako.')).toBeVisible();

  const desk = await openSecondDesk(browser);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await openOffice(desk, `/message-board?user_id=${playerId}`);
  const row = desk.getByRole('main').locator('tbody tr[data-row-key]').first();
  await expect(row).toContainText('Lini mtaongeza ligi yetu?');
  await row.getByRole('button', { name: 'Answer' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Wiki ijayo');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('Wiki ijayo');
  await desk.context().close();

  await openPlayerPage(page, '/message');
  await page.getByRole('button', { name: /^Tumejibu ujumbe wako/ }).click();
  await expect(page.getByRole('main')).toContainText('Uliandika: Lini mtaongeza ligi yetu?');
});
