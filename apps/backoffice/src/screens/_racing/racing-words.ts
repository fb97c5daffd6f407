import {
  racingBetTypes,
  type racingOrderStatuses,
  racingResults,
  type racingRoundStatuses,
} from '@kipute/contract/constants/betting/games';
import type { Choices } from '@kipute/contract/constants/choice';
import type { CallContent } from '@kipute/contract/registry';
import { racingTexts } from '../../i18n/texts/racing.ts';
import type { Say } from '../../i18n/use-text.ts';
import type { Tone } from '../_list-kit/definition/list.ts';

export type Round = CallContent<'racing_round/detailed'>;
export type RacingOrder = CallContent<'racing_order/inquire'>[number];
export type Pick = RacingOrder['picks'][number];

export const roundTones = {
  'not-started': 'quiet',
  ongoing: 'moving',
  ended: 'good',
} as const satisfies Record<keyof typeof racingRoundStatuses, Tone>;

export const orderTones = {
  open: 'moving',
  settled: 'good',
  refunded: 'waiting',
} as const satisfies Record<keyof typeof racingOrderStatuses, Tone>;

/** The contract speaks to the player ("Umeshinda"); here it is said of the bet. */
export const officeResults = {
  ...racingResults,
  win: { ...racingResults.win, sw: 'Limeshinda' },
  lose: { ...racingResults.lose, sw: 'Limepoteza' },
} as const satisfies Choices;

export const resultTones = {
  'not-drawn': 'moving',
  win: 'good',
  lose: 'quiet',
  refund: 'waiting',
  'stake-returned': 'waiting',
} as const satisfies Record<keyof typeof racingResults, Tone>;

const byId = new Map(Object.values(racingBetTypes).map((type) => [type.id, type] as const));

/** "Champion"; the number itself where a newer server knows more kinds. */
export function typeWords(id: number, t: Say): string {
  const type = byId.get(id as never);
  return type ? t(type) : String(id);
}

const { 'odd-even': oddEven, 'big-small': bigSmall, 'ten-of-ten': tenOfTen } = racingBetTypes;

/** Of odd-even and big-small the halves by name, of all others the cars. */
export function numberWords({ bet_type, numbers }: Pick, t: Say): string {
  if (bet_type === oddEven.id) {
    return numbers.map((one) => t(one === 1 ? racingTexts.odd : racingTexts.even)).join(', ');
  }
  if (bet_type === bigSmall.id) {
    return numbers.map((one) => t(one === 1 ? racingTexts.big : racingTexts.small)).join(', ');
  }
  return numbers.join(bet_type === tenOfTen.id ? '-' : ', ');
}

/** An order of one kind says its numbers; one of several says whose they are. */
export const pickWords = (picks: readonly Pick[], t: Say): string =>
  picks.length === 1
    ? picks.map((pick) => numberWords(pick, t)).join()
    : picks.map((pick) => `${typeWords(pick.bet_type, t)} ${numberWords(pick, t)}`).join(' · ');

/** Two decimals, and the third where there is one: 9.69, 1.975. Without any, ten-of-ten has none. */
export const oddsWords = (odds: number): string => odds.toFixed(3).replace(/0$/, '');

/** Cars are chosen or come in; the halves of odd-even and big-small are no cars. */
export const isOfCars = ({ bet_type }: Pick): boolean =>
  bet_type !== oddEven.id && bet_type !== bigSmall.id;
