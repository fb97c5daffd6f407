import { racingOrderStatuses, racingResults } from '@kipute/contract/constants/betting/games';
import { rowsOf } from '@kipute/contract/constants/choice';
import { formatShillings } from '@kipute/domain/money/senti';
import { championOf, type Finish, isBig, isFinish, isOdd } from '@kipute/domain/racing/race';
import type { RacingPick } from '@kipute/domain/racing/racing-bet';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { coinOf, kindOfType, oddsText, picksOfOrder, type RacingOrder } from '../round/racing.ts';
import { coinText, kindName, pickText } from '../round/words.ts';
import { backOf } from './round-outcome.ts';

const OPEN = 1;
const REFUNDED = 3;

/** Its result once there is one, until then its state. */
export function stateText({ status, result }: Pick<RacingOrder, 'status' | 'result'>): string {
  const rows = status === OPEN ? rowsOf(racingOrderStatuses) : rowsOf(racingResults);
  const wanted: number = status === OPEN ? status : result;
  const row = rows.find(([, { id }]) => id === wanted);
  return row ? row[1][currentLanguage()] : '';
}

export const stateTone = ({ result }: Pick<RacingOrder, 'result'>): 'good' | 'neutral' =>
  result === 1 || result === 4 ? 'good' : 'neutral';

export const orderName = ({ bet_type }: Pick<RacingOrder, 'bet_type'>): string =>
  kindName(kindOfType(bet_type) ?? 'main');

/** "200 × 9.69 · Bingwa 3" of a bet with one kind that won; empty where that says too little. */
export function winText(order: RacingOrder): string {
  const finish = order.round.result;
  const [pick, ...others] = picksOfOrder(order);
  if (!pick || others.length > 0 || !isFinish(finish)) return '';
  const stake = formatShillings(coinOf(order.single_amount));
  if (pick.kind === 'ten-of-ten') return t('racing.rightPlaces', { count: order.right ?? 0 });
  const [odds] = order.odds;
  return odds
    ? `${stake} ${oddsText(odds.odds)} · ${kindName(pick.kind)} ${pickText(rightPart(pick, finish))}`
    : '';
}

const takes = { champion: 1, 'champion-and-runner-up': 2, 'top-three': 3 } as const;

/** Of all that was picked of a kind, the one ticket that was right. */
function rightPart(pick: RacingPick, finish: Finish): RacingPick {
  const { kind, numbers } = pick;
  if (kind === 'odd-even') return { kind, numbers: [isOdd(championOf(finish)) ? 1 : 2] };
  if (kind === 'big-small') return { kind, numbers: [isBig(championOf(finish)) ? 1 : 2] };
  if (kind === 'ten-of-ten') return { kind, numbers };
  return { kind, numbers: finish.slice(0, takes[kind]) };
}

/** What came back of an order, or nothing while it is open or was lost. */
export function paidText(order: RacingOrder): string {
  if (order.status === OPEN) return '–';
  if (order.status === REFUNDED) return coinText(coinOf(order.bet_amount));
  return coinText(backOf(order));
}
