import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { combinationPick } from './combination-picks.ts';
import { inTurnPick } from './in-turn-picks.ts';
import { marginPick, minutesPick, rangePick, totalPick } from './line-picks.ts';
import { playerAndScorePick, playerPick } from './player-picks.ts';
import type { Reading, ReadPick } from './read-pick.ts';
import { scorePick } from './score-picks.ts';
import { doubleChancePick, handicapPick, sidePick } from './side-picks.ts';
import { halfPick, methodPick, namedPick, yesNoPick } from './worded-picks.ts';

/** By the provider's outcome type. Whether a pick fits its market, grading says. */
const readers: Readonly<Record<number, ReadPick>> = {
  [outcomeTypes.winner]: sidePick,
  [outcomeTypes.winnerMoneyBack]: sidePick,
  [outcomeTypes.nextTeam]: sidePick,
  [outcomeTypes.draw]: sidePick,
  [outcomeTypes.handicapWinner]: handicapPick,
  [outcomeTypes.handicapDraw]: handicapPick,
  [outcomeTypes.gameHandicapWinner]: handicapPick,
  [outcomeTypes.pointsHandicapWinner]: handicapPick,
  [outcomeTypes.setHandicapWinner]: handicapPick,
  [outcomeTypes.handicapWinnerWithScore]: handicapPick,
  [outcomeTypes.doubleChance]: doubleChancePick,
  [outcomeTypes.totalOver]: totalPick,
  [outcomeTypes.totalUnder]: totalPick,
  [outcomeTypes.pointsOverUnder]: totalPick,
  [outcomeTypes.range]: rangePick,
  [outcomeTypes.timeRange]: minutesPick,
  [outcomeTypes.winningMargin]: marginPick,
  [outcomeTypes.scoreExact]: scorePick,
  [outcomeTypes.player]: playerPick,
  [outcomeTypes.playerAndScore]: playerAndScorePick,
  [outcomeTypes.yesNo]: yesNoPick,
  [outcomeTypes.odd]: () => ({ kind: 'odd' }),
  [outcomeTypes.even]: () => ({ kind: 'even' }),
  [outcomeTypes.none]: () => ({ kind: 'none' }),
  [outcomeTypes.half]: halfPick,
  [outcomeTypes.method]: methodPick,
  [outcomeTypes.named]: namedPick,
  [outcomeTypes.combination]: combinationPick,
  [outcomeTypes.halfTimeFullTime]: inTurnPick,
};

export const pickOf: ReadPick = (reading: Reading) =>
  readers[reading.image.selection.typeId]?.(reading);
