import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Favourite } from '../favourites/favourite.ts';
import { createAccounts, createDevice } from './fixtures/device.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('window', { setTimeout, clearTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passing = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const team = (id: number, name: string): Favourite => ({ kind: 'team', id: String(id), name });
const [simba, yanga, azam] = [team(1, 'Simba'), team(2, 'Yanga'), team(3, 'Azam')];

test('[KEEP-21] two devices that sign in end with what each had, and agree', async () => {
  const accounts = createAccounts();
  const [phone, tablet] = [createDevice(accounts), createDevice(accounts)];
  phone.keep({ favourites: [simba], searches: ['simba'], market: 'bothScore' });
  await passing(1);
  tablet.keep({ favourites: [yanga], bettingTypes: [69] });
  await phone.signIn('asha');
  await tablet.signIn('asha');
  phone.exchange();
  await passing(1);
  const both = {
    favourites: [yanga, simba],
    searches: ['simba'],
    market: 'bothScore',
    bettingTypes: [69],
  };
  expect([phone.lists(), tablet.lists()]).toEqual([both, both]);
});

test('[KEEP-21] what one device takes back is gone on the other when it returns', async () => {
  const accounts = createAccounts();
  const [phone, tablet] = [createDevice(accounts), createDevice(accounts)];
  phone.keep({ favourites: [simba] });
  await phone.signIn('asha');
  await tablet.signIn('asha');
  expect(tablet.favourites()).toEqual(['Simba']);
  tablet.keep({ favourites: [] });
  await passing(3);
  expect(phone.favourites()).toEqual(['Simba']);
  phone.exchange();
  await passing(1);
  expect(phone.favourites()).toEqual([]);
});

test('[KEEP-20] taps in a row are one call, two seconds after the last', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  await phone.signIn('asha');
  phone.keep({ favourites: [simba] });
  await passing(1.5);
  phone.keep({ favourites: [yanga, simba] });
  await passing(1.5);
  expect(accounts.state.saves).toBe(0);
  await passing(1);
  expect(accounts.state.saves).toBe(1);
  expect(accounts.of('asha').map(({ name }) => name)).toEqual(['Yanga', 'Simba']);
  await passing(60);
  expect(accounts.state).toMatchObject({ saves: 1, inquiries: 1 });
});

test('[KEEP-20] a tap while an answer is on its way waits for it', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  accounts.state.answersAfterMs = 5_000;
  await phone.signIn('asha');
  phone.keep({ favourites: [simba] });
  await passing(4);
  expect(accounts.state).toMatchObject({ inquiries: 1, saves: 0 });
  await passing(3);
  expect(accounts.state.saves).toBe(1);
  expect(phone.favourites()).toEqual(['Simba']);
});

test('[KEEP-20] a visitor is kept on the device and makes no call', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  phone.keep({ favourites: [simba] });
  phone.exchange();
  await passing(60);
  expect(accounts.state).toMatchObject({ saves: 0, inquiries: 0 });
  expect(phone.favourites()).toEqual(['Simba']);
});

test('[KEEP-23] on a shared phone one account does not see the stars of another', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  phone.keep({ favourites: [simba], market: 'overUnder' });
  await phone.signIn('asha');
  phone.keep({ favourites: [yanga, simba], market: 'bothScore' });
  await passing(3);
  await phone.signOut();
  expect(phone.lists()).toMatchObject({ favourites: [simba], market: 'overUnder' });
  await phone.signIn('juma');
  expect(phone.lists()).toMatchObject({ favourites: [], market: undefined });
  phone.keep({ favourites: [azam] });
  await passing(3);
  expect(accounts.of('juma').map(({ name }) => name)).toEqual(['Azam']);
  await phone.signIn('asha');
  expect(phone.lists()).toMatchObject({ favourites: [yanga, simba], market: 'bothScore' });
});

test('[KEEP-23] an answer for who has left meanwhile is not shown to who came', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  phone.keep({ favourites: [simba] });
  const asha = phone.signIn('asha');
  const juma = phone.signIn('juma');
  await Promise.all([asha, juma]);
  expect(phone.favourites()).toEqual([]);
  await passing(3);
  expect(phone.favourites()).toEqual([]);
  expect(accounts.of('juma')).toEqual([]);
});

test('[KEEP-23] signing out right after a tap sends it first and makes no call afterwards', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  await phone.signIn('asha');
  phone.keep({ favourites: [simba] });
  const finished = phone.finish();
  await passing(1);
  await finished;
  expect(accounts.of('asha').map(({ name }) => name)).toEqual(['Simba']);
  const { saves, inquiries } = accounts.state;
  phone.exchange();
  await passing(5);
  expect(accounts.state).toMatchObject({ saves, inquiries });
  await phone.signOut();
  await phone.signIn('asha');
  expect(accounts.state.inquiries).toBe(inquiries + 1);
});

test('[KEEP-24] without a network it is tried again, each time later, until it is sent', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  await phone.signIn('asha');
  accounts.state.failure = new Error('no network');
  phone.keep({ favourites: [simba] });
  await passing(2.5);
  expect(accounts.state.saves).toBe(1);
  await passing(15 + 30 + 1);
  expect(accounts.state.saves).toBe(3);
  accounts.state.failure = undefined;
  await passing(58);
  expect(accounts.of('asha')).toEqual([]);
  await passing(2);
  expect(accounts.of('asha').map(({ name }) => name)).toEqual(['Simba']);
});

test('[KEEP-24] the return of the network is not waited out, and a closed page loses nothing', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  await phone.signIn('asha');
  accounts.state.failure = new Error('no network');
  phone.keep({ favourites: [simba] });
  await passing(2);
  await phone.signOut();
  accounts.state.failure = undefined;
  await phone.signIn('asha');
  expect(accounts.of('asha').map(({ name }) => name)).toEqual(['Simba']);
});

test('[KEEP-24] what the account refuses is not repeated until something changes', async () => {
  const accounts = createAccounts();
  const phone = createDevice(accounts);
  await phone.signIn('asha');
  accounts.state.failure = new Error('parameter-invalid');
  phone.keep({ favourites: [simba] });
  await passing(3_600);
  expect(accounts.state.saves).toBe(1);
});
