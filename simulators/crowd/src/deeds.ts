import { randomInt, randomUUID } from 'node:crypto';
import type { Api } from '@kipute/api-client/api';
import type { MatchInfo, Outcome } from '@kipute/contract/calls/matches/match-info';
import { guessingBetTypes, poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { House } from './house.ts';
import { operatorIdOf, type Person } from './people.ts';

/** What somebody did, in a word for the page; nothing when there was nothing to do. */
type Deed = (person: Person, stall: Stall) => Promise<string | undefined>;

const FRESH_MS = 20_000;
const LIST = { page_size: 60 } as const;

/** What can be bet on now. Everybody looks at the same lists, so they are asked for together. */
export class Stall {
  readonly #house: House;
  #askedAt = 0;
  #matches: Promise<Shelves> = Promise.resolve({ before: [], live: [] });

  constructor(house: House) {
    this.#house = house;
  }

  matches(): Promise<Shelves> {
    if (Date.now() - this.#askedAt > FRESH_MS) {
      this.#askedAt = Date.now();
      this.#matches = shelvesOf(this.#house.callsOf());
      this.#matches.catch(() => {
        this.#askedAt = 0;
      });
    }
    return this.#matches;
  }
}

type Offers = readonly Outcome[];
type Shelves = { readonly before: readonly Offers[]; readonly live: readonly Offers[] };

async function shelvesOf({ atlassian }: Api): Promise<Shelves> {
  const [{ content: before }, { content: live }] = await Promise.all([
    atlassian.ready_start(LIST),
    atlassian.get_rolling_ball(LIST),
  ]);
  const offered = (matches: readonly MatchInfo[]) =>
    matches.map(offersOf).filter((offers) => offers.length > 0);
  return { before: offered(before), live: offered(live) };
}

/** The quick markets, as they stand on the lists. */
function offersOf(match: MatchInfo): Offers {
  const { way_3, double_chance, both_teams_to_score, over_or_under } = match;
  const shown = [
    ...[way_3, double_chance, both_teams_to_score].flatMap((market) => Object.values(market)),
    ...[...over_or_under.Over, ...over_or_under.Under],
  ];
  return shown.filter(
    (one): one is Outcome =>
      one !== null && one.odds > 1.03 && one.betting_offer_id_card !== '' && one.statusId === 1,
  );
}

const pick = <Value>(list: readonly Value[]): Value | undefined => list[randomInt(list.length)];

/** Favourites oftener than others. */
function likelyOf(offers: Offers): Outcome | undefined {
  const [one, other] = [pick(offers), pick(offers)];
  return one && other && other.odds < one.odds ? other : one;
}

const IN_PLAY_PERCENT = 35;
const sizes = [1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10];

async function coupon(stall: Stall): Promise<Offers> {
  const { before, live } = await stall.matches();
  if (live.length > 0 && (randomInt(100) < IN_PLAY_PERCENT || before.length === 0)) {
    const offer = likelyOf(pick(live) ?? []);
    return offer ? [offer] : [];
  }
  const left = [...before];
  const size = Math.min(pick(sizes) ?? 1, left.length);
  return Array.from({ length: size }).flatMap(() => {
    const [offers = []] = left.splice(randomInt(left.length), 1);
    return likelyOf(offers) ?? [];
  });
}

const legOf = (offer: Outcome) => ({
  ...{ eventId: offer.eventId, marketId: offer.marketId, bettingTypeId: offer.bettingTypeId },
  ...{ betting_offer_id_card: offer.betting_offer_id_card, market_name: offer.market_name },
  ...{ start_time: offer.start_time, event_status: offer.event_status },
  ...{ team_home_id: offer.team_home_id, team_away_id: offer.team_away_id },
  ...{ team_home: offer.team_home, team_away: offer.team_away },
  ...{ outcomeId: offer.id_card, outcome_name: offer.name, seen_odds: offer.odds },
});

const WITH_CREDIT = 2;
const WITH_BALANCE = 1;
const LEAST_STAKE = 100;

export const bet: Deed = async (person, stall) => {
  const legs = await coupon(stall);
  if (legs.length === 0) return undefined;
  const isByCredit = person.credit >= 500;
  const purse = isByCredit ? person.credit : person.balance;
  const wanted = person.usualStake * (0.5 + Math.random());
  const stake = Math.floor(Math.min(wanted, purse) / 100) * 100;
  if (stake < LEAST_STAKE) return undefined;
  const { order_list } = person.calls;
  const { order_info: order } = await order_list.add({
    ...{ request_key: randomUUID(), pay_type: isByCredit ? WITH_CREDIT : WITH_BALANCE },
    ...{ bet_amount: stake, bet_list: legs.map(legOf), odds_changes: 'any' },
  });
  if (!order) return 'found the odds closed';
  if (isByCredit) person.credit -= stake;
  else person.balance -= stake;
  person.betsLeft -= 1;
  const [first] = legs;
  const what =
    legs.length === 1 ? `${first?.team_home} – ${first?.team_away}` : `${legs.length} matches`;
  return `bet TSh ${stake} on ${what}${first?.isLive === 1 ? ', in play' : ''}`;
};

