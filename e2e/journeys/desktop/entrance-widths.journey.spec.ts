import { expect, test } from '../../journey.ts';
import { choosePlayerLook, looks } from '../../pages/look.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { sidewaysOverflow } from '../../pages/whole-page.ts';

const entrances = ['/register', '/code_login', '/retrieve_password', '/SMS', '/user_info'] as const;

for (const look of looks) {
  test(`[AS-12] no entrance sticks out from 320 to 1920 px in ${look.language}`, async ({
    page,
  }) => {
    await choosePlayerLook(page, look);
    for (const path of entrances) {
      await openPlayerPage(page, path);
      for (const width of [320, 480, 768, 1024, 1340, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sidewaysOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
