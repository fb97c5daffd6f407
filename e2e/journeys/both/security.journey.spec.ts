import { expect, test } from '../../journey.ts';
import { openPlayerPage, openSettledPage } from '../../pages/player-page.ts';
import { backofficeSite, playerSite, seededPlayer } from '../../world/running-world.ts';

for (const [site, address] of [
  ['player site', playerSite],
  ['back-office', backofficeSite],
] as const) {
  test(`[WIRE-23] a page of the ${site} may run nothing but what the house wrote`, async ({
    request,
  }) => {
    const answer = await request.get(`${address()}/login`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|\*|https?:/);
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });
}

test('[WIRE-23, JRN-24] a script that nobody of us wrote does not run, and is heard of', async ({
  page,
  complaints,
}) => {
  await openPlayerPage(page, '/home');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.body.append(script);
    return 'ranInline' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => complaints.join()).toContain('Content Security Policy directive');
  complaints.length = 0;
});

test('[JRN-14] no address ever carries a phone number, a password or a token', async ({
  page,
  shell,
}) => {
  const player = seededPlayer('Zawadi');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  await openPlayerPage(page, '/home');
  await shell.signIn(player);
  await expect(shell.balance).toBeVisible();
  await openSettledPage(page, '/home');
  const session = await page.evaluate(() => localStorage.getItem('session') ?? '{}');
  const { token } = JSON.parse(session) as { token: string };
  await expect.poll(() => addresses.some((address) => address.startsWith('ws'))).toBe(true);

  const secrets = [player.password, player.phone.slice(1), token, encodeURIComponent(token)];
  const leaking = addresses.filter((address) => secrets.some((secret) => address.includes(secret)));
  expect(leaking).toEqual([]);
});
