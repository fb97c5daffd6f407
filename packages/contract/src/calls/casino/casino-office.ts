import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import {
  amount,
  flag,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  visibleText,
} from '../../fields.ts';
import { maskedPhone, person, reason } from '../office/office-fields.ts';
import {
  casinoGame,
  casinoRound,
  casinoRoundStatus,
  casinoTransaction,
  category,
  count,
  differenceKind,
  providerWord,
  soughtWord,
  transactionKind,
} from './casino-fields.ts';

const officeGame = casinoGame.extend({
  name_sw: z.string(),
  name_en: z.string(),
  show_status: flag,
  sorting: count,
  /** 0 while the provider does not offer it any more. */
  is_offered: flag,
  synced_at: instant,
});

/** What a game paid of what was staked, against what it promises. */
const gameResult = z.object({
  game_id: id,
  game_name: z.string(),
  provider: providerWord,
  rounds: count,
  bet_amount: amount,
  won_amount: amount,
  profit: signedAmount,
  stated_return: z.number().int(),
  /** Hundredths of a percent; null while nothing was staked. */
  observed_return: z.number().int().nullable(),
  /** Between these the return of a fair game lies in 999 of 1,000 periods like this one. */
  lower_bound: z.number().int().nullable(),
  upper_bound: z.number().int().nullable(),
  alarm: flag,
});

const difference = z.object({
  id,
  day: z.iso.date(),
  provider: providerWord,
  transaction: providerWord,
  kind: differenceKind,
  our_amount: amount.nullable(),
  their_amount: amount.nullable(),
  found_at: instant,
  /** Null while somebody must look. */
  closed_at: instant.nullable(),
  closed_by: person.nullable(),
  note: z.string(),
});

const period = { from: instant.optional(), until: instant.optional() };

export const casinoOfficeCalls = {
  'casino_game/inquire': defineCall({
    summary: 'All games of all providers',
    caller: administrator('casino_game/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(officeGame),
  }),
  'casino_game/update': defineCall({
    summary: 'Shows or hides a game, names it, sorts it, puts it into a category',
    caller: administrator('casino_game/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      name_sw: visibleText(40).min(1),
      name_en: visibleText(40).min(1),
      category,
      sorting: z.number().int().min(0).max(1_000),
      show_status: flag,
      reason,
    }),
    output: officeGame,
  }),
  'casino_game/sync': defineCall({
    summary: 'Asks every provider now which games it offers',
    caller: administrator('casino_game/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({ added: count, changed: count, gone: count }),
  }),
  'casino_game/results': defineCall({
    summary: 'What each game paid in a period, against its stated return',
    caller: administrator('casino_game/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ days: z.number().int().min(1).max(365).default(30) }),
    output: z.array(gameResult),
  }),
  'casino_round/inquire': definePagedCall({
    summary: 'Casino rounds of players, newest first',
    caller: administrator('casino_round/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      user_id: id.optional(),
      game_id: id.optional(),
      round: soughtWord.optional(),
      status: casinoRoundStatus.optional(),
      ...period,
    }),
    output: z.array(casinoRound.extend({ user_id: id, user_name: z.string(), phone: maskedPhone })),
  }),
  'casino_transaction/inquire': definePagedCall({
    summary: 'What providers asked of the wallet, newest first',
    caller: administrator('casino_transaction/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      provider: soughtWord.optional(),
      transaction: soughtWord.optional(),
      round: soughtWord.optional(),
      user_id: id.optional(),
      kind: transactionKind.optional(),
      ...period,
    }),
    output: z.array(casinoTransaction),
  }),
  'casino_difference/inquire': definePagedCall({
    summary: 'Where our books and a provider’s report of a day do not agree',
    caller: administrator('casino_difference/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, open: flag.optional() }),
    output: z.array(difference),
  }),
  'casino_difference/close': defineCall({
    summary: 'Says what became of a difference',
    caller: provenAdministrator('casino_difference/close'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, note: visibleText(200).min(1) }),
    output: difference,
  }),
};
