import { expect, test } from '../../journey.ts';
import { openPlayerPage } from '../../pages/player-page.ts';

test('[BRW-40, BRW-42] who saves data opens no socket and sees what today has cost', async ({
  page,
  shell,
}) => {
  const lists = page.getByRole('tabpanel');
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.addInitScript(() => localStorage.setItem('data-saver', 'on'));
  await openPlayerPage(page, '/home');
  await expect(lists.getByRole('article').first()).toContainText(/\d\d:\d\d/);
  await expect(lists.locator('use[href*="flags"]')).toHaveCount(0);

  const menu = await shell.openAccount();
  await expect(menu.getByRole('radio', { name: 'Imewashwa' })).toBeChecked();
  await expect(menu).toContainText(/Umetumia [1-9]\d* KB leo/);
  expect(sockets).toEqual([]);
});
