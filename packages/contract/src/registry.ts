import type { z } from 'zod';
import type { CallDefinition, Site } from './call.ts';
import { agreementCalls } from './calls/accounts/agreements.ts';
import { messageChoiceCalls } from './calls/accounts/message-choices.ts';
import { personalDataCalls } from './calls/accounts/personal-data.ts';
import { profileCalls } from './calls/accounts/profile.ts';
import { protectionCalls } from './calls/accounts/protection.ts';
import { registrationCalls } from './calls/accounts/registration.ts';
import { passwordCalls, sessionCalls, signInCalls } from './calls/accounts/sign-in.ts';
import { bannerCalls } from './calls/banner.ts';
import { betConfigCalls, stringRewardsCalls } from './calls/bet-config.ts';
import { boostCalls } from './calls/betting/boosts.ts';
import { cashOutCalls } from './calls/betting/cash-out.ts';
import { orderListCalls } from './calls/betting/order-list.ts';
import { orderOfficeCalls } from './calls/betting/order-office.ts';
import { randomBetCalls } from './calls/betting/random-bets.ts';
import { referredBetCalls } from './calls/betting/referred-bets.ts';
import { shareListCalls } from './calls/betting/share-list.ts';
import { campaignCalls } from './calls/campaign.ts';
import { casinoCalls } from './calls/casino/casino.ts';
import { casinoOfficeCalls } from './calls/casino/casino-office.ts';
import { configurationCalls } from './calls/configuration.ts';
import { freeBetCalls, freeBetOfficeCalls } from './calls/growth/free-bets.ts';
import { referralCalls, referralOfficeCalls } from './calls/growth/referrals.ts';
import { logCalls } from './calls/log.ts';
import {
  bookmakerOfficeCalls,
  competitionOfficeCalls,
  competitionTierCalls,
  countryOfficeCalls,
  mappingCalls,
  marketTypeOfficeCalls,
} from './calls/matches/catalogue-office.ts';
import { suspendedMarketCalls } from './calls/matches/match-info.ts';
import { matchListCalls } from './calls/matches/match-lists.ts';
import { matchNavigationCalls } from './calls/matches/match-navigation.ts';
import { matchOfficeCalls } from './calls/matches/match-office.ts';
import { oneMatchCalls } from './calls/matches/one-match.ts';
import { resultCalls } from './calls/matches/results.ts';
import { tradingCalls } from './calls/matches/trading.ts';
import { chatCalls } from './calls/messages/chat.ts';
import {
  cannedAnswerCalls,
  chatConfigCalls,
  chatOfficeCalls,
} from './calls/messages/chat-office.ts';
import { inboxCalls } from './calls/messages/inbox.ts';
import { mailingCalls } from './calls/messages/mailings.ts';
import { messageBoardCalls } from './calls/messages/message-board.ts';
import { messageTemplateCalls } from './calls/messages/message-templates.ts';
import { pushCalls } from './calls/messages/push.ts';
import { billCalls } from './calls/money/bill.ts';
import { channelCalls } from './calls/money/channel.ts';
import { ledgerCalls } from './calls/money/ledger.ts';
import { operatorStatusCalls } from './calls/money/operator-status.ts';
import { payerPhoneCalls } from './calls/money/payer-phone.ts';
import { payConfigCalls, rechargeCalls } from './calls/money/recharge.ts';
import { reconciliationCalls } from './calls/money/reconciliation.ts';
import { withdrawCalls } from './calls/money/withdraw.ts';
import { agentCalls, finderCalls } from './calls/office/agents.ts';
import { approvalCalls, officeConfigCalls, queueCalls } from './calls/office/approvals.ts';
import { bannerOfficeCalls, popularOfficeCalls } from './calls/office/banners.ts';
import { campaignOfficeCalls } from './calls/office/campaigns.ts';
import { fileCalls } from './calls/office/files.ts';
import { addressCalls, areaCodeCalls, listExportCalls } from './calls/office/guards.ts';
import { jobCalls } from './calls/office/jobs.ts';
import { liveDeskCalls } from './calls/office/live-desk.ts';
import { managerCalls } from './calls/office/managers.ts';
import { ownAccountCalls } from './calls/office/own-account.ts';
import { regulatorCalls } from './calls/office/regulator.ts';
import { permissionNodeCalls, roleCalls } from './calls/office/roles.ts';
import { settingCalls } from './calls/office/settings.ts';
import { siteConfigCalls } from './calls/office/site-config.ts';
import { statisticsCalls } from './calls/office/statistics.ts';
import { userPageCalls } from './calls/office/user-page.ts';
import { userCalls } from './calls/office/users.ts';
import { playerChoiceCalls } from './calls/player-choice.ts';
import { poolCalls } from './calls/pools/pools.ts';
import { poolIssueCalls, poolTypeCalls } from './calls/pools/pools-office.ts';
import { racingCalls } from './calls/racing/racing.ts';
import { racingConfigCalls, racingOfficeCalls } from './calls/racing/racing-office.ts';
import { graphicTextCalls } from './calls/texts/graphic-texts.ts';
import { textCalls } from './calls/texts/texts.ts';
import { unchangedCalls } from './calls/unchanged.ts';
import { visitorCalls } from './calls/visitor.ts';
import { winnerCalls } from './calls/winners.ts';
import { codePurposes } from './constants/accounts/verification-codes.ts';

