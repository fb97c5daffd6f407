import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Theme } from './look.ts';
import { openPlayerPage } from './player-page.ts';
import { words } from './words.ts';

type Credentials = { readonly phone: string; readonly password: string };

/** What a player can do on every page. The two shells offer it in different places. */
export type PlayerShell = {
  readonly chooseLanguage: (language: Language) => Promise<void>;
  readonly chooseTheme: (theme: Theme) => Promise<void>;
  /** Opens the user menu; its dialog is named after the player. */
  readonly openAccount: () => Promise<Locator>;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly search: (text: string) => Promise<void>;
  /** What tells everybody who looks that a player is signed in: the balance. */
  readonly balance: Locator;
};

const spoken = async (page: Page): Promise<(typeof words)[Language]> =>
  words[(await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'sw'];

export const openDialog = (page: Page): Locator => page.getByRole('dialog');

const languageNames = { sw: 'Kiswahili', en: 'English' } as const;

/** On a phone everything hangs on the bottom bar's account and the login has a page. */
export function phoneShell(page: Page): PlayerShell {
  const bottomBar = page.getByRole('navigation', { name: /Menyu ya chini|Bottom menu/ });
  const openAccount = async () => {
    const { account } = await spoken(page);
    await bottomBar.getByRole('button', { name: account }).click();
    return openDialog(page);
  };
  return {
    chooseLanguage: async (language) => {
      const menu = await openAccount();
      await menu.getByRole('radio', { name: languageNames[language] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await menu.getByRole('button', { name: words[language].close }).first().click();
      await expect(menu).toHaveCount(0);
    },
    chooseTheme: async (theme) => {
      const menu = await openAccount();
      const text = await spoken(page);
      await menu.getByRole('radio', { name: text[theme] }).check();
      await menu.getByRole('button', { name: text.close }).first().click();
      await expect(menu).toHaveCount(0);
    },
    openAccount,
    signIn: async ({ phone, password }) => {
      await openPlayerPage(page, '/login');
      await fillLogin(page.getByRole('main'), { phone, password });
    },
    search: async (text) => {
      await page.getByRole('banner').getByRole('button', { name: 'Tafuta' }).click();
      await openDialog(page).getByRole('searchbox').fill(text);
      await page.keyboard.press('Enter');
    },
    balance: page.getByRole('banner').getByRole('button', { name: /^(Salio|Balance)/ }),
  };
}

/** A desktop has all of it in the top bar. */
export function desktopShell(page: Page): PlayerShell {
  const topBar = page.getByRole('banner');
  return {
    chooseLanguage: async (language) => {
      await topBar.getByRole('radio', { name: language.toUpperCase() }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    },
    chooseTheme: async (theme) => {
      const text = await spoken(page);
      const name = theme === 'dark' ? text.useDark : text.useLight;
      await topBar.getByRole('button', { name }).click();
    },
    openAccount: async () => {
      const { account } = await spoken(page);
      await topBar.getByRole('button', { name: account }).click();
      return openDialog(page);
    },
    signIn: async (credentials) => {
      await fillLogin(topBar.getByRole('form'), credentials);
    },
    search: async (text) => {
      await topBar.getByRole('searchbox').fill(text);
      await page.keyboard.press('Enter');
    },
    balance: topBar.getByRole('button', { name: /^(Salio|Balance)/ }),
  };
}

async function fillLogin(form: Locator, { phone, password }: Credentials): Promise<void> {
  await form.getByRole('textbox', { name: /^(Namba ya simu|Phone number)/ }).fill(phone);
  await form.getByRole('textbox', { name: /^(Nenosiri|Password)/ }).fill(password);
  await form.getByRole('button', { name: /^(Ingia|Log in)$/ }).click();
}
