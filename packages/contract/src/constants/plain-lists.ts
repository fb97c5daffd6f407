import { autoCashOutStates, cashOutStates } from './betting/cash-outs.ts';
import {
  guessingBetTypes,
  jackpotRewardTypes,
  poolIssueStatuses,
  poolMatchEnds,
  poolTicketStatuses,
  racingBetTypes,
  racingOrderStatuses,
  racingResults,
  racingRoundStatuses,
} from './betting/games.ts';
import { orderStatuses, orderTypes } from './betting/orders.ts';
import { legOutcomes } from './betting/outcomes.ts';
import type { Choices } from './choice.ts';
import { bannerTypes } from './content/banners.ts';
import { richTextTypes } from './content/texts.ts';
import { eventParts } from './matches/event-parts.ts';
import { eventInfoTypes, scoringUnits } from './matches/live-data.ts';
import { marketGroups } from './matches/market-groups.ts';
import {
  liveBetFlags,
  marketBetStatuses,
  resultTypes,
  riskLevels,
  seals,
  typeFlags,
} from './matches/markets.ts';
import { sports } from './matches/sports.ts';
import { billTypes } from './money/bills.ts';
import { paymentMethods, payStatuses } from './money/payments.ts';
import {
  googleBindings,
  jobStatuses,
  jobTypes,
  permissionNodeTypes,
  reportedFlags,
  smsStatuses,
  userStatuses,
} from './operations/administration.ts';
import { logTypes } from './operations/logs.ts';

/**
 * The enumerations that are nothing but number, word and name, under their names on the wire.
 * `bet_status` is the one the back-office never lets the server override.
 */
export const plainLists = {
  payment_methods: paymentMethods,
  pay_status: payStatuses,
  bill_types: billTypes,
  outcome: legOutcomes,
  order_status: orderStatuses,
  order_types: orderTypes,
  cashout_states: cashOutStates,
  auto_cashout_states: autoCashOutStates,
  guessing_bet_types: guessingBetTypes,
  jackpot_reward_types: jackpotRewardTypes,
  pool_issue_status: poolIssueStatuses,
  pool_ticket_status: poolTicketStatuses,
  pool_match_ends: poolMatchEnds,
  racing_round_status: racingRoundStatuses,
  racing_order_status: racingOrderStatuses,
  racing_results: racingResults,
  racing_bet_types: racingBetTypes,
  sports,
  event_parts: eventParts,
  scoring_units: scoringUnits,
  event_info_types: eventInfoTypes,
  bet_status: marketBetStatuses,
  roll_bet: liveBetFlags,
  type_flag: typeFlags,
  result_types: resultTypes,
  market_groups: marketGroups,
  risk_levels: riskLevels,
  seal: seals,
  user_status: userStatuses,
  google_binding: googleBindings,
  sms_status: smsStatuses,
  reported: reportedFlags,
  node_types: permissionNodeTypes,
  job_status: jobStatuses,
  job_types: jobTypes,
  log_types: logTypes,
  banner_types: bannerTypes,
  rich_text_types: richTextTypes,
} as const satisfies Readonly<Record<string, Choices>>;
