import { outcomeStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf } from '../../chance.ts';
import type { EntityStore } from '../../entity-store.ts';
import type { PricedMarket } from '../../model/match-model.ts';
import type { Catalogue } from '../../world/catalogue.ts';
import type { Line, LineOutcome, Match } from '../match.ts';
import { resolveOffers, withdrawOffers } from './offer-desk.ts';

export type Desk = { readonly store: EntityStore; readonly catalogue: Catalogue };

/** Puts a market with its outcomes into the feed; one that was withdrawn comes back as it was. */
export function openLine(
  desk: Desk,
  match: Match,
  line: { market: PricedMarket; isCore: boolean },
) {
  const { market, isCore } = line;
  const known = match.lines.get(market.key);
  const opened = known ?? newLine(match.eventId, market, isCore);
  desk.catalogue.ensureBettingType(market.bettingTypeId);
  desk.catalogue.ensureEventPart(market.eventPartId);
  createMarket(desk.store, match, opened);
  for (const outcome of opened.outcomes) {
    if (!known) createOutcome(desk.store, match.eventId, { market, outcome });
    const id = relationId(opened, outcome);
    desk.store.create('MarketOutcomeRelation', {
      id,
      marketId: opened.marketId,
      outcomeId: outcome.id,
    });
  }
  opened.state = 'open';
  match.lines.set(market.key, opened);
  return opened;
}

function newLine(eventId: string, market: PricedMarket, isCore: boolean): Line {
  const key = `${eventId}/${market.key}`;
  return {
    marketId: idOf('market', key),
    isCore,
    market,
    outcomes: market.selections.map((selection) => ({
      key: selection.key,
      id: idOf('outcome', `${key}/${selection.key}`),
      statusId: outcomeStatuses.canHappen,
      offers: new Map(),
    })),
    state: 'open',
    unpricedSince: undefined,
    pricedAt: 0,
    isScripted: false,
  };
}

const relationId = ({ marketId }: Line, outcome: LineOutcome) =>
  idOf('marketRelation', `${marketId}/${outcome.id}`);

function createMarket(store: EntityStore, { eventId }: Match, { marketId, market }: Line): void {
  store.create('Market', {
    id: marketId,
    eventId,
    eventPartId: market.eventPartId,
    bettingTypeId: market.bettingTypeId,
    isComplete: true,
    isClosed: false,
    ...market.market,
  });
}

function createOutcome(
  store: EntityStore,
  eventId: string,
  { market, outcome }: { readonly market: PricedMarket; readonly outcome: LineOutcome },
): void {
  const selection = market.selections.find(({ key }) => key === outcome.key);
  if (!selection) throw new Error(`${market.key} has no ${outcome.key}`);
  store.create('Outcome', {
    id: outcome.id,
    eventId,
    eventPartId: market.eventPartId,
    statusId: outcome.statusId,
    settlementRequired: false,
    ...selection.outcome,
  });
}

/** Takes a market out of the feed; its outcomes stay, for there are bets on them. */
export function withdrawLine({ store }: Desk, line: Line): void {
  if (line.state === 'gone') return;
  for (const outcome of line.outcomes) {
    withdrawOffers(store, outcome);
    store.remove('MarketOutcomeRelation', relationId(line, outcome));
  }
  store.remove('Market', line.marketId);
  line.state = 'gone';
}

/** Everything of every market, children first. */
export function withdrawLines(desk: Desk, match: Match): void {
  for (const line of match.lines.values()) {
    withdrawLine(desk, line);
    for (const { id } of line.outcomes) desk.store.remove('Outcome', id);
  }
  match.lines.clear();
}

const isFinal = (statusId: number) => statusId !== outcomeStatuses.canHappen;

/**
 * Tells how outcomes stand. What was decided can become open again, or come out otherwise, when a
 * goal is taken back or a result corrected: then bets on it must be settled anew.
 */
function gradeLine({ store }: Desk, line: Line, statuses: ReadonlyMap<string, number>): void {
  for (const outcome of line.outcomes) {
    const statusId = statuses.get(outcome.key) ?? outcomeStatuses.canHappen;
    if (statusId === outcome.statusId) continue;
    const settlementRequired = isFinal(outcome.statusId);
    outcome.statusId = statusId;
    store.update('Outcome', outcome.id, { statusId, settlementRequired });
    if (isFinal(statusId)) resolveOffers(store, outcome);
  }
  if (line.state === 'gone') return;
  const isClosed = line.outcomes.every(({ statusId }) => isFinal(statusId));
  store.update('Market', line.marketId, { isClosed });
}

export const isDecided = (line: Line): boolean =>
  line.outcomes.every(({ statusId }) => isFinal(statusId));

function verdictsOf(match: Match, line: Line): ReadonlyMap<string, number> {
  if (line.isScripted) return new Map();
  const graded = match.stage === 'called-off' ? 'broken-off' : 'as-it-stands';
  return match.model.grade(match.course, line.market, graded);
}

/** At the end every market is graded; what nothing decides is void. */
export function gradeAll(desk: Desk, match: Match, undecidedAs: number | undefined): void {
  for (const line of match.lines.values()) {
    const statuses = new Map(verdictsOf(match, line));
    if (undecidedAs !== undefined) {
      for (const { key } of line.outcomes) {
        if (!statuses.has(key)) statuses.set(key, undecidedAs);
      }
    }
    gradeLine(desk, line, statuses);
  }
}
