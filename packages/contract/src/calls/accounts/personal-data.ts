import { limitKinds, limitPeriods } from '@kipute/domain/protection/play-limit';
import { z } from 'zod';
import {
  administrator,
  browsing,
  careful,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  player,
  provenAdministrator,
  type RateLimit,
} from '../../call.ts';
import { wordsOf } from '../../constants/choice.ts';
import { freeBetCauses, freeBetStates } from '../../constants/growth/free-bets.ts';
import { referralStates } from '../../constants/growth/referrals.ts';
import { amount, flag, id, instant, note, page, pageSize, signedAmount } from '../../fields.ts';
import { order } from '../betting/bet-fields.ts';
import { casinoRound } from '../casino/casino-fields.ts';
import { rechargeCalls } from '../money/recharge.ts';
import { withdrawCalls } from '../money/withdraw.ts';
import { maskedPhone } from '../office/office-fields.ts';
import { playerChoiceCalls } from '../player-choice.ts';
import { ticket } from '../pools/pool-fields.ts';
import { racingOrder } from '../racing/racing-fields.ts';
import { passwordHash } from './account-fields.ts';
import { messageChoiceCalls } from './message-choices.ts';
import { profileCalls } from './profile.ts';
import { pauseLength } from './protection.ts';
import { sessionCalls } from './sign-in.ts';

/** Everything is read at once, and nobody needs it often. */
const exporting: RateLimit = { calls: 6, seconds: 600 };

const consent = z.object({
  kind: z.enum(['agreement', 'adult', 'news', 'terms', 'privacy']),
  /** Of the wording that was agreed to. */
  version: z.string(),
  given_at: instant,
  /** 1 when this line takes an earlier one back, at the time it names. */
  withdrawn: flag,
  network: z.string(),
});

const account = z.object({
  id,
  language: z.string(),
  default_bet_amount: amount,
  invitation_code: z.string(),
  /** 1 for who came by a friend's code; who the friend is belongs to the friend. */
  invited: flag,
  registered_at: instant,
  signed_in_at: instant.nullable(),
  disabled: flag,
  no_bet: flag,
  no_withdraw: flag,
});

const device = z.object({
  /** A fingerprint of network and browser; neither is kept. */
  id: z.string(),
  first_seen_at: instant,
});

const statementLine = z.object({
  purse: z.string(),
  serial_number: z.string(),
  type: z.number().int(),
  change_amount: signedAmount,
  balance_before: signedAmount,
  balance_after: signedAmount,
  remark: z.string(),
  recorded_at: instant,
});

const limitChange = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: amount.nullable(),
  asked_at: instant,
  applies_at: instant,
});

const pause = z.object({ length: pauseLength, asked_at: instant, ends_at: instant });

const message = z.object({
  sent_at: instant,
  /** As it was sent, but for codes. */
  text: z.string(),
  state: z.string(),
});

const siteMessage = z.object({
  sent_at: instant,
  subject: z.string(),
  body: z.string(),
  read_at: instant.nullable(),
});

/** Neither its keys nor the address by which it could be reached. */
const pushDevice = z.object({
  /** Of the browser that asked for it, such as `fcm.googleapis.com`. */
  service: z.string(),
  since: instant,
  /** Of its notices; empty where none would leave. */
  language: z.string(),
});

const givenFreeBet = z.object({
  /** In the page's language; empty for one that has no name of its own. */
  name: z.string(),
  cause: z.enum(wordsOf(freeBetCauses)),
  state: z.enum(wordsOf(freeBetStates)),
  amount,
  left: amount,
  given_at: instant,
  ends_at: instant.nullable(),
});

/** Of a friend: who it is, and what they stake, belongs to them. */
const invitationMade = z.object({
  invited_at: instant,
  state: z.enum(wordsOf(referralStates)),
  reward: amount,
  paid_at: instant.nullable(),
});

const campaign = z.object({
  title: z.string(),
  since: instant,
  joined_at: instant.nullable(),
  days_reached: z.number().int(),
  rewards: z.array(
    z.object({
      /** A day, or `all`. */
      period: z.string(),
      amount,
      reached_at: instant,
      given_at: instant.nullable(),
    }),
  ),
});

const activity = z.object({
  type: z.number().int(),
  content: z.string(),
  network: z.string(),
  user_agent: z.string(),
  recorded_at: instant,
});

