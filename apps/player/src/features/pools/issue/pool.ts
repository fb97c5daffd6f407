import type { CallContent } from '@kipute/contract/registry';
import {
  fromWireShillings,
  percentOfRoundedDown,
  type Senti,
  senti,
} from '@kipute/domain/money/senti';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import type { TicketTerms } from '@kipute/domain/pools/ticket';
import type { HeroCloth } from '../../../ui/hero/HeroCard.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';

export type Issue = CallContent<'guessing_bet_type/inquire'>[number];
export type IssueMatch = Issue['matches'][number];
export type IssueResult = CallContent<'guessing_bet/results'>[number];
export type PoolTicket = CallContent<'guessing_bet/user_inquire'>[number];
export type TicketPlace = PoolTicket['places'][number];
export type FoundTicket = CallContent<'guessing_bet/inquire_by_code'>;
export type Tier = Issue['tiers'][number];
export type PoolTab = 'choose' | 'tickets' | 'results' | 'rules';

type GamePages = Readonly<Record<PoolTab, string>> & {
  readonly id: PoolTicket['game'];
  readonly icon: IconName;
  readonly cloth: HeroCloth;
};

/** Where each part of a game stands; the ids are those of `guessing_bet_type`. */
export const poolPages = {
  jackpot: {
    id: 1,
    icon: 'trophy',
    cloth: 'green',
    choose: '/string_ball/jackpot',
    tickets: '/string_ball/jackpot?tab=tickets',
    results: '/string_ball/results',
    rules: '/string_ball/rules',
  },
  'lucky-six': {
    id: 2,
    icon: 'star',
    cloth: 'blue',
    choose: '/guess_score',
    tickets: '/guess_score?tab=tickets',
    results: '/guess_score?tab=results',
    rules: '/guess_score?tab=rules',
  },
} as const satisfies Record<PoolGame, GamePages>;

export const gameOf = (id: PoolTicket['game']): PoolGame => (id === 2 ? 'lucky-six' : 'jackpot');

export const moneyOf = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

/** What is there to be won now: what the house promised and what came to it. */
export const poolOf = ({ init_jackpot, jackpot }: Pick<Issue, 'init_jackpot' | 'jackpot'>): Senti =>
  senti(moneyOf(init_jackpot) + moneyOf(jackpot));

/** What one more line adds to the pool. */
export const growthOfLine = ({ bet_amount, percentage }: Issue): Senti =>
  percentOfRoundedDown(moneyOf(bet_amount), percentage);

/** What all lines of a tier share, or what each of them gets. */
export const prizeOf = (
  { percent, amount }: Pick<Tier, 'percent' | 'amount'>,
  pool: Senti,
): Senti => (percent > 0 ? percentOfRoundedDown(pool, percent) : moneyOf(amount));

export const ticketTerms = (issue: Issue): TicketTerms => ({
  places: issue.guess_number,
  reserves: issue.reserves,
  chooseMaximum: issue.max_choose,
  doublesMaximum: issue.max_doubles,
  multiplierMaximum: issue.max_multiplier,
  stakePerLine: moneyOf(issue.bet_amount),
});

const ON_SALE = 2;

/** The page's own clock closes it too: an answer may be some seconds old (POL-121). */
export const isOnSale = (
  { status, close_time }: Pick<Issue, 'status' | 'close_time'>,
  nowMs: number,
): boolean => status === ON_SALE && nowMs < Date.parse(close_time);

const inOrder = <Row extends { place: number; reserve: 0 | 1 }>(
  rows: readonly Row[],
  reserve: 0 | 1,
): readonly Row[] =>
  rows.filter((row) => row.reserve === reserve).sort((one, other) => one.place - other.place);

/** The matches of an issue or the places of a ticket, in their order and without the reserves. */
export const placesOf = <Row extends { place: number; reserve: 0 | 1 }>(rows: readonly Row[]) =>
  inOrder(rows, 0);

export const reservesOf = <Row extends { place: number; reserve: 0 | 1 }>(rows: readonly Row[]) =>
  inOrder(rows, 1);

/** When the last of its matches begins: results are there some two hours later. */
export const lastKickOffMs = ({ matches }: Pick<Issue, 'matches'>): number =>
  Math.max(0, ...placesOf(matches).map(({ start_time }) => Date.parse(start_time)));