export const browse: Deed = async (person, stall) => {
  const { before, live } = await stall.matches();
  const match = pick(pick([live, before]) ?? [])?.[0];
  if (!match) return undefined;
  await person.calls.order_list.user_inquire({ page: 1, page_size: 10 });
  return `looked at ${match.team_home} – ${match.team_away}`;
};

export const book: Deed = async (person, stall) => {
  const legs = await coupon(stall);
  if (legs.length === 0) return undefined;
  const share_data = legs.map(({ id_card, eventId }) => ({
    ...{ selection_id: id_card, match_id: eventId },
  }));
  const { code } = await person.calls.share_list.add({ share_data });
  return `booked ${legs.length} matches as ${code}`;
};

export const cashOut: Deed = async (person) => {
  const { order_list } = person.calls;
  const { content } = await order_list.user_inquire({ page: 1, page_size: 5, settled: 0 });
  const order = pick(content);
  if (!order) return undefined;
  const offer = await order_list.early_settlement_preparation({ id: order.id });
  if (offer.why !== '' || offer.paid <= 0) return undefined;
  const asked = { id: order.id, request_key: randomUUID(), share_percent: 100 };
  await order_list.early_settlements({ ...asked, accepted_amount: offer.paid });
  person.balance += offer.paid;
  return `cashed out for TSh ${offer.paid}`;
};

const RACE_STAKE = 200;
const CHAMPION = 2;
/** Later a bet would come too late. */
const CLOSING_MS = 4_000;

export const race: Deed = async (person) => {
  if (person.balance < RACE_STAKE) return undefined;
  const { racing_round, racing_coin, racing_order } = person.calls;
  const { current } = await racing_round.inquire();
  if (!current || Date.parse(current.end_bet_time) < Date.now() + CLOSING_MS) return undefined;
  const device_time = new Date().toISOString();
  await racing_coin.convert({
    ...{ request_key: randomUUID(), direction: 'to-coin', amount: RACE_STAKE, device_time },
  });
  person.balance -= RACE_STAKE;
  const car = 1 + randomInt(10);
  await racing_order.add({
    ...{ request_key: randomUUID(), round_id: current.id, tickets: 1, single_amount: RACE_STAKE },
    picks: [{ bet_type: CHAMPION, numbers: [car] }],
  });
  return `raced with car ${car}`;
};

export const buyTicket: Deed = async (person) => {
  const { guessing_bet_type, guessing_bet } = person.calls;
  const game =
    pick([guessingBetTypes.jackpot, guessingBetTypes['lucky-six']]) ?? guessingBetTypes.jackpot;
  const issues = await guessing_bet_type.inquire({ id: game.id });
  const issue = issues.find(({ status }) => status === poolIssueStatuses.open.id);
  if (!issue || person.balance < issue.bet_amount) return undefined;
  const isJackpot = game.id === guessingBetTypes.jackpot.id;
  const pickFor = () =>
    isJackpot ? (pick(['1', '1', 'X', '2']) ?? '1') : `${randomInt(4)}-${randomInt(3)}`;
  const places = (reserve: 0 | 1) =>
    issue.matches.filter((match) => match.reserve === reserve).map(pickFor);
  await guessing_bet.add({
    ...{ request_key: randomUUID(), issue_id: issue.id, pay_type: WITH_BALANCE, multiplier: 1 },
    ...{ picks: places(0), reserve_picks: places(1), lines: 1 },
  });
  person.balance -= issue.bet_amount;
  return `bought a ticket of ${issue.name}`;
};

const questions = [
  'Habari, pesa niliyoweka haijaonekana bado.',
  'Naomba kujua mkeka wangu wa jana umelipwa lini?',
  'Nawezaje kutoa pesa kwa namba nyingine?',
  'Jackpot ya wiki hii inafungwa saa ngapi?',
  'Asante, nimepata pesa yangu.',
];

export const chat: Deed = async (person) => {
  const text = pick(questions) ?? '';
  await person.calls.chat.send({ request_key: randomUUID(), text });
  return 'wrote to customer service';
};

const LEAST_WITHDRAWAL = 5_000;

export const takeOut: Deed = async (person) => {
  if (person.balance < Math.max(LEAST_WITHDRAWAL, 12 * person.usualStake)) return undefined;
  const amount = Math.floor((person.balance * 0.7) / 500) * 500;
  const pay_type = operatorIdOf(person);
  await person.calls.withdraw.add({ request_key: randomUUID(), pay_type, amount });
  person.balance -= amount;
  return `asked for TSh ${amount}`;
};
