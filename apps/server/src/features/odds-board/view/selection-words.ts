import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import {
  type SelectionToName,
  selectionName,
} from '@kipute/contract/constants/betting-types/selection-name';
import type { Locale } from '@kipute/contract/locale';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { isOver, isUnder, type Sellable } from '../facts/quick-markets.ts';
import type { Selection } from '../ports.ts';

type TeamName = (id: string) => string;

/** How a selection is written on its button, in a language. */
export function selectionText(sellable: Sellable, locale: Locale, teamName: TeamName): string {
  const known = meaningOf(sellable, teamName);
  return known ? selectionName(known, locale) : inWordsOf(sellable.selection.name, locale);
}

/** Undefined where the provider's own words say more than its parameters do. */
function meaningOf(
  { market, selection }: Sellable,
  teamName: TeamName,
): SelectionToName | undefined {
  const type = bettingTypeOf(market.marketTypeId);
  const side = sideOf(selection, teamName);
  if (type?.isHandicap && side && selection.line !== null) {
    return { kind: 'handicap', of: side, line: selection.line };
  }
  if (selection.typeId === outcomeTypes.doubleChance) return doubleChance(selection, teamName);
  return lineOrCount(selection) ?? (isPlainSide(selection) ? side : undefined);
}

const plainSideTypes: readonly number[] = [
  outcomeTypes.winner,
  outcomeTypes.draw,
  outcomeTypes.winnerMoneyBack,
  outcomeTypes.nextTeam,
];

const isPlainSide = ({ typeId }: Selection): boolean => plainSideTypes.includes(typeId);

function sideOf(
  { typeId, code, teamId }: Selection,
  teamName: TeamName,
): SelectionToName | undefined {
  if (typeId === outcomeTypes.draw || typeId === outcomeTypes.handicapDraw || code === '#D') {
    return { kind: 'draw' };
  }
  return teamId === null ? undefined : { kind: 'named', name: teamName(teamId) };
}

function doubleChance(
  { teamId, secondTeamId, code }: Selection,
  teamName: TeamName,
): SelectionToName {
  const sides = [teamId, secondTeamId]
    .filter((id) => id !== null)
    .map((id): SelectionToName => ({ kind: 'named', name: teamName(id) }));
  const draw: SelectionToName = { kind: 'draw' };
  if (secondTeamId !== null) return { kind: 'any-of', of: sides };
  return { kind: 'any-of', of: code?.startsWith('#D') ? [draw, ...sides] : [...sides, draw] };
}

function lineOrCount(selection: Selection): SelectionToName | undefined {
  const { typeId, line, line2, yes } = selection;
  if (typeId === outcomeTypes.yesNo && yes !== null) return { kind: yes ? 'yes' : 'no' };
  if (typeId === outcomeTypes.odd) return { kind: 'odd' };
  if (typeId === outcomeTypes.even) return { kind: 'even' };
  if (line === null) return undefined;
  if (isOver(selection)) return { kind: 'over', line };
  if (isUnder(selection)) return { kind: 'under', line };
  if (typeId === outcomeTypes.range) return { kind: 'range', least: line, most: line2 };
  if (typeId === outcomeTypes.scoreExact && line2 !== null) {
    return { kind: 'score', home: line, away: line2 };
  }
  return undefined;
}

/** English words of the provider that stand in names beside teams and numbers. */
const swahiliWords: readonly (readonly [RegExp, string])[] = [
  [/\bany other(?: score)?\b/gi, 'Matokeo mengine'],
  [/\bno goals?\b/gi, 'Hakuna goli'],
  [/\bdraw\b/gi, 'Sare'],
  [/\bover\b/gi, 'Juu'],
  [/\bunder\b/gi, 'Chini'],
  [/\byes\b/gi, 'Ndiyo'],
  [/\bno\b/gi, 'Hapana'],
  [/\bnone\b/gi, 'Hakuna'],
  [/\bequal\b/gi, 'Sawa'],
  [/\b1st half\b/gi, 'Kipindi cha kwanza'],
  [/\b2nd half\b/gi, 'Kipindi cha pili'],
  [/ or /gi, ' au '],
  [/ (?:and|&) /gi, ' na '],
  [/ by /gi, ' kwa '],
];

function inWordsOf(name: string, locale: Locale): string {
  if (locale !== 'sw') return name;
  return swahiliWords.reduce((text, [english, swahili]) => text.replace(english, swahili), name);
}
