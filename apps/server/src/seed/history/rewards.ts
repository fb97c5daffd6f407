import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { dueLots } from '@kipute/domain/free-bets/credit-lots';
import { freeBetEndedEntry, freeBetEntry } from '@kipute/domain/free-bets/free-bet-entries';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { entryOf, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { HistoryPlayer } from './people.ts';
import { DAY_MS } from './rhythm.ts';
import { type HistoryScene, inShillings, tell } from './scene.ts';

/** Everybody who comes is given something to begin with. */
export function welcome({ books, rules, timeline }: HistoryScene, player: HistoryPlayer): void {
  if (rules.bonus === 0n) return;
  const entry = entryOf({
    key: `registration-bonus:${player.id}`,
    cause: 'registration-bonus' as const,
    postings: transfer({
      ...{ from: house('bonuses'), to: purseOf(player.id, 'credit'), amount: rules.bonus },
    }),
  });
  books.post(entry, { serialNumber: '', at: timeline.now });
}

/** What a friend has staked may bring a free bet to who invited that friend. */
export function countOwnStake(scene: HistoryScene, friend: HistoryPlayer, stake: Senti): void {
  if (friend.referralPaidAt !== null) return;
  friend.ownStakes += stake;
  const { inviter } = friend;
  const { referral } = scene.rules;
  if (!inviter || inviter.disabled || friend.ownStakes < referral.stake) return;
  const at = scene.timeline.now;
  friend.referralPaidAt = at;
  friend.referralReward = referral.reward;
  giveFreeBet(scene, { player: inviter, friend, amount: referral.reward, at });
  tell(scene, {
    ...{ player: inviter, event: 'referral-reward', at, jump: '/my_referrals' },
    key: `referral:${friend.id}`,
    facts: {
      ...{ friend: maskedPhone(friend.phone), stake: inShillings(referral.stake) },
      amount: inShillings(referral.reward),
    },
  });
}

type Given = {
  readonly player: HistoryPlayer;
  readonly friend: HistoryPlayer;
  readonly amount: Senti;
  readonly at: number;
};

/** Free bets as they were given; what is left of each stands with its player. */
type GivenFreeBet = Given & {
  readonly id: bigint;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  readonly takenBack: Senti;
  readonly staked: Senti;
};
const given = new WeakMap<HistoryScene, Map<bigint, GivenFreeBet>>();

function giveFreeBet(scene: HistoryScene, { player, friend, amount, at }: Given): void {
  const id = scene.nextId('freeBet');
  const expiresAt = at + scene.rules.referral.daysValid * DAY_MS;
  const entry = freeBetEntry({ playerId: player.id, amount, key: `referral:${friend.id}` });
  scene.books.post(entry, { serialNumber: '', at });
  const lot = { id, amount, left: amount, expiresAt, staked: senti(0n) };
  player.credit = { ...player.credit, lots: [...player.credit.lots, lot] };
  const all = given.get(scene) ?? new Map<bigint, GivenFreeBet>();
  given.set(scene, all);
  const noEnd = { endedAt: null, takenBack: senti(0n), staked: senti(0n) };
  all.set(id, { id, player, friend, amount, at, expiresAt, ...noEnd });
  scene.timeline.at(expiresAt + 60_000, () => endFreeBets(scene, player, all));
}

/** What nobody used of those that are over goes back to the house. */
function endFreeBets(
  { books, timeline }: HistoryScene,
  player: HistoryPlayer,
  all: Map<bigint, GivenFreeBet>,
): void {
  const at = timeline.now;
  for (const { id, left, staked } of dueLots(player.credit.lots, at)) {
    if (left > 0n) {
      const entry = freeBetEndedEntry({ id, playerId: player.id, amount: left });
      books.post(entry, { serialNumber: '', at });
    }
    const one = all.get(id);
    if (one) all.set(id, { ...one, endedAt: at, takenBack: left, staked });
    const isOther = (lot: { readonly id: bigint }) => lot.id !== id;
    player.credit = {
      lots: player.credit.lots.filter(isOther),
      uses: player.credit.uses.filter(({ lotId }) => lotId !== id),
    };
  }
}

export function finishRewards(scene: HistoryScene): void {
  const { rows, books } = scene;
  const holders = new Set<HistoryPlayer>();
  for (const one of given.get(scene)?.values() ?? []) {
    const { id, player, friend, amount, at, expiresAt, endedAt, takenBack } = one;
    const lot = player.credit.lots.find((open) => open.id === id);
    rows.free_bet.push([
      ...[id, player.id, amount, 'referral', String(friend.id), `referral:${friend.id}`],
      ...[new Date(at), new Date(expiresAt), lot?.left ?? 0n, lot?.staked ?? one.staked],
      ...[takenBack, endedAt === null ? null : new Date(endedAt)],
    ]);
    holders.add(player);
  }
  for (const player of holders) {
    rows.free_bet_holder.push([player.id, books.lines(player.id, 'credit')]);
    for (const { lotId, order, amount } of player.credit.uses) {
      rows.free_bet_use.push([lotId, order, amount]);
    }
  }
}
