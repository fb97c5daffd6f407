import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import type { Browser, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { backofficeSite, seededAdministrator } from '../world/running-world.ts';
import { arriveAtOffice } from './arrivals.ts';

const callsAs = async (account: string) => {
  const { token } = await signInAdministrator(backofficeSite(), seededAdministrator(account));
  return callsOf(backofficeSite(), token);
};

/** What one person proposed is approved by another, by the calls of the inbox. */
export async function approveProposal(proposalId: string): Promise<void> {
  const { approval } = await callsAs('clerk');
  await approval.decide({ id: proposalId, decision: 'approve', note: '' });
}

/** No phone of the simulated operators holds so much: it comes from a statement, by two persons. */
export async function creditFromStatement(playerId: string, amount: number): Promise<void> {
  const { recharge } = await callsAs('admin');
  const { deed } = await recharge.update({
    ...{ request_key: `a-large-credit-of-${playerId}`, user_id: playerId, pay_type: 6, amount },
    ...{ receipt_number: `LARGE${playerId}`, note: 'for a journey' },
  });
  if (deed.proposal_id !== null) await approveProposal(deed.proposal_id);
}

/** A phone of the simulated operators holds less than the shipped limit of a withdrawal. */
export async function letTwoPersonsDecideFrom(withdrawal_from: number): Promise<void> {
  const { office_config } = await callsAs('admin');
  const { settings, revision } = await office_config.inquire();
  await office_config.update({ ...settings, withdrawal_from, revision, note: 'for a journey' });
}

/** A second person at another device. */
export async function openSecondDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await arriveAtOffice(desk, seededAdministrator('clerk'));
  return desk;
}

/** The number of the proposal that the page has just told of. */
export async function proposalTold(desk: Page): Promise<string> {
  const link = desk.getByRole('link', { name: 'See the proposal' });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}
