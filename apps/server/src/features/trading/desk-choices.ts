import type { Word } from '@kipute/contract/constants/choice';
import type { seals } from '@kipute/contract/constants/matches/markets';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type ChoiceChanged, changeChoice, type Editor } from '../catalogue/index.ts';
import type { TradingDeps } from './ports.ts';

type Scope = 'match' | 'market' | 'selection';
/** The match, one of its markets or one of its selections. */
export type About = { readonly scope: Scope; readonly id: string };

type Decided = Promise<
  ChoiceChanged | Result<never, 'match-unknown' | 'market-unknown' | 'selection-unknown'>
>;

/** Long after the match: a match may be put off, and its bets are still looked at. */
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** Locks it wherever it is sold, or opens it again (TRD-01). */
export function seal(
  deps: TradingDeps,
  { sealed, ...wanted }: About & { readonly sealed: Word<typeof seals>; readonly reason: string },
  by: Editor,
): Decided {
  const isSealed = sealed === 'sealed';
  return decide(deps, wanted, { match: { isSuspended: isSealed }, other: { isSealed } }, by);
}

/** How much of the usual stake is taken on it (TRD-20). */
export function setRisk(
  deps: TradingDeps,
  { level, ...wanted }: About & { readonly level: number; readonly reason: string },
  by: Editor,
): Decided {
  const riskLevel = level;
  return decide(deps, wanted, { match: { riskLevel }, other: { riskLevel } }, by);
}

/** Why a key did it, where nobody had time for words. */
export const sealedByKey = (sealed: Word<typeof seals>): string =>
  sealed === 'sealed' ? 'sealed by one key' : 'opened by one key';

type Values = {
  readonly match: { readonly isSuspended: boolean } | { readonly riskLevel: number };
  readonly other: { readonly isSealed: boolean } | { readonly riskLevel: number };
};

/**
 * The revision is not asked for: of two traders who seal at once both are right, and neither waits
 * to be told of the other.
 */
async function decide(
  deps: TradingDeps,
  { scope, id, reason }: About & { readonly reason: string },
  { match, other }: Values,
  by: Editor,
): Decided {
  const found = matchOf(deps, { scope, id });
  if (!found.ok) return found;
  const { matchId, keptUntil, name } = found.value;
  const changing = { ...deps, announceChoices: deps.catalogue.announceChoices };
  const about = { id, matchId, name, reason };
  switch (scope) {
    case 'match':
      return changeChoice(changing, { kind: scope, ...about, value: match }, by);
    case 'market':
    case 'selection':
      return changeChoice(changing, { kind: scope, ...about, value: { ...other, keptUntil } }, by);
  }
}

export type Located = {
  readonly matchId: string;
  readonly keptUntil: string;
  /** For whoever reads the log. */
  readonly name: string;
};

/** Where a market or a selection belongs. */
export function matchOf(
  { catalogue, board, clock }: Pick<TradingDeps, 'catalogue' | 'board' | 'clock'>,
  { scope, id }: About,
): Result<Located, 'match-unknown' | 'market-unknown' | 'selection-unknown'> {
  const market = scope === 'market' ? catalogue.market(id) : catalogue.marketOfSelection(id);
  if (scope === 'market' && !market) return refuse('market-unknown');
  if (scope === 'selection' && !market) return refuse('selection-unknown');
  const matchId = scope === 'match' ? id : (market?.matchId ?? '');
  const match = catalogue.matches().get(matchId);
  if (!match) return refuse('match-unknown');
  const from = Math.max(match.startsAt, clock.now().getTime());
  const keptUntil = dayOf(from + KEPT_DAYS * DAY_MS);
  return ok({ matchId, keptUntil, name: nameOf({ board }, { matchId, scope, id }) });
}

function nameOf(
  { board }: Pick<TradingDeps, 'board'>,
  { matchId, scope, id }: About & { readonly matchId: string },
): string {
  const desk = board.deskMatch(matchId, 'en-US');
  if (!desk) return `${scope} ${id}`;
  const { team_home: home, team_away: away } = desk.header;
  const isIn = (market: (typeof desk.markets)[number]) =>
    scope === 'market' ? market.id === id : market.selections.some((one) => one.id === id);
  const market = scope === 'match' ? undefined : desk.markets.find(isIn);
  const selection = market?.selections.find((one) => one.id === id);
  return [`${home} - ${away}`, market?.name, selection?.name].filter(Boolean).join(', ');
}
