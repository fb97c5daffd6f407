import { createHash } from 'node:crypto';
import {
  movedOrderStatus,
  orderStatuses,
  orderTypes,
} from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { rowsOf } from '@kipute/contract/constants/choice';
import { betEnd } from '@kipute/domain/betting/bet-end';
import { type BetMoney, type BetReturn, bestReturn } from '@kipute/domain/betting/bet-return';
import { type BetShape, systemCodeOf } from '@kipute/domain/betting/bet-shape';
import { taxedCashOut } from '@kipute/domain/betting/cash-out/cash-out-money';
import {
  inviterReward,
  inviterRewardEntry,
  stakeLost,
} from '@kipute/domain/betting/inviter-reward';
import { certainReturn, type LegSoFar } from '@kipute/domain/betting/open-bet-return';
import { settlementEntries } from '@kipute/domain/betting/settlement-entries';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { entryOf, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { decidedAt, outcomeAt, type PickedLeg, type Programme } from './coupons.ts';
import { type HistoryPlayer, noteCredit } from './people.ts';
import { countOwnStake } from './rewards.ts';
import { type HistoryScene, inShillings, note, tell } from './scene.ts';

type Slip = {
  readonly player: HistoryPlayer;
  readonly legs: readonly PickedLeg[];
  readonly shape: BetShape;
  readonly stake: Senti;
  readonly paidWith: 'balance' | 'credit';
};

/** An order of the history, as far as it has come. */
type HistoryOrder = Slip & {
  readonly id: bigint;
  readonly serialNumber: string;
  readonly requestKey: string;
  readonly placedAt: number;
  status: number;
  money: Pick<BetReturn, 'profit' | 'winBonus' | 'tax' | 'paid' | 'creditReturned' | 'moneyBack'>;
  readonly totalOdds: bigint;
  settledAt: number | null;
  settlements: number;
  inviterReward: Senti;
};

export type Bets = {
  readonly place: (slip: Slip) => HistoryOrder;
  /** Every order as it stands at the end. */
  readonly finish: () => void;
};

const purseNames = { balance: 'cash', credit: 'credit' } as const;
const outcomeWords = new Map<number, keyof typeof legOutcomes>(
  rowsOf(legOutcomes).map(([word, { id }]) => [id, word]),
);
/** Of orders that could be sold back so many are. */
const CASH_OUT_SHARE = 0.05;

export type BetsDeps = {
  readonly scene: HistoryScene;
  readonly programme: Programme;
  /** What a player does who has just won. */
  readonly onWin: (player: HistoryPlayer, paid: Senti) => void;
};

export function createBets(deps: BetsDeps): Bets {
  const orders: HistoryOrder[] = [];
  return {
    place: (slip) => {
      const order = placeOrder(deps, slip, orders.length);
      orders.push(order);
      return order;
    },
    finish: () => {
      for (const order of orders) writeOrder(deps, order);
      writeResults(deps.scene, orders);
    },
  };
}

const COUNTER = 1 << 20;

function placeOrder(
  { scene, programme, onWin }: BetsDeps,
  slip: Slip,
  count: number,
): HistoryOrder {
  const { timeline, books, chance } = scene;
  const { player, legs, stake, paidWith } = slip;
  const placedAt = timeline.now;
  const best = bestReturn(
    moneyOf(scene, slip),
    legs.map(({ odds }) => odds),
  );
  const order: HistoryOrder = {
    ...slip,
    id: BigInt(placedAt) * BigInt(COUNTER) + BigInt(count % COUNTER),
    serialNumber: scene.serial(serialLetters.bet.letter, placedAt),
    requestKey: keyFrom(`${player.id} ${placedAt} ${count}`),
    placedAt,
    status: movedOrderStatus(orderStatuses.unpaid.id, 'paid'),
    ...{ money: best, totalOdds: best.totalOdds, settledAt: null, settlements: 0 },
    inviterReward: senti(0n),
  };
  const purse = purseOf(player.id, purseNames[paidWith]);
  const entry = entryOf({
    key: `bet ${player.id} ${order.requestKey}`,
    cause: 'bet-placed' as const,
    postings: transfer({ from: purse, to: house('stakes'), amount: stake }),
  });
  books.post(entry, { serialNumber: order.serialNumber, at: placedAt });
  if (paidWith === 'credit') {
    noteCredit(player, { amount: senti(-stake), order: order.serialNumber, isStake: true });
  }
  const ends = [...new Set(legs.map(decidedAt))].filter(Number.isFinite);
  for (const at of ends) {
    timeline.at(at + 1_000 + chance.below(20_000), () => look({ scene, programme, onWin }, order));
  }
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  if (ends.length > 1 && last < scene.until && chance.happens(CASH_OUT_SHARE)) {
    timeline.at(first + chance.fraction() * (last - first), () => cashOut(scene, order));
  }
  return order;
}

const keyFrom = (words: string): string =>
  createHash('sha256').update(words).digest('base64url').slice(0, 22);

const moneyOf = ({ rules }: HistoryScene, { shape, stake, paidWith }: Slip): BetMoney => ({
  ...{ shape, stake, paidWith, terms: rules.terms },
});

const legsSoFar = ({ legs }: Slip, at: number): readonly LegSoFar[] =>
  legs.map((leg) => {
    const word = outcomeWords.get(outcomeAt(leg, at));
    const isOpen = word === undefined || word === 'pending' || word === 'abnormal';
    return { odds: leg.odds, outcome: isOpen ? 'undecided' : word };
  });

/** A result has reached it: it is paid as soon as it is certain what it brings. */
function look(deps: BetsDeps, order: HistoryOrder): void {
  const { scene } = deps;
  if (order.status !== orderStatuses.open.id) return;
  const at = scene.timeline.now;
  const money = certainReturn(moneyOf(scene, order), legsSoFar(order, at));
  if (!money) return;
  if (money.paid >= scene.rules.reviewFrom) {
    order.status = movedOrderStatus(order.status, 'payout-needs-review');
    order.money = money;
    const approvedAt = at + scene.chance.between(8, 70) * 60_000;
    scene.timeline.at(approvedAt, () => approve(deps, order, money));
    return;
  }
  settle(deps, order, money, 'decided');
}

function approve(deps: BetsDeps, order: HistoryOrder, money: BetReturn): void {
  const { scene } = deps;
  const at = scene.timeline.now;
  const said = 'Slip and results checked';
  scene.rows.order_decision.push([order.id, 'approved', scene.clerkId, said, new Date(at)]);
  const content = `order ${order.serialNumber} approved: ${said}`;
  note(scene, { type: 'order-change', administratorId: scene.clerkId, content, at });
  settle(deps, order, money, 'payout-approved');
}

function settle(
  { scene, onWin }: BetsDeps,
  order: HistoryOrder,
  money: BetReturn,
  cause: 'decided' | 'payout-approved',
): void {
  const at = scene.timeline.now;
  const { player, serialNumber, paidWith } = order;
  order.status = movedOrderStatus(order.status, cause);
  order.money = money;
  order.settledAt = at;
  order.settlements = 1;
  const paid = { playerId: player.id, serialNumber, settlement: 1, money };
  for (const entry of settlementEntries(paid)) scene.books.post(entry, { serialNumber, at });
  const back = senti(money.creditReturned + money.moneyBack);
  if (back > 0n) noteCredit(player, { amount: back, order: serialNumber, isStake: false });
  payInviter(scene, order, money);
  const isCounted = order.legs.some((leg) => outcomeAt(leg, at) !== legOutcomes.refund.id);
  if (paidWith === 'balance' && isCounted) countOwnStake(scene, player, order.stake);
  tellEnd(scene, order);
  if (money.profit > 0n) onWin(player, money.paid);
}

function payInviter(scene: HistoryScene, order: HistoryOrder, money: BetReturn): void {
  const { player, serialNumber, stake, paidWith } = order;
  const { inviter } = player;
  const at = scene.timeline.now;
  if (!inviter || inviter.returnScale === 0 || (inviter.agentSince ?? at) > at) return;
  const lost = stakeLost({ stake, paidWith }, money);
  const amount = inviterReward(lost, {
    id: inviter.id,
    returnScaleHundredths: inviter.returnScale,
  });
  if (amount === 0n) return;
  order.inviterReward = amount;
  const rewarded = { serialNumber, settlement: 1 };
  const entry = inviterRewardEntry(rewarded, { inviterId: inviter.id, amount });
  scene.books.post(entry, { serialNumber: '', at });
  noteCredit(inviter, { amount, order: '', isStake: false });
}

const events = {
  won: 'bet-won',
  returned: 'bet-returned',
  'half-lost': 'bet-lost',
  'part-lost': 'bet-lost',
  lost: 'bet-lost',
} as const;

function tellEnd(
  scene: HistoryScene,
  { id, player, serialNumber, money, stake, legs }: HistoryOrder,
) {
  const back = senti(money.paid + money.creditReturned);
  const all = senti(back + money.moneyBack);
  tell(scene, {
    ...{
      player,
      at: scene.timeline.now,
      event: events[betEnd({ profit: money.profit, back, stake })],
    },
    facts: {
      ...{ amount: all === 0n ? '' : inShillings(all), stake: inShillings(stake) },
      ...{ matches: String(legs.length), serial: serialNumber.slice(1) },
    },
    ...{ key: `bet:${id}:1`, jump: `/order_detailed_info?id=${id}` },
  });
}

/** What the legs that are won are worth by now, less what the house keeps. */
const KEPT_OF_VALUE = 0.93;

function cashOut(scene: HistoryScene, order: HistoryOrder): void {
  const { timeline, books, rows, rules } = scene;
  const at = timeline.now;
  const { player, stake, paidWith, serialNumber, shape } = order;
  if (order.status !== orderStatuses.open.id || paidWith === 'credit' || shape.kind !== 'all')
    return;
  const soFar = legsSoFar(order, at);
  if (soFar.some(({ outcome }) => outcome !== 'win' && outcome !== 'undecided')) return;
  const won = soFar.filter(({ outcome }) => outcome === 'win');
  const worth = won.reduce((product, { odds }) => product * odds, 1) / 1_000 ** won.length;
  const value = senti(BigInt(Math.floor(Number(stake) * worth * KEPT_OF_VALUE)));
  const money = taxedCashOut(value, { stake, taxRatePercent: rules.terms.taxRatePercent });
  if (money.paid <= 0n || value >= order.money.paid) return;
  order.status = movedOrderStatus(order.status, 'cashed-out-by-player');
  order.settledAt = at;
  const nothing = senti(0n);
  order.money = {
    ...{ profit: senti(value > stake ? value - stake : 0n), winBonus: nothing, tax: money.tax },
    ...{ paid: money.paid, creditReturned: nothing, moneyBack: nothing },
  };
  const cash = purseOf(player.id, 'cash');
  const bought = transfer({ from: house('stakes'), to: cash, amount: value });
  books.post(entryOf({ key: `cash-out ${serialNumber} 1`, cause: 'cash-out', postings: bought }), {
    ...{ serialNumber, at },
  });
  if (money.tax > 0n) {
    const postings = transfer({ from: cash, to: house('winnings-tax'), amount: money.tax });
    const key = `cash-out-tax ${serialNumber} 1`;
    books.post(entryOf({ key, cause: 'winnings-tax', postings }), { serialNumber, at });
  }
  rows.cash_out.push([
    ...[order.id, 1, player.id, keyFrom(`sold ${order.id}`), 100, stake, 0n],
    ...[value, money.tax, money.paid, 'player', new Date(at)],
  ]);
}

function writeOrder({ scene, programme }: BetsDeps, order: HistoryOrder): void {
  const { rows, rules, until } = scene;
  const { id, player, legs, money, settledAt, stake, paidWith } = order;
  rows.bet_order.push([
    ...[id, player.id, order.serialNumber, order.requestKey, keyFrom(`hash ${id}`)],
    ...[new Date(order.placedAt), orderTypes['by-player'].id, order.status],
    ...[systemCodeOf(order.shape), legs.length, stake, purseNames[paidWith], player.device],
    ...[order.totalOdds, rules.termsId, money.profit, money.winBonus, money.tax, money.paid],
    ...[settledAt === null ? null : new Date(settledAt), order.settlements, order.inviterReward],
    order.settlements > 0 ? money.creditReturned + money.moneyBack : 0n,
  ]);
  for (const [at, leg] of legs.entries()) {
    const { match, market, selection, odds, isLive } = leg;
    rows.bet_leg.push([
      ...[id, at + 1, match.id, market.id, market.bettingTypeId, market.eventPartId, selection.id],
      ...[isLive ? selection.liveOfferId : selection.offerId, odds, isLive],
      ...[new Date(match.startsAt), programme.words(leg), outcomeAt(leg, until)],
    ]);
  }
}

/** How the matches that were bet on ended, and what was ruled of the selections. */
function writeResults({ rows, until }: HistoryScene, orders: readonly HistoryOrder[]): void {
  const matches = new Set<string>();
  const selections = new Set<string>();
  for (const leg of orders.flatMap(({ legs }) => legs)) {
    const { match, selection } = leg;
    const at = decidedAt(leg);
    if (at > until) continue;
    const toldAt = new Date(at);
    if (match.score && !matches.has(match.id)) {
      rows.final_score.push([match.id, match.score.home, match.score.away, toldAt]);
    }
    matches.add(match.id);
    if (selections.has(selection.id)) continue;
    selections.add(selection.id);
    rows.selection_ruling.push([
      ...[selection.id, 1, match.id, outcomeAt(leg, until), 'grading', toldAt],
    ]);
  }
}
