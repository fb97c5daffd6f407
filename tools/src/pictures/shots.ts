import type { Page } from 'playwright-core';
import type { World } from '../start/world.ts';

export type Shot = {
  readonly name: string;
  readonly site: 'player' | 'backoffice';
  readonly path: string;
  readonly device: 'phone' | 'desktop';
  readonly language: 'sw' | 'en';
  readonly theme: 'light' | 'dark';
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page, world: World) => Promise<void>;
};

async function signInAdministrator(page: Page, { logins }: World): Promise<void> {
  const [administrator] = logins.administrators;
  if (!administrator) return;
  await page.locator('input[autocomplete="username"]').fill(administrator.account);
  await page.locator('input[type="password"]').fill(administrator.password);
  await page.locator('button[type="submit"]').click();
  await page.locator('table').first().waitFor();
}

/** The pictures of the README, in both languages, themes and sizes. */
export const shots: readonly Shot[] = [
  {
    name: 'home-phone',
    site: 'player',
    path: '/home',
    device: 'phone',
    language: 'sw',
    theme: 'light',
  },
  {
    name: 'home-phone-dark',
    site: 'player',
    path: '/home',
    device: 'phone',
    language: 'en',
    theme: 'dark',
  },
  {
    name: 'coming-phone',
    site: 'player',
    path: '/order',
    device: 'phone',
    language: 'sw',
    theme: 'light',
  },
  {
    name: 'home-desktop',
    site: 'player',
    path: '/home',
    device: 'desktop',
    language: 'sw',
    theme: 'light',
  },
  {
    name: 'backoffice-logs',
    site: 'backoffice',
    path: '/logs',
    device: 'desktop',
    language: 'en',
    theme: 'light',
    act: signInAdministrator,
  },
];
