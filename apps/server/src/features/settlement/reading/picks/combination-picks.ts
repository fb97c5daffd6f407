import type { Pick } from '@kipute/domain/grading/selection';
import { type Reading, type ReadPick, sideOf } from './read-pick.ts';
import { doubleChancePick } from './side-picks.ts';
import { methodNamed } from './worded-picks.ts';

type Words = { readonly first: string; readonly last: string };

/** `Simba & Over 2.5`, `Simba by KO/TKO`: what is not a parameter stands behind the last of these. */
function wordsOf({ image: { selection } }: Reading): Words | undefined {
  const [, first, last] = /^(.+) (?:&|by) (.+)$/.exec(selection.name) ?? [];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** A parameter and the words must say the same, or nobody knows what was meant. */
function conditionOf(reading: Reading, read: (word: string) => boolean | undefined) {
  const { yes } = reading.image.selection;
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
  const { line } = reading.image.market;
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
const readers: Readonly<Record<string, readonly ReadPick[]>> = {
  '69+76': [sideAlone, bothScoreLast],
  '69+47': [sideAlone, overUnderPick],
  '9+76': [doubleChancePick, bothScoreLast],
  '9+47': [doubleChancePick, overUnderPick],
  '76+47': [bothScoreFirst, overUnderPick],
  '466+10701': [sideAlone, roundPick],
  '466+10060': [sideAlone, methodLast],
};

export function combinationPick(reading: Reading): Pick | undefined {
  const { combines, grading } = reading.type;
  const parts = readers[combines.join('+')]?.map((read) => read(reading)) ?? [];
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length !== parts.length) return undefined;
  return { kind: grading === 'either-of' ? 'any-of' : 'all-of', of: known };
}
