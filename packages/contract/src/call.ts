import { z } from 'zod';
import type { NodePath } from './permission-nodes.ts';

/** Who may make a call. */
export type CallerRule =
  | { readonly kind: 'anyone' }
  | {
      readonly kind: 'player';
      /** Open also to one who must choose a password of their own first. */
      readonly admitsObstacle?: true;
    }
  /**
   * Whoever is signed in at the back-office, agents included, about their own account: open also
   * to one who must bind an authenticator or change the password first.
   */
  | { readonly kind: 'office' }
  | ({ readonly kind: 'administrator'; readonly node: NodePath } & OfficeTerms);

type OfficeTerms = {
  /** `tree`: agents may make it as well, and meet only what belongs to their own tree. */
  readonly reach: 'everything' | 'tree';
  /** `recent`: money or rights move, so the password or a code was given a short while ago. */
  readonly proof?: 'recent';
};

/**
 * At most `calls` in `seconds` for one signed-in caller. The visitors of an address share ten times
 * as much (WIRE-12).
 */
export type RateLimit = { readonly calls: number; readonly seconds: number };

/** The two listeners. Back-office calls do not exist at the players' address. */
export type Site = 'player' | 'backoffice';

export type CallDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Rule extends CallerRule = CallerRule,
  Paged extends boolean = boolean,
> = {
  readonly summary: string;
  readonly caller: Rule;
  readonly sites: readonly Site[];
  readonly rateLimit: RateLimit;
  readonly input: Input;
  readonly output: Output;
  /** A paged reply carries `count`, the number of rows on all pages. */
  readonly paged: Paged;
  /** A paged reply that also says which page it is. */
  readonly tellsPage?: true;
  /** Larger bodies are refused before they are read. */
  readonly bodyLimitBytes: number;
};

export const anyone = { kind: 'anyone' } as const;
export const player = { kind: 'player' } as const;
/** Players, also while a password that the office handed out is still theirs. */
export const playerBeforeOwnPassword = { kind: 'player', admitsObstacle: true } as const;
export const office = { kind: 'office' } as const;

/** Administrators whose role holds the node. */
export const administrator = (node: NodePath) =>
  ({ kind: 'administrator', node, reach: 'everything' }) as const;

/** The same, once they have shown anew who they are: for what moves money or rights. */
export const provenAdministrator = (node: NodePath) =>
  ({ kind: 'administrator', node, reach: 'everything', proof: 'recent' }) as const;

/** Administrators whose role holds the node, and agents for their own tree. */
export const administratorOrAgent = (node: NodePath) =>
  ({ kind: 'administrator', node, reach: 'tree' }) as const;

/** For calls that only read what is in memory. */
export const browsing: RateLimit = { calls: 600, seconds: 60 };
/** For office work: a clerk pages, filters and decides faster than a player, all day. */
export const officeWork: RateLimit = { calls: 300, seconds: 60 };
/** For calls that write, or cost us a slow hash. */
export const careful: RateLimit = { calls: 20, seconds: 60 };

const BODY_LIMIT_BYTES = 64 * 1024;

const usualTerms = {
  bodyLimitBytes: BODY_LIMIT_BYTES,
  sites: ['player', 'backoffice'],
} satisfies Partial<CallDefinition>;

type Terms<Input extends z.ZodType, Output extends z.ZodType, Rule extends CallerRule> = Omit<
  CallDefinition<Input, Output, Rule>,
  keyof typeof usualTerms | 'paged'
> &
  Partial<Pick<CallDefinition, keyof typeof usualTerms>>;

export function defineCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Rule extends CallerRule,
>(definition: Terms<Input, Output, Rule>): CallDefinition<Input, Output, Rule, false> {
  return { ...usualTerms, ...definition, paged: false };
}

/** A call whose input has `page` and `page_size` and whose reply is one page of a list. */
export function definePagedCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Rule extends CallerRule,
>(definition: Terms<Input, Output, Rule>): CallDefinition<Input, Output, Rule, true> {
  return { ...usualTerms, ...definition, paged: true };
}

/** For calls without a payload. Unknown fields are dropped, as everywhere on this wire. */
export const nothing = z.object({});
