import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';
import {
  type RacingKind,
  type RacingPick,
  type RacingTerms,
  racingKinds,
} from '@kipute/domain/racing/racing-bet';

export type RacingNow = CallContent<'racing_round/inquire'>;
export type Round = CallContent<'racing_round/proof'>;
export type RacingTable = RacingNow['table'];
export type RacingOrder = CallContent<'racing_order/add'>;
export type WirePick = RacingOrder['picks'][number];
type BetType = WirePick['bet_type'];

export type RacingTab = 'bet' | 'bets' | 'results' | 'rules' | 'proof';

export const racingPages = {
  bet: '/racing',
  bets: '/racing/bets',
  results: '/racing/results',
  rules: '/racing/rules',
  proof: '/racing/proof',
} as const satisfies Record<RacingTab, string>;

export const COIN_PAGE = '/racing_coin';

export const proofOf = (roundId: string): string => `${racingPages.proof}?id=${roundId}`;

export const coinOf = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

const typeOfKind = (kind: RacingKind): BetType => racingBetTypes[kind].id;

/** A kind that this page is too old to know is shown as none of them. */
export const kindOfType = (type: number): RacingKind | undefined =>
  racingKinds.find((kind) => racingBetTypes[kind].id === type);

export const toWirePick = ({ kind, numbers }: RacingPick): WirePick => ({
  bet_type: typeOfKind(kind),
  numbers: [...numbers],
});

export const picksOfOrder = ({ picks }: Pick<RacingOrder, 'picks'>): readonly RacingPick[] =>
  picks.flatMap(({ bet_type, numbers }) => {
    const kind = kindOfType(bet_type);
    return kind ? [{ kind, numbers }] : [];
  });

/** Thousandths, as the domain counts; nothing for a kind the table does not name. */
export const oddsThousandths = ({ bets }: Pick<RacingTable, 'bets'>, kind: RacingKind): number =>
  Math.round((bets.find(({ bet_type }) => bet_type === typeOfKind(kind))?.odds ?? 0) * 1_000);

/** The table of the server in the words of the domain, which counts what a bet may bring. */
export function termsOf(table: RacingTable): RacingTerms {
  const odds = (kind: RacingKind) => oddsThousandths(table, kind);
  return {
    odds: {
      champion: odds('champion'),
      'champion-and-runner-up': odds('champion-and-runner-up'),
      'top-three': odds('top-three'),
      'odd-even': odds('odd-even'),
      'big-small': odds('big-small'),
    },
    tenOfTen: table.ten_of_ten,
    tenOfTenPoolFrom: table.ten_of_ten_pool_from,
  };
}

/** "96.9%": what comes back in the long run of a million staked on a kind. */
export function statedReturnText(table: Pick<RacingTable, 'bets'>, kind: RacingKind): string {
  const back = table.bets.find(({ bet_type }) => bet_type === typeOfKind(kind))?.stated_return ?? 0;
  return `${(Math.round(back / 1_000) / 10).toFixed(1)}%`;
}

/** "×9.69" */
export const oddsText = (odds: number): string => `×${Number(odds.toFixed(3))}`;
