import { administrators } from './actors/administrators.ts';
import { bettors } from './actors/betting/bettors.ts';
import { cashOuts } from './actors/cash-outs/cash-outs.ts';
import { houseSettings } from './actors/house-settings.ts';
import { money } from './actors/money.ts';
import { pageReports } from './actors/page-reports.ts';
import { players } from './actors/players.ts';
import { playingOut } from './actors/results/playing-out.ts';
import { results } from './actors/results/results.ts';
import type { Scene } from './actors/scene.ts';
import { textMessages } from './actors/text-messages.ts';
import { vandal } from './actors/vandal.ts';
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
import {
  oneKeyOneCashOut,
  rulesFireOnce,
  rulesStand,
  salesInTheBooks,
  soldOrSettled,
  withinCeiling,
} from './laws/cash-out.ts';
import { booksBalance, pursesAddUp } from './laws/ledger.ts';
import { createMessagesStaySettled, messagesSettle, oneCauseOneMessage } from './laws/messages.ts';
import { movedOnce, oneKeyOnePayment, paymentsSettle } from './laws/payments.ts';
import { answersInCalm, startsClean } from './laws/processes.ts';
import { createHistoryStays, reportsKept } from './laws/records.ts';
import { revisionsLineUp, serversShowSettings } from './laws/settings.ts';
import { asRuled, decidedWholly, endedIsDecided, lastWordStands } from './laws/settlement.ts';
import { settledOnce } from './laws/settlement-payouts.ts';
import type { Cast } from './simulation.ts';
import { cutLine } from './troubles/cut-line.ts';
import { freezeServer } from './troubles/freeze-server.ts';
import { gatewayTrouble } from './troubles/gateway-trouble.ts';
import { killPostgres } from './troubles/kill-postgres.ts';
import { killServer } from './troubles/kill-server.ts';
import { loseBus } from './troubles/lose-bus.ts';
import { operatorTrouble } from './troubles/operator-trouble.ts';
import { powerCut } from './troubles/power-cut.ts';
import { restartServer } from './troubles/restart-server.ts';

/**
 * Everybody and everything of a run. A new capability adds its actor and its law here; another
 * weight or place changes what every seed plays.
 */
export const createCast = (): Cast<Scene> => ({
  actors: [
    players,
    administrators,
    pageReports,
    houseSettings,
    textMessages,
    money,
    bettors,
    cashOuts,
    results,
    vandal,
  ],
  closing: playingOut,
  troubles: [
    killServer,
    restartServer,
    freezeServer,
    killPostgres,
    powerCut,
    cutLine,
    loseBus,
    gatewayTrouble,
    operatorTrouble,
  ],
  // The processes first: without them the others can only complain that nobody answers.
  laws: [
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
    endedIsDecided,
    asRuled,
    lastWordStands,
    rulesStand,
    ownLimitsHold,
    betsAreFound,
    codesOpen,
    createNoSureProfit(),
  ],
});
