import type { z } from 'zod';
import type { CallDefinition } from './call.ts';
import { bannerCalls } from './calls/banner.ts';
import { betConfigCalls } from './calls/bet-config.ts';
import { configurationCalls } from './calls/configuration.ts';
import { logCalls } from './calls/log.ts';
import { matchListCalls } from './calls/matches/match-lists.ts';
import { matchNavigationCalls } from './calls/matches/match-navigation.ts';
import { oneMatchCalls } from './calls/matches/one-match.ts';
import { payConfigCalls } from './calls/pay-config.ts';
import { playerChoiceCalls } from './calls/player-choice.ts';
import { stringRewardsCalls } from './calls/string-rewards.ts';
import { subscriberCalls } from './calls/subscriber.ts';
import { unchangedCalls } from './calls/unchanged.ts';

/**
 * Every call there is. The server registers its routes from this table, the client takes its
 * typed functions from it, and docs/api.md is printed from it.
 */
export const registry = {
  ...bannerCalls,
  ...betConfigCalls,
  ...configurationCalls,
  ...logCalls,
  ...matchListCalls,
  ...matchNavigationCalls,
  ...oneMatchCalls,
  ...payConfigCalls,
  ...playerChoiceCalls,
  ...stringRewardsCalls,
  ...subscriberCalls,
  ...unchangedCalls,
} satisfies Record<`${string}/${string}`, CallDefinition>;

export type Registry = typeof registry;
export type CallName = keyof Registry;

/** What a page may leave out (defaults apply) … */
export type CallInput<Name extends CallName> = z.input<Registry[Name]['input']>;
/** … what a handler receives … */
export type CallRequest<Name extends CallName> = z.output<Registry[Name]['input']>;
/** … and the `content` of a successful reply. */
export type CallContent<Name extends CallName> = z.output<Registry[Name]['output']>;
