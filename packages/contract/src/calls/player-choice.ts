import {
  CHOICES_MAX,
  type ChoiceKind,
  choiceKinds,
  NAME_CHARACTERS_MAX,
  SEARCH_CHARACTERS_MAX,
} from '@kipute/domain/kept-choices/kept-choice';
import { z } from 'zod';
import { browsing, defineCall, nothing, player, type RateLimit } from '../call.ts';
import { flag, instant } from '../fields.ts';

/** A page saves soon after each tap; who stars faster than this waits a moment. */
const saving: RateLimit = { calls: 60, seconds: 60 };
/** A full record with long names, inside the envelope. */
const BODY_LIMIT_BYTES = 160 * 1024;

/** Neither control characters nor halves of a pair, which the database could not keep. */
const printable = /^[^\p{Cc}\p{Cs}]*$/u;

const valueOfKind = {
  league: /^\d{1,19}$/,
  team: /^\d{1,19}$/,
  search: /\S/,
  market: /^(winner|doubleChance|bothScore|overUnder)$/,
  'betting-type': /^\d{1,6}$/,
} as const satisfies Record<ChoiceKind, RegExp>;

/** The specification has no such call: this one is ours (DECISION 0017). */
const choice = z
  .object({
    kind: z.enum(choiceKinds),
    value: z.string().max(SEARCH_CHARACTERS_MAX).regex(printable),
    /** Of a league or a team, to be shown before anything was asked. */
    name: z.string().max(NAME_CHARACTERS_MAX).regex(printable).default(''),
    flag: z
      .string()
      .regex(/^[A-Z-]{0,8}$/)
      .default(''),
    removed: flag,
    changed_at: instant,
  })
  .refine(({ kind, value }) => valueOfKind[kind].test(value));

export const playerChoiceCalls = {
  'player_choice/inquire': defineCall({
    summary: 'What the signed-in player starred, searched and chose, removals included',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.array(choice),
  }),
  'player_choice/save': defineCall({
    summary: "Merges a device's choices into the player's; the newest word about each one stands",
    caller: player,
    sites: ['player'],
    rateLimit: saving,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    input: z.object({ choices: z.array(choice).max(CHOICES_MAX) }),
    output: z.array(choice),
  }),
};
