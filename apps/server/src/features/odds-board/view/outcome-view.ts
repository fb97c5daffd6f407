import type { BoostMark, Outcome } from '@kipute/contract/calls/matches/match-info';
import { marketName } from '@kipute/contract/constants/betting-types/market-name';
import type { Locale } from '@kipute/contract/locale';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { PriceBoost } from '../board/boosting.ts';
import type { Offering } from '../board/offering.ts';
import type { Price } from '../board/selling.ts';
import type { NamedMatch } from '../facts/match-facts.ts';
import type { Sellable } from '../facts/quick-markets.ts';
import type { Market } from '../ports.ts';
import type { Names } from './names.ts';
import { selectionText } from './selection-words.ts';

type OfMarket = 'marketId' | 'bettingTypeId' | 'eventPartId' | 'market_name';
/** What a bet slip needs of the match, so that an outcome can be picked up and carried away. */
type OfMatch =
  | 'eventId'
  | 'event_status'
  | 'start_time'
  | 'team_home_id'
  | 'team_away_id'
  | 'team_home'
  | 'team_away';
type OfPrice = 'odds' | 'betting_offer_id_card' | 'statusId' | 'isLive' | 'boost';
type OfSelection = Exclude<keyof Outcome, OfMarket | OfMatch | OfPrice>;

/** Writes the outcomes of one match in one language. */
export type OutcomeWriter = {
  /** Everything about an outcome but its price; the price closes the object. */
  readonly open: (sellable: Sellable) => string;
  readonly marketName: (market: Market) => string;
};

type WriterDeps = { readonly names: Names; readonly locale: Locale; readonly offering: Offering };
type TeamName = (id: string) => string;

export function outcomeWriter({ names, locale, offering }: WriterDeps): OutcomeWriter {
  const teamName = (id: string) => names.team(id, locale);
  const ofMatch = furtherFields(matchFields(offering.match, teamName));
  const nameOf = (market: Market) => marketNameIn(market, locale, teamName);
  // All selections of a market stand together, so the last text is mostly the next one too.
  let last: { readonly marketId: string; readonly text: string } | undefined;
  const ofMarket = (market: Market): string => {
    if (last?.marketId !== market.id) {
      const text = furtherFields(marketFields(market, nameOf(market)));
      last = { marketId: market.id, text };
    }
    return last.text;
  };
  return {
    open: (sellable) => {
      const own = selectionFields(sellable, selectionText(sellable, locale, teamName));
      return `${JSON.stringify(own).slice(0, -1)}${ofMarket(sellable.market)}${ofMatch}`;
    },
    marketName: nameOf,
  };
}

/** The fields of an object, to be written behind others. */
const furtherFields = (fields: object): string => `,${JSON.stringify(fields).slice(1, -1)}`;

function selectionFields({ selection }: Sellable, name: string): Pick<Outcome, OfSelection> {
  return {
    id_card: selection.id,
    name,
    typeId: selection.typeId,
    paramParticipantId1: selection.teamId,
    outcomeStatusId: selection.status,
  };
}

function marketFields(market: Market, name: string): Pick<Outcome, OfMarket> {
  return {
    marketId: market.id,
    bettingTypeId: market.marketTypeId,
    eventPartId: market.partId,
    market_name: name,
  };
}

function matchFields(match: NamedMatch, teamName: TeamName): Pick<Outcome, OfMatch> {
  return {
    eventId: match.id,
    event_status: match.status,
    start_time: new Date(match.startsAt).toISOString(),
    team_home_id: match.homeId,
    team_away_id: match.awayId,
    team_home: teamName(match.homeId),
    team_away: teamName(match.awayId),
  };
}

export function marketNameIn(market: Market, locale: Locale, teamName: TeamName): string {
  const { marketTypeId, partId, line, teamId, text } = market;
  return marketName(
    {
      typeId: marketTypeId,
      partId,
      line: line ?? undefined,
      subjectName: teamId === null ? undefined : teamName(teamId),
      feedTypeName: text ?? undefined,
    },
    locale,
  );
}

/** Thousandths become the decimal number people read. */
export const shownOdds = (odds: number): number => odds / 1000;

/** Follows an open outcome and closes it. */
export function priceText({ odds, offerId, status, isLive, boost }: Price): string {
  const price = `,"odds":${shownOdds(odds)},"betting_offer_id_card":"${offerId}"`;
  const raised = boost ? `,"boost":${JSON.stringify(boostMarkOf(boost))}` : '';
  return `${price},"statusId":${status},"isLive":${isLive ? 1 : 0}${raised}}`;
}

export const boostMarkOf = ({ oddsBefore, stakeMaximum }: PriceBoost): BoostMark => ({
  from: shownOdds(oddsBefore),
  stake_maximum: toWireShillings(stakeMaximum),
});
