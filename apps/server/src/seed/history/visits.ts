import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Bets } from './bets.ts';
import { type PickedLeg, type Programme, pickCoupon, pickLeg, shapeFor } from './coupons.ts';
import { deposit, roundedShillings, withdraw } from './payments.ts';
import type { HistoryPlayer } from './people.ts';
import type { Pools } from './pools.ts';
import { welcome } from './rewards.ts';
import { DAY_MS, daysBetween, momentOfDay, weekdayWeight } from './rhythm.ts';
import { type HistoryScene, note } from './scene.ts';

type Deps = {
  readonly scene: HistoryScene;
  readonly programme: Programme;
  readonly bets: Bets;
  readonly pools: Pools;
};

const MINUTE_MS = 60_000;
const LEAST_STAKE = 100n * 100n;
const LEAST_WITHDRAWAL = 3_000n * 100n;

/** Everybody comes now and then, by day and hour, from the day they registered to their last one. */
export function planVisits(deps: Deps): void {
  const { scene } = deps;
  const { from, until, chance, timeline } = scene;
  const days = daysBetween(from, until);
  for (const player of scene.people) {
    if (player.registeredAt >= from) timeline.at(player.registeredAt, () => register(deps, player));
    const here = days.filter((day) => day + DAY_MS > player.registeredAt && day < player.leavesAt);
    for (const at of here.flatMap((day) => visitsOn(day, player, chance))) {
      if (at > Math.max(from, player.registeredAt)) timeline.at(at, () => visit(deps, player));
    }
  }
}

const visitsOn = (day: number, player: HistoryPlayer, chance: HistoryScene['chance']) =>
  Array.from({ length: chance.countAround(player.visitsPerDay * weekdayWeight(day)) }, () =>
    momentOfDay(day, chance),
  );

function register(deps: Deps, player: HistoryPlayer): void {
  const { scene } = deps;
  const at = scene.timeline.now;
  player.signedInAt = at;
  note(scene, { type: 'new-user', player, at });
  welcome(scene, player);
  // Most of those who come try it at once.
  if (scene.chance.happens(0.78)) {
    scene.timeline.at(at + scene.chance.between(2, 30) * MINUTE_MS, () => visit(deps, player));
  }
}

const SIGNS_IN_SHARE = 0.4;
const IN_PLAY_SHARE = 0.3;
const CREDIT_SHARE = 0.55;
const POOL_SHARE = 0.16;

function visit(deps: Deps, player: HistoryPlayer): void {
  const { scene, programme } = deps;
  const { chance, timeline, books } = scene;
  if (player.disabled) return;
  const at = timeline.now;
  if (player.signedInAt === null || chance.happens(SIGNS_IN_SHARE)) {
    player.signedInAt = at;
    note(scene, { type: 'login', player, at });
  }
  const live = chance.happens(IN_PLAY_SHARE) ? programme.inPlay(at, chance) : undefined;
  const credit = books.balance(player.id, 'credit');
  if (credit >= 5n * LEAST_STAKE && chance.happens(CREDIT_SHARE)) {
    betWithCredit(deps, player, credit);
    return;
  }
  const stake = stakeOf(scene, player);
  const betAll = () => {
    if (chance.happens(POOL_SHARE)) deps.pools.buy(player);
    const bets = 1 + chance.countAround(0.55);
    for (let count = 0; count < bets; count += 1) {
      const wait = chance.between(0.3, 4) * MINUTE_MS * (count + 1);
      const inPlay = count === 0 ? live : undefined;
      const placedAt = inPlay?.liveAt ? inPlay.liveAt + 2_000 : timeline.now + wait;
      timeline.at(placedAt, () => bet(deps, player, inPlay));
    }
  };
  if (books.balance(player.id, 'cash') >= stake) betAll();
  else deposit(scene, player, topUpOf(scene, player), betAll);
}

const stakeOf = ({ chance }: HistoryScene, player: HistoryPlayer): Senti =>
  roundedShillings(chance.lopsided(player.usualStake, 0.45), player.usualStake < 1_000 ? 100 : 500);

const topUpOf = ({ chance }: HistoryScene, player: HistoryPlayer): Senti =>
  roundedShillings(
    Math.min(player.usualStake * chance.between(1.5, 6), 2_500_000),
    player.usualStake < 1_000 ? 500 : 1_000,
  );

function bet({ scene, programme, bets }: Deps, player: HistoryPlayer, live: Live): void {
  const { chance, timeline, books } = scene;
  const cash = books.balance(player.id, 'cash');
  const wanted = stakeOf(scene, player);
  const stake = wanted <= cash ? wanted : senti((cash / LEAST_STAKE) * LEAST_STAKE);
  if (stake < LEAST_STAKE) return;
  const inPlay = live && pickLeg(live, chance, 'in-play');
  const legs = inPlay ? [inPlay] : pickCoupon(programme.ahead(timeline.now), chance);
  placeSlip(bets, { player, legs, stake, paidWith: 'balance', chance });
}

type Live = Parameters<typeof pickLeg>[0] | undefined;

function betWithCredit({ scene, programme, bets }: Deps, player: HistoryPlayer, credit: Senti) {
  const { chance, timeline } = scene;
  const share = chance.happens(0.5) ? credit : senti(credit / 2n);
  const stake = senti((share / LEAST_STAKE) * LEAST_STAKE);
  const legs = pickCoupon(programme.ahead(timeline.now), chance);
  placeSlip(bets, { player, legs, stake, paidWith: 'credit', chance });
}

type Wanted = Omit<Parameters<Bets['place']>[0], 'shape'> & {
  readonly legs: readonly PickedLeg[];
  readonly chance: HistoryScene['chance'];
};

function placeSlip(bets: Bets, { chance, ...slip }: Wanted): void {
  if (slip.legs.length === 0 || slip.stake < LEAST_STAKE) return;
  bets.place({ ...slip, shape: shapeFor(slip.legs.length, chance) });
}

const TAKES_OUT_SHARE = 0.62;

/** Who wins much takes some of it home. */
export function takeWinnings(scene: HistoryScene, player: HistoryPlayer, paid: Senti): void {
  const { chance, timeline, books } = scene;
  const isMuch = paid >= 300n * BigInt(player.usualStake) && paid >= LEAST_WITHDRAWAL;
  if (!isMuch || !chance.happens(TAKES_OUT_SHARE)) return;
  timeline.at(timeline.now + chance.between(3, 150) * MINUTE_MS, () => {
    const cash = Number(books.balance(player.id, 'cash')) / 100;
    const amount = Math.floor((cash * chance.between(0.5, 1)) / 500) * 500;
    const wanted = senti(BigInt(Math.min(amount, 3_000_000)) * 100n);
    if (wanted >= LEAST_WITHDRAWAL) withdraw(scene, player, wanted);
  });
}
