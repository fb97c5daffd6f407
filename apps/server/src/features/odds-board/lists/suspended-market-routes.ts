import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { GuardReason } from '@kipute/domain/odds/guard/market-guard';
import { answerPage, type HandlersFor } from '../../../platform/http/handler.ts';
import type { Board } from '../board/board.ts';
import type { SuspendedMarket } from '../guard/price-guard.ts';
import type { Names } from '../view/names.ts';
import { marketNameIn } from '../view/outcome-view.ts';
import { selectionText } from '../view/selection-words.ts';

const reasonTexts: Readonly<Record<GuardReason, Localised>> = {
  'book-too-cheap': {
    sw: 'Odds za chaguo zote kwa pamoja ni chini ya asilimia 100',
    en: 'The odds of all selections together are below 100 %',
  },
  'stale-price': {
    sw: 'Baadhi ya odds ni za zamani kuliko nyingine',
    en: 'Some prices are much older than the others',
  },
  'lines-crossed': {
    sw: 'Mstari rahisi unalipa zaidi ya mgumu',
    en: 'An easier line pays more than a harder one',
  },
  arbitrage: {
    sw: 'Pamoja na masoko mengine inalipa vyovyote mechi itakavyoisha',
    en: 'With other markets it pays however the match ends',
  },
};

type Row = CallContent<'atlassian/get_suspended_markets'>[number];

/** What traders look at: every server guards its own board. */
export function guardRoutes(
  board: Board,
  names: Names,
): HandlersFor<'atlassian/get_suspended_markets'> {
  return {
    'atlassian/get_suspended_markets': async ({ page, page_size, match_id }, { locale }) => {
      const rows = board.guard
        .suspended()
        .filter(({ matchId }) => match_id === undefined || matchId === match_id)
        .toSorted((one, other) => other.since - one.since)
        .flatMap((market) => rowOf(market, { board, names, locale }) ?? []);
      return answerPage(rows.slice((page - 1) * page_size, page * page_size), rows.length);
    },
  };
}

function rowOf(
  { marketId, matchId, reason, since }: SuspendedMarket,
  { board, names, locale }: { board: Board; names: Names; locale: Locale },
): Row | undefined {
  const { catalogue, guard } = board;
  const market = catalogue.market(marketId);
  const state = board.stateOf(matchId);
  if (!market || !state) return undefined;
  const { match, offering } = state;
  const teamName = (id: string) => names.team(id, locale);
  const prices = catalogue.selectionsOf(marketId).map((selection) => {
    const odds = guard.oddsOf(selection, offering.phase);
    const text = selectionText({ market, selection }, locale, teamName);
    return `${text} ${odds === 0 ? '–' : (odds / 1_000).toFixed(2)}`;
  });
  return {
    id: marketId,
    match_id: matchId,
    match: `${teamName(match.homeId)} - ${teamName(match.awayId)}`,
    league: names.competition(match.competitionId, locale),
    market: marketNameIn(market, locale, teamName),
    reason: textIn(locale, reasonTexts[reason]),
    since: new Date(since).toISOString(),
    prices: prices.join(' · '),
  };
}
