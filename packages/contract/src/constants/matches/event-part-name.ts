import { type Locale, textIn } from '../../locale.ts';
import { eventParts } from './event-parts.ts';

const partsById = new Map<number, { sw: string; en: string }>(
  Object.values(eventParts).map((part) => [part.id, part]),
);

/** The provider numbers the games of a tennis match set by set: 401 is set 1, game 1. */
const TENNIS_GAMES_FROM = 400;
const TENNIS_GAMES_OF_A_SET = 20;
const TENNIS_SETS_NUMBERED = 3;

function tennisGame(partId: number): { sw: string; en: string } | undefined {
  const set = Math.floor((partId - TENNIS_GAMES_FROM) / TENNIS_GAMES_OF_A_SET) + 1;
  const game = (partId - TENNIS_GAMES_FROM) % TENNIS_GAMES_OF_A_SET;
  if (set < 1 || set > TENNIS_SETS_NUMBERED || game === 0) return undefined;
  return { sw: `Seti ya ${set}, gemu ya ${game}`, en: `Set ${set}, game ${game}` };
}

/** Undefined for a part the provider has not told us about. */
export function eventPartName(partId: number, locale: Locale): string | undefined {
  const part = partsById.get(partId) ?? tennisGame(partId);
  return part && textIn(locale, part);
}
