import { expect, type Page } from '@playwright/test';
import { seededAdministrator } from '../world/running-world.ts';
import { openOffice, signInAtOffice } from './office-page.ts';

type Switch = 'Betting' | 'Player site';

/** A clerk at the emergency switches of the back-office. Each move ends when the server agreed. */
export type SwitchDesk = {
  /** The words for players are Swahili; the English ones stay. */
  readonly close: (which: Switch, words?: string) => Promise<void>;
  readonly reopen: (which: Switch) => Promise<void>;
};

export async function openSwitchDesk(desk: Page): Promise<SwitchDesk> {
  await openOffice(desk, '/switches');
  await signInAtOffice(desk, seededAdministrator('admin'));
  const card = (which: Switch) => desk.getByRole('form', { name: which });
  const button = (which: Switch, name: string) => card(which).getByRole('button', { name });
  const flip = async (which: Switch, act: 'Close it' | 'Open it again') => {
    await card(which).getByRole('textbox', { name: 'Why' }).fill('A journey');
    await button(which, act).click();
    await expect(button(which, act === 'Close it' ? 'Open it again' : 'Close it')).toBeVisible();
  };
  await expect(card('Betting')).toBeVisible();
  return {
    close: async (which, words) => {
      const prompt = card(which).getByRole('textbox', { name: 'What players read, Swahili' });
      if (words) await prompt.fill(words);
      await flip(which, 'Close it');
    },
    reopen: (which) => flip(which, 'Open it again'),
  };
}
