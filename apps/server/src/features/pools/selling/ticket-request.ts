import { hash } from 'node:crypto';
import type { ErrorCode } from '@kipute/contract/errors';
import type { PayWith } from '@kipute/domain/betting/stake';
import { type PoolPick, readPick } from '@kipute/domain/pools/pool-pick';
import type { PoolTerms } from '@kipute/domain/pools/pool-terms';
import { priceTicket, type TicketPrice, type TicketRefusal } from '@kipute/domain/pools/ticket';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { hasBegun } from '../issues/catalogue-matches.ts';
import type { PoolIssue } from '../issues/issue-store.ts';
import type { PoolsDeps } from '../pools-deps.ts';

export type TicketRequest = {
  readonly playerId: bigint;
  /** Made by the page, once per intention. */
  readonly requestKey: string;
  readonly issueId: bigint;
  readonly paidWith: PayWith;
  /** As they are sent: `1`, `X2`, `2-1`. */
  readonly picks: readonly string[];
  readonly reservePicks: readonly string[];
  readonly multiplier: number;
  /** What the page showed. */
  readonly lines: number;
  readonly device: 'desktop' | 'phone';
};

/** In the order they are checked; the player is told the first (POL-64). */
export type TicketSaleRefusal = Extract<
  ErrorCode,
  | 'site-maintenance'
  | 'betting-paused'
  | 'pool-issue-unknown'
  | 'pool-issue-closed'
  | 'pool-pick-unknown'
  | TicketRefusal
  | 'pool-lines-changed'
  | 'betting-forbidden'
  | 'play-paused'
  | 'own-limit-reached'
  | 'funds-short'
  | 'request-key-used'
  | 'overloaded'
>;

/** A request that can be sold at this moment, for as much as memory knows. */
export type PricedTicket = TicketRequest &
  TicketPrice & {
    readonly issue: PoolIssue;
    readonly read: {
      readonly picks: readonly PoolPick[];
      readonly reservePicks: readonly PoolPick[];
    };
  };

type AdmitDeps = Pick<PoolsDeps, 'settings' | 'clock' | 'catalogue'>;

/** What can be refused before the database is asked. */
export function admitTicket(
  request: TicketRequest,
  issue: PoolIssue | undefined,
  deps: AdmitDeps,
): Result<PricedTicket, TicketSaleRefusal> {
  const { settings } = deps;
  if (settings.current('site').maintenance) return refuse('site-maintenance');
  if (settings.current('bet').bettingPaused) return refuse('betting-paused');
  if (!issue || issue.state === 'draft') return refuse('pool-issue-unknown');
  const { terms } = issue;
  if (!terms || !isOnSale(issue, deps)) return refuse('pool-issue-closed');
  const picks = readAll(terms, request.picks);
  const reservePicks = readAll(terms, request.reservePicks);
  if (!picks || !reservePicks) return refuse('pool-pick-unknown');
  const read = { picks, reservePicks };
  const price = priceTicket({ ...read, multiplier: request.multiplier }, terms);
  if (!price.ok) return price;
  if (price.value.lines !== request.lines) return refuse('pool-lines-changed');
  return ok({ ...request, ...price.value, issue, read });
}

/** The database looks at state and time again; that a match has begun early only memory knows. */
const isOnSale = (issue: PoolIssue, { clock, catalogue }: AdmitDeps): boolean =>
  issue.state === 'open' && issue.closesAt > clock.now() && !hasBegun(catalogue, issue.matches);

function readAll({ game }: PoolTerms, texts: readonly string[]): readonly PoolPick[] | undefined {
  const picks = texts.flatMap((text) => readPick(game, text) ?? []);
  return picks.length === texts.length ? picks : undefined;
}

/** What was asked for: the same key with another ticket is another request. */
export function ticketHash(request: TicketRequest): string {
  const { issueId, paidWith, picks, reservePicks, multiplier } = request;
  const asked = [String(issueId), paidWith, picks, reservePicks, multiplier];
  return hash('sha256', JSON.stringify(asked), 'base64url').slice(0, 22);
}
