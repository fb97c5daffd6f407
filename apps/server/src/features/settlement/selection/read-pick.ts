import type { Side } from '@kipute/domain/grading/score';
import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  doubleChancePick,
  halfPick,
  handicapPick,
  marginPick,
  methodNamed,
  methodPick,
  minutesPick,
  namedPick,
  playerAndScorePick,
  playerPick,
  type Reading,
  type ReadPick,
  rangePick,
  scorePick,
  sideOf,
  sidePick,
  totalPick,
  yesNoPick,
} from './simple-picks.ts';

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
  readers[reading.snapshot.selection.typeId]?.(reading);

type Words = { readonly first: string; readonly last: string };

/** `Simba & Over 2.5`, `Simba by KO/TKO`: what is not a parameter stands behind the last of these. */
function wordsOf({ snapshot: { selection } }: Reading): Words | undefined {
  const [, first, last] = /^(.+) (?:&|by) (.+)$/.exec(selection.name) ?? [];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** A parameter and the words must say the same, or nobody knows what was meant. */
function conditionOf(reading: Reading, read: (word: string) => boolean | undefined) {
  const { yes } = reading.snapshot.selection;
  const said = read(wordsOf(reading)?.last ?? '');
  return yes !== null && yes === said ? yes : undefined;
}

function isBothScore(word: string): boolean | undefined {
  if (word === 'Both score') return true;
  return word === 'Not both score' ? false : undefined;
}

function bothScorePick(isSo: boolean | undefined): Pick | undefined {
  return isSo === undefined ? undefined : { kind: isSo ? 'yes' : 'no' };
}

function overUnderPick(reading: Reading): Pick | undefined {
  const { line } = reading.snapshot.market;
  const isOver = conditionOf(reading, (word) => {
    if (word === `Over ${line}`) return true;
    return word === `Under ${line}` ? false : undefined;
  });
  if (line === null || isOver === undefined) return undefined;
  return { kind: isOver ? 'over' : 'under', line };
}

function sideAlone(reading: Reading): Pick | undefined {
  const kind = sideOf(reading);
  return kind && { kind };
}

const bothScoreLast: ReadPick = (reading) => bothScorePick(conditionOf(reading, isBothScore));
const bothScoreFirst: ReadPick = (reading) =>
  bothScorePick(isBothScore(wordsOf(reading)?.first ?? ''));

/** `decision` is no round, so nothing that is put together here says it. */
function roundPick(reading: Reading): Pick | undefined {
  const [, round] = /^round (\d+)$/.exec(wordsOf(reading)?.last ?? '') ?? [];
  return round === undefined
    ? undefined
    : { kind: 'range', least: Number(round), most: Number(round) };
}

const methodLast: ReadPick = (reading) => methodNamed(wordsOf(reading)?.last ?? '');

/** By the types that are put together. Of others the feed has shown no selection yet. */
const combinationReaders: Readonly<Record<string, readonly ReadPick[]>> = {
  '69+76': [sideAlone, bothScoreLast],
  '69+47': [sideAlone, overUnderPick],
  '9+76': [doubleChancePick, bothScoreLast],
  '9+47': [doubleChancePick, overUnderPick],
  '76+47': [bothScoreFirst, overUnderPick],
  '466+10701': [sideAlone, roundPick],
  '466+10060': [sideAlone, methodLast],
};

function combinationPick(reading: Reading): Pick | undefined {
  const { combines, grading } = reading.type;
  const parts = combinationReaders[combines.join('+')]?.map((read) => read(reading)) ?? [];
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length !== parts.length) return undefined;
  return { kind: grading === 'either-of' ? 'any-of' : 'all-of', of: known };
}

const results: readonly Side[] = ['home', 'draw', 'away'];

/**
 * `Simba/Draw`: half time, then full time. Teams are named in words alone, and a name may have a
 * stroke in it, so each of the nine is put together and compared. Where two of them read the same,
 * as with two teams of one name, nobody knows which was meant.
 */
function inTurnPick({ snapshot: { selection }, sides: { names } }: Reading): Pick | undefined {
  if (!names) return undefined;
  const words: Readonly<Record<Side, string>> = { ...names, draw: 'Draw' };
  const meant = results.flatMap((half) =>
    results.flatMap((full) =>
      `${words[half]}/${words[full]}` === selection.name ? [[half, full]] : [],
    ),
  );
  const [only] = meant;
  if (!only || meant.length > 1) return undefined;
  return { kind: 'in-turn', of: only.map((kind) => ({ kind })) };
}
