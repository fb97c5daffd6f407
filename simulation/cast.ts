import type { Action, Actor, Scene } from './actors/actor.ts';
import { administrators } from './actors/administrators.ts';
import { bettors } from './actors/bettors.ts';
import { cashOuts } from './actors/cash-outs.ts';
import { casinoFaults } from './actors/casino/casino-faults.ts';
import { casinoPlayers } from './actors/casino/casino-players.ts';
import { houseSettings } from './actors/house-settings.ts';
import { money } from './actors/money.ts';
import { pageReports } from './actors/page-reports.ts';
import { players } from './actors/players.ts';
import { poolBuyers } from './actors/pools/pool-buyers.ts';
import { poolOffice, poolsPlayedOut } from './actors/pools/pool-office.ts';
import { coinChangers } from './actors/racing/coin-changers.ts';
import { racingBettors } from './actors/racing/racing-bettors.ts';
import { playingOut, results } from './actors/results.ts';
import { textMessages } from './actors/text-messages.ts';
import { vandal } from './actors/vandal.ts';
import {
  cutLine,
  freezeServer,
  gatewayFaults,
  killPostgres,
  killServer,
  loseBus,
  operatorFaults,
  powerCut,
  restartServer,
} from './fault-injection.ts';
import {
  onlyRightPasswords,
  sessionsHold,
  signInsBalance,
  signOutsReachEveryone,
} from './laws/access.ts';
import { createNoSureProfit } from './laws/arbitrage.ts';
import {
  betsAreFound,
  codesOpen,
  oneKeyOneOrder,
  ordersAreSound,
  ownLimitsHold,
  stakesTakenOnce,
} from './laws/betting.ts';
import { campaignsKeepBudgets } from './laws/campaigns.ts';
import {
  oneKeyOneCashOut,
  rulesFireOnce,
  rulesStand,
  salesInTheBooks,
  soldOrSettled,
  withinCeiling,
} from './laws/cash-out.ts';
import {
  casinoAddsUp,
  casinoMovesOnce,
  launchesOpenOnce,
  providersAgree,
} from './laws/casino/wallet-books.ts';
import { freeBetsAddUp, noStakeIsInvented, oneRewardForOneFriend } from './laws/free-bets.ts';
import type { Law } from './laws/law.ts';
import {
  booksBalance,
  figuresFollowBooks,
  pursesAddUp,
  statisticsFollowBooks,
} from './laws/ledger.ts';
import { createMessagesStaySettled, messagesSettle, oneCauseOneMessage } from './laws/messages.ts';
import { movedOnce, oneKeyOnePayment, paymentsSettle } from './laws/payments.ts';
import { poolsSharedOut } from './laws/pools/pool-shares.ts';
import {
  oneKeyOneTicket,
  ticketsComeToAnEnd,
  ticketsPaidForOnce,
  ticketsPaidOnce,
} from './laws/pools/pool-tickets.ts';
import { poolsAddUp } from './laws/pools.ts';
import { answersInCalm, startsClean } from './laws/processes.ts';
import { oneKeyOneRaceOrder, raceStakesTakenOnce } from './laws/racing/race-orders.ts';
import { raceOrdersPaidOnce, racesAddUp } from './laws/racing/race-payouts.ts';
import {
  createRoundsStay,
  roundsComeToAnEnd,
  roundsMadeAgain,
  roundsShownInTime,
} from './laws/racing/race-rounds.ts';
import { coinChangedOnce } from './laws/racing/racing-coin.ts';
import { createHistoryStays, reportsKept } from './laws/records.ts';
import { revisionsLineUp, serversShowSettings } from './laws/settings.ts';
import { asRuled, decidedWholly, endedIsDecided, lastWordStands } from './laws/settlement.ts';
import { settledOnce } from './laws/settlement-payouts.ts';
import type { Cast } from './simulation.ts';

const actors: readonly Actor<Scene>[] = [
  players,
  administrators,
  pageReports,
  houseSettings,
  textMessages,
  money,
  bettors,
  cashOuts,
  poolOffice,
  poolBuyers,
  coinChangers,
  racingBettors,
  casinoPlayers,
  results,
  vandal,
];

const faults: readonly Actor<Scene>[] = [
  killServer,
  restartServer,
  freezeServer,
  killPostgres,
  powerCut,
  cutLine,
  loseBus,
  gatewayFaults,
  operatorFaults,
  casinoFaults,
];

/** Of races and casino. */
const createGameLaws = (): readonly Law<Scene>[] => [
  createRoundsStay(),
  roundsShownInTime,
  oneKeyOneRaceOrder,
  raceStakesTakenOnce,
  raceOrdersPaidOnce,
  racesAddUp,
  coinChangedOnce,
  roundsMadeAgain,
  casinoMovesOnce,
  casinoAddsUp,
  launchesOpenOnce,
  roundsComeToAnEnd,
  providersAgree,
];

/** The processes first: without them the others can only complain that nobody answers. */
const createLaws = (): readonly Law<Scene>[] => [
  startsClean,
  answersInCalm,
  onlyRightPasswords,
  sessionsHold,
  signInsBalance,
  signOutsReachEveryone,
  reportsKept,
  createHistoryStays(),
  revisionsLineUp,
  serversShowSettings,
  oneCauseOneMessage,
  messagesSettle,
  createMessagesStaySettled(),
  booksBalance,
  freeBetsAddUp,
  oneRewardForOneFriend,
  noStakeIsInvented,
  figuresFollowBooks,
  statisticsFollowBooks,
  pursesAddUp,
  oneKeyOnePayment,
  movedOnce,
  paymentsSettle,
  oneKeyOneOrder,
  stakesTakenOnce,
  decidedWholly,
  ordersAreSound,
  settledOnce,
  soldOrSettled,
  oneKeyOneCashOut,
  salesInTheBooks,
  withinCeiling,
  rulesFireOnce,
  campaignsKeepBudgets,
  poolsAddUp,
  oneKeyOneTicket,
  ticketsPaidForOnce,
  ticketsPaidOnce,
  poolsSharedOut,
  ...createGameLaws(),
  ticketsComeToAnEnd,
  endedIsDecided,
  asRuled,
  lastWordStands,
  rulesStand,
  ownLimitsHold,
  betsAreFound,
  codesOpen,
  createNoSureProfit(),
];

/** What was sold comes to its end, match by match and issue by issue. */
const everythingOver: Action<Scene> = {
  says: `${playingOut.says}, every issue is seen through`,
  play: async (scene) => {
    await playingOut.play(scene);
    await poolsPlayedOut(scene);
  },
};

/**
 * Everybody and everything of a run. A new capability adds its actor and its law here; another
 * weight or place changes what every seed plays.
 */
export const createCast = (): Cast<Scene> => ({
  ...{ actors, faults, laws: createLaws() },
  closing: everythingOver,
});
