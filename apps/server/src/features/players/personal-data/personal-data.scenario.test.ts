import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import {
  accountSteps,
  addressOf,
  firstPassword,
  lockedFor,
  otherPassword,
  refusal,
  times,
} from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const { newPlayer, logIn } = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof newPlayer>>;

let phone: string;
let asha: Player;
let phonesGiven = 0;
beforeEach(async () => {
  phonesGiven += 1;
  phone = `25562300${String(1000 + phonesGiven)}`;
  asha = await newPlayer(phone);
});

const erase = (password = firstPassword, address = '41.59.3.7') =>
  world.players.routes['personal_data/erase']({ password }, contextOf(asha, { address }));
const consents = (caller = asha) =>
  world.players.routes['personal_data/consents']({}, contextOf(caller));
const keep = () => world.players.routes['personal_data/keep']({}, contextOf(asha));
const answered = (content: unknown) => ({ kind: 'answer', count: null, content });
const recordedRequests = () =>
  world.database.read
    .selectFrom('erasureRequest')
    .selectAll()
    .where('playerId', '=', asha.playerId)
    .execute();

test('[PDP-07] consents are listed as they were given', async () => {
  const given = {
    version: expect.stringMatching(/./),
    given_at: world.clock.now().toISOString(),
    withdrawn: 0,
    network: '41.59.3.0/24',
  };
  expect(await consents()).toEqual(
    answered({
      consents: [
        { kind: 'agreement', ...given },
        { kind: 'terms', ...given },
        { kind: 'privacy', ...given },
        { kind: 'adult', ...given },
      ],
      erasure_asked_at: null,
    }),
  );
});

test('[PDP-04] without the password nothing is recorded', async () => {
  expect(await erase(otherPassword)).toEqual(refusal('password-wrong'));
  expect(await recordedRequests()).toEqual([]);
});

test('[PDP-04] the password cannot be guessed here', async () => {
  const address = addressOf(77);
  const guesses = world.settings.current('limits').signInAttemptsMax;
  for (let guess = 0; guess < guesses; guess += 1) await erase(otherPassword, address);
  expect(await erase(firstPassword, address)).toEqual(lockedFor('login-locked', 15));
  expect(await recordedRequests()).toEqual([]);
});

test('[PDP-05] ten requests at once are one, and a later one changes nothing', async () => {
  const asked = answered({
    asked_at: world.clock.now().toISOString(),
    kept: ['money-records'],
  });
  const replies = await times(10, (place) => erase(firstPassword, addressOf(place)));
  expect(replies).toEqual(Array.from({ length: 10 }, () => asked));
  world.clock.advance({ minutes: 60 });
  expect(await erase()).toEqual(asked);
  expect(await recordedRequests()).toHaveLength(1);
});

test('[PDP-06] who asked for deletion sees it, signs in as before, and nobody can undo it', async () => {
  await erase();
  expect(await consents()).toMatchObject({
    content: { erasure_asked_at: world.clock.now().toISOString() },
  });
  expect(await logIn(phone)).toMatchObject({ kind: 'answer' });
  const removal = world.owner.transact((tx) => tx.deleteFrom('erasureRequest').execute());
  await expect(removal).rejects.toThrow('append-only');
});

test('[PDP-08] a request is taken back, stays on record with that, and can be made again', async () => {
  await erase();
  await times(5, keep);
  expect(await consents()).toMatchObject({ content: { erasure_asked_at: null } });
  world.clock.advance({ minutes: 60 });
  const again = answered({ asked_at: world.clock.now().toISOString(), kept: ['money-records'] });
  expect(await erase()).toEqual(again);
  expect(await recordedRequests()).toHaveLength(2);
  const kept = await world.database.read
    .selectFrom('erasureWithdrawal')
    .innerJoin('erasureRequest', 'erasureRequest.id', 'requestId')
    .select('erasureWithdrawal.network')
    .where('playerId', '=', asha.playerId)
    .execute();
  expect(kept).toEqual([{ network: '41.59.3.0/24' }]);
});

test('[PDP-08] without a request there is nothing to take back', async () => {
  expect(await keep()).toEqual(answered(null));
  expect(await recordedRequests()).toEqual([]);
});
