import {
  askForDeposit,
  callsOf,
  registerPlayer,
  type SignedIn,
  signInAdministrator,
  signInPlayer,
} from '@kipute/tools/arrivals/arrivals';
import { expect, type Page } from '@playwright/test';
import {
  backofficeSite,
  playerSite,
  type SeededAdministrator,
  type SeededPlayer,
} from '../world/running-world.ts';
import { handset } from './handset.ts';
import { codeSentTo, newPhone } from './sms-inbox.ts';

/**
 * People whose way in is not what a journey is about. They come in by the calls of the forms and
 * not by the forms, which have journeys of their own: three pages less are drawn each time. Whoever
 * signs out in such a journey would be let in again by the next load.
 */
export type Arrived = {
  readonly phone: string;
  readonly password: string;
  readonly playerId: string;
};

const DAY_MS = 86_400_000;

/** As if the player had signed in on an earlier visit; seen from the next load on. */
async function rememberPlayer(page: Page, { token, user_info }: SignedIn): Promise<void> {
  const session = { token, userInfo: user_info, expiresAtMs: Date.now() + DAY_MS };
  await page.addInitScript((kept) => {
    if (localStorage.getItem('session') === null) localStorage.setItem('session', kept);
  }, JSON.stringify(session));
}

export async function arriveAs(page: Page, player: SeededPlayer): Promise<void> {
  await rememberPlayer(page, await signInPlayer(playerSite(), player));
}

/** A player of the journey's own, with a bonus and no money, who has not signed in here. */
export async function registerNewcomer() {
  const newcomer = { phone: newPhone(), password: 'karibu1' };
  return { ...newcomer, signedIn: await registerPlayer(playerSite(), newcomer, codeSentTo) };
}

/** The same, signed in. */
export async function arriveAsNewcomer(page: Page): Promise<Arrived> {
  const { signedIn, ...newcomer } = await registerNewcomer();
  await rememberPlayer(page, signedIn);
  return { ...newcomer, playerId: signedIn.user_info.id };
}

/** The same with so many shillings in the purse, paid by phone. */
export async function arriveWithMoney(page: Page, amount: number): Promise<Arrived> {
  const newcomer = { phone: newPhone(), password: 'karibu1' };
  const { token, user_info } = await registerPlayer(playerSite(), newcomer, codeSentTo);
  await depositByPhone(token, newcomer.phone, amount);
  await rememberPlayer(page, await callsOf(playerSite(), token).subscriber.get_user_info());
  return { ...newcomer, playerId: user_info.id };
}

/** The same for whoever has signed in on this page; it shows there after a moment. */
export async function payInAs(page: Page, phone: string, amount: number): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem('session'));
  const { token } = JSON.parse(kept ?? '{}') as { readonly token?: string };
  if (token === undefined) throw new Error('nobody is signed in here');
  await depositByPhone(token, phone, amount);
}

async function depositByPhone(token: string, phone: string, amount: number): Promise<void> {
  const deposit = await askForDeposit(playerSite(), token, amount);
  await handset(`255${phone.slice(1)}`).answer('approve');
  const { recharge } = callsOf(playerSite(), token);
  const stage = async () => (await recharge.detailed({ serial_number: deposit })).stage;
  await expect.poll(stage, { intervals: [100] }).toBe('paid');
}

/** As if the clerk had signed in on an earlier visit; seen from the next load on. */
export async function arriveAtOffice(page: Page, clerk: SeededAdministrator): Promise<void> {
  const { token } = await signInAdministrator(backofficeSite(), clerk);
  const kept = { state: { session: { token, openedAtMs: Date.now() } }, version: 0 };
  await page.addInitScript((session) => {
    const name = 'kipute.backoffice.session';
    if (localStorage.getItem(name) === null) localStorage.setItem(name, session);
  }, JSON.stringify(kept));
}