const erasureRequest = z.object({
  user_id: id,
  /** Empty once it was forgotten. */
  phone: maskedPhone,
  asked_at: instant,
  carried_out_at: instant.nullable(),
  /** What keeps it from being carried out now, in the administrator's language; else empty. */
  obstacle: z.string(),
  clerk_note: z.string(),
});

/** In the order they are told; deletion waits until none is left. */
export const erasureObstacles = ['balance-left', 'money-held', 'payment-open', 'bet-open'] as const;

export const personalDataCalls = {
  'personal_data/export': defineCall({
    summary: 'Everything the house holds about the player, as one document',
    caller: player,
    sites: ['player'],
    rateLimit: exporting,
    input: nothing,
    output: z.object({
      made_at: instant,
      /** 0 when a list was too long and its oldest lines are missing here. */
      complete: flag,
      account,
      profile: profileCalls['subscriber/profile'].output,
      message_choices: messageChoiceCalls['subscriber/message_choices'].output,
      consents: z.array(consent),
      devices: z.array(device),
      sessions: sessionCalls['subscriber/sessions'].output,
      deposits: rechargeCalls['recharge/inquire'].output,
      withdrawals: withdrawCalls['withdraw/inquire'].output,
      /** Bets, newest first, with their legs and what came of them. */
      orders: z.array(order),
      /** Of jackpot and Lucky Six, newest first, with their picks. */
      pool_tickets: z.array(ticket),
      racing_bets: z.array(racingOrder),
      /** Newest first. */
      casino_rounds: z.array(casinoRound),
      casino_favourites: z.array(z.object({ game_id: id, game_name: z.string(), since: instant })),
      statement: z.array(statementLine),
      limit_changes: z.array(limitChange),
      pauses: z.array(pause),
      messages: z.array(message),
      inbox: z.array(siteMessage),
      /** What was said to customer service, and what they answered. */
      chat: z.array(
        z.object({ sender: z.enum(['player', 'clerk']), text: z.string(), sent_at: instant }),
      ),
      board_messages: z.array(
        z.object({ content: z.string(), answer: z.string(), created_at: instant }),
      ),
      /** Devices that get notices. */
      push_devices: z.array(pushDevice),
      free_bets: z.array(givenFreeBet),
      /** By a friend's code, and what of one's own stakes counted for it. */
      invitation: z.object({ invited_at: instant, counted_stake: amount }).nullable(),
      invitations_made: z.array(invitationMade),
      campaigns: z.array(campaign),
      /** Whether large wins may be shown with a letter and a region; null: never asked. */
      winner_choice: z.object({ shown: flag, changed_at: instant }).nullable(),
      activities: z.array(activity),
      choices: playerChoiceCalls['player_choice/inquire'].output,
      erasure_asked_at: instant.nullable(),
    }),
  }),
  'personal_data/erase': defineCall({
    summary: 'Asks for deletion, once; money records are kept as long as the law demands',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ password: passwordHash }),
    output: z.object({
      /** Of the first request; another one changes nothing. */
      asked_at: instant,
      /** What stays although deletion was asked for. */
      kept: z.array(z.literal('money-records')),
    }),
  }),
  'personal_data/keep': defineCall({
    summary: 'Takes a request for deletion back; it can be made again',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: nothing,
    output: z.null(),
  }),
  'personal_data/erasure': defineCall({
    summary: 'Whether the player asked for deletion, and what keeps it from being carried out now',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      asked_at: instant.nullable(),
      obstacles: z.array(z.enum(erasureObstacles)),
    }),
  }),
  'personal_data/consents': defineCall({
    summary: 'What the player agreed to and when, and whether deletion was asked for',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({ consents: z.array(consent), erasure_asked_at: instant.nullable() }),
  }),
  'personal_data/requests': definePagedCall({
    summary: 'Who asked to be forgotten, the longest wait first',
    caller: administrator('personal_data/requests'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** 1: only those that were not carried out yet; 0: only the others. */
      waiting: flag.optional(),
      user_id: id.optional(),
    }),
    output: z.array(erasureRequest),
  }),
  'personal_data/carry_out': defineCall({
    summary: 'Forgets a player who asked for it; money records, consents and limits stay',
    caller: provenAdministrator('personal_data/carry_out'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, note }),
    output: erasureRequest,
  }),
};
