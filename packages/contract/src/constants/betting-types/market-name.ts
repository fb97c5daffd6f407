import { type Locale, textIn } from '../../locale.ts';
import { eventPartName, wholePartIds } from '../matches/event-parts.ts';
import type { MarketKindWord } from '../matches/markets.ts';
import { type BettingType, bettingTypeOf } from './betting-types.ts';

type MarketToName = {
  readonly typeId: number;
  readonly partId: number;
  readonly line?: number | undefined;
  /** The team or the player it is on. */
  readonly subjectName?: string | undefined;
  /** What the feed calls the type and the part: said where our catalogue does not know them. */
  readonly feedTypeName?: string | undefined;
  readonly feedPartName?: string | undefined;
};

/** Elsewhere the line stands on the selections. */
const kindsNamedWithLine: readonly MarketKindWord[] = ['race', 'yes-no-line'];

const subjectWord = {
  sw: /\b(?:timu|mchezaji|mpigaji|mrushaji|kipa)\b/i,
  'en-US': /\b(?:team|player|batter|bowler|pitcher|goalkeeper)\b/i,
} as const satisfies Record<Locale, RegExp>;

/** "Team Over/Under" is "Simba SC Over/Under"; where no word stands for the team it goes ahead. */
function withSubject(name: string, subjectName: string, locale: Locale): string {
  const word = subjectWord[locale];
  // A function, because a name may hold what `replace` takes for a pattern.
  return word.test(name) ? name.replace(word, () => subjectName) : `${subjectName}: ${name}`;
}

function typeName(type: BettingType, market: MarketToName, locale: Locale): string {
  if (type.nameBlanked) return '';
  const { subjectName, line } = market;
  const name = textIn(locale, type);
  const isNamedAfterSubject = type.subject !== 'match' && subjectName !== undefined;
  const owned = isNamedAfterSubject ? withSubject(name, subjectName, locale) : name;
  const saysLine = line !== undefined && kindsNamedWithLine.includes(type.kind);
  return saysLine ? `${owned} (${line})` : owned;
}

function partName(market: MarketToName, locale: Locale): string {
  const { partId, feedPartName = '' } = market;
  if (wholePartIds.has(partId) || /^ordinary time$/i.test(feedPartName)) return '';
  return eventPartName(partId, locale) ?? feedPartName;
}

/** What stands above a market, empty when both its names are blanked (CON-08, CON-20). */
export function marketName(market: MarketToName, locale: Locale): string {
  const type = bettingTypeOf(market.typeId);
  const ownName = type ? typeName(type, market, locale) : (market.feedTypeName ?? '');
  return [ownName, partName(market, locale)].filter((name) => name !== '').join(', ');
}