/**
 * Every call there is. The server registers its routes from this table, the client takes its
 * typed functions from it, and docs/api.md is printed from it.
 */
export const registry = {
  ...addressCalls,
  ...agentCalls,
  ...agreementCalls,
  ...approvalCalls,
  ...areaCodeCalls,
  ...bannerCalls,
  ...bannerOfficeCalls,
  ...billCalls,
  ...betConfigCalls,
  ...boostCalls,
  ...bookmakerOfficeCalls,
  ...campaignCalls,
  ...campaignOfficeCalls,
  ...cannedAnswerCalls,
  ...cashOutCalls,
  ...casinoCalls,
  ...casinoOfficeCalls,
  ...chatCalls,
  ...chatConfigCalls,
  ...chatOfficeCalls,
  ...competitionOfficeCalls,
  ...competitionTierCalls,
  ...configurationCalls,
  ...countryOfficeCalls,
  ...fileCalls,
  ...finderCalls,
  ...graphicTextCalls,
  ...inboxCalls,
  ...freeBetCalls,
  ...freeBetOfficeCalls,
  ...listExportCalls,
  ...jobCalls,
  ...logCalls,
  ...mailingCalls,
  ...managerCalls,
  ...marketTypeOfficeCalls,
  ...matchListCalls,
  ...matchNavigationCalls,
  ...resultCalls,
  ...mappingCalls,
  ...matchOfficeCalls,
  ...tradingCalls,
  ...oneMatchCalls,
  ...orderListCalls,
  ...orderOfficeCalls,
  ...messageBoardCalls,
  ...messageChoiceCalls,
  ...messageTemplateCalls,
  ...officeConfigCalls,
  ...ownAccountCalls,
  ...passwordCalls,
  ...payConfigCalls,
  ...payerPhoneCalls,
  ...permissionNodeCalls,
  ...personalDataCalls,
  ...playerChoiceCalls,
  ...poolCalls,
  ...poolIssueCalls,
  ...poolTypeCalls,
  ...popularOfficeCalls,
  ...profileCalls,
  ...regulatorCalls,
  ...protectionCalls,
  ...pushCalls,
  ...queueCalls,
  ...racingCalls,
  ...racingConfigCalls,
  ...racingOfficeCalls,
  ...rechargeCalls,
  ...channelCalls,
  ...ledgerCalls,
  ...operatorStatusCalls,
  ...reconciliationCalls,
  ...randomBetCalls,
  ...referredBetCalls,
  ...referralCalls,
  ...referralOfficeCalls,
  ...registrationCalls,
  ...roleCalls,
  ...sessionCalls,
  ...settingCalls,
  ...liveDeskCalls,
  ...siteConfigCalls,
  ...shareListCalls,
  ...statisticsCalls,
  ...stringRewardsCalls,
  ...suspendedMarketCalls,
  ...signInCalls,
  ...textCalls,
  ...unchangedCalls,
  ...userCalls,
  ...userPageCalls,
  ...winnerCalls,
  ...visitorCalls,
  ...withdrawCalls,
} satisfies Record<`${string}/${string}`, CallDefinition>;

export type Registry = typeof registry;
export type CallName = keyof Registry;

type Alias = {
  readonly call: CallName;
  /** Laid over what the page sends, where the older name says it already. */
  readonly fields?: Readonly<Record<string, unknown>>;
};

/**
 * Other names of calls at one address, older ones among them: there they are the call that is named
 * here, with its schema, its caller and its budget.
 */
export const callsAtSite: Readonly<Record<Site, Readonly<Partial<Record<string, Alias>>>>> = {
  player: {
    'subscriber/change_cipher_password': { call: 'subscriber/reset_password' },
    'subscriber/get_password': {
      call: 'subscriber/get_code',
      fields: { type: codePurposes['reset-password'].id },
    },
    'subscriber/subscriber_info': { call: 'subscriber/get_user_info' },
    'subscriber/user_update_password': { call: 'subscriber/update_password' },
  },
  backoffice: {
    'guessing_bet_type/inquire': { call: 'guessing_bet_type/inquire_all' },
    'racing_round/inquire': { call: 'racing_round/inquire_all' },
    'subscriber/update_password': { call: 'subscriber/update_own_password' },
    'subscriber/update_user_password': { call: 'subscriber/user_reset_password' },
  },
};

/** What a page may leave out (defaults apply) … */
export type CallInput<Name extends CallName> = z.input<Registry[Name]['input']>;
/** … what a handler receives … */
export type CallRequest<Name extends CallName> = z.output<Registry[Name]['input']>;
/** … and the `content` of a successful reply. */
export type CallContent<Name extends CallName> = z.output<Registry[Name]['output']>;
