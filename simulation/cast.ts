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
import { onlyRightPasswords } from './laws/access/only-right-passwords.ts';
import { sessionsHold } from './laws/access/sessions-hold.ts';
import { signInsBalance } from './laws/access/sign-ins-balance.ts';
import { signOutsReachEveryone } from './laws/access/sign-outs-reach-everyone.ts';
import { betsAreFound } from './laws/betting/bets-are-found.ts';
import { codesOpen } from './laws/betting/codes-open.ts';
import { createNoSureProfit } from './laws/betting/no-sure-profit.ts';
import { oneKeyOneOrder } from './laws/betting/one-key-one-order.ts';
import { ordersAreSound } from './laws/betting/orders-are-sound.ts';
import { ownLimitsHold } from './laws/betting/own-limits-hold.ts';
import { stakesTakenOnce } from './laws/betting/stakes-taken-once.ts';
import { oneKeyOneCashOut } from './laws/cash-out/one-key-one-cash-out.ts';
import { rulesFireOnce } from './laws/cash-out/rules-fire-once.ts';
import { rulesStand } from './laws/cash-out/rules-stand.ts';
import { salesInTheBooks } from './laws/cash-out/sales-in-the-books.ts';
import { soldOrSettled } from './laws/cash-out/sold-or-settled.ts';
import { withinCeiling } from './laws/cash-out/within-ceiling.ts';
import { createMessagesStaySettled, messagesSettle } from './laws/messages/messages-settle.ts';
import { oneCauseOneMessage } from './laws/messages/one-cause-one-message.ts';
import { booksBalance } from './laws/money/books-balance.ts';
import { movedOnce } from './laws/money/moved-once.ts';
import { oneKeyOnePayment } from './laws/money/one-key-one-payment.ts';
import { paymentsSettle } from './laws/money/payments-settle.ts';
import { pursesAddUp } from './laws/money/purses-add-up.ts';
import { answersInCalm } from './laws/processes/answers-in-calm.ts';
import { startsClean } from './laws/processes/starts-clean.ts';
import { createHistoryStays } from './laws/records/history-stays.ts';
import { reportsKept } from './laws/records/reports-kept.ts';
import { revisionsLineUp } from './laws/settings/revisions-line-up.ts';
import { serversShowSettings } from './laws/settings/servers-show-settings.ts';
import { asRuled } from './laws/settlement/as-ruled.ts';
import { decidedWholly } from './laws/settlement/decided-wholly.ts';
import { endedIsDecided } from './laws/settlement/ended-is-decided.ts';
import { lastWordStands } from './laws/settlement/last-word-stands.ts';
import { settledOnce } from './laws/settlement/settled-once.ts';
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
