import { opposite, type Verdict, verdicts } from './verdict.ts';

/** What is known of one selection now. */
export type Assessment = {
  /** Fair price is 1 / probability, returned stakes and half results counted in. */
  readonly probability: number;
  /** Set once no end of the match that is still possible would make it another. */
  readonly verdict: Verdict | undefined;
  /** Of a quarter line one half of which is sure: what stands when the match breaks off. */
  readonly ifBrokenOff?: Verdict | undefined;
};

/** Every way the match may still end, and the chance of each; all chances above nought. */
export type Ends<State> = {
  readonly states: readonly State[];
  readonly chances: readonly number[];
};

/** Margins are negative too; an array may not be. */
const OFFSET = 64;

/** Ends told apart by one whole number alone, such as the total: far fewer than the scores. */
export function endsBy<State>(ends: Ends<State>, numberOf: (state: State) => number): Ends<number> {
  const places: number[] = [];
  const numbers: number[] = [];
  const chances: number[] = [];
  const { states } = ends;
  for (let index = 0; index < states.length; index += 1) {
    const number = numberOf(states[index] as State);
    let place = places[number + OFFSET];
    if (place === undefined) {
      place = numbers.push(number) - 1;
      chances.push(0);
      places[number + OFFSET] = place;
    }
    chances[place] = (chances[place] ?? 0) + (ends.chances[index] ?? 0);
  }
  return { states: numbers, chances };
}

/** Numbers that may come about, `chances[0]` being that of the least. */
export function numberEnds(chances: readonly number[], least: number): Ends<number> {
  const states: number[] = [];
  const possible: number[] = [];
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index] ?? 0;
    if (chance <= 0) continue;
    states.push(least + index);
    possible.push(chance);
  }
  return { states, chances: possible };
}

export const lost: Assessment = { probability: 0, verdict: verdicts.lost };
const won: Assessment = { probability: 1, verdict: verdicts.won };
/** The stake comes back: there is no price for it any more. */
export const returned: Assessment = { probability: 0.5, verdict: verdicts.void };

/** Of selections of which exactly one wins, by their chances. */
export function assessmentsOf(chances: readonly number[]): readonly Assessment[] {
  const possible = chances.reduce((count, chance) => (chance > 0 ? count + 1 : count), 0);
  return chances.map((probability) => {
    if (probability <= 0) return lost;
    return possible === 1 ? won : { probability, verdict: undefined };
  });
}

/** `count` selections of which one is known to have won. */
export function wonBy(winner: number, count: number): readonly Assessment[] {
  return Array.from({ length: count }, (_, index) => (index === winner ? won : lost));
}

/** Exactly one selection wins in every state: the one whose index `winnerOf` names. */
export function assessWinner<State>(
  ends: Ends<State>,
  count: number,
  winnerOf: (state: State) => number,
): readonly Assessment[] {
  const chances = new Array<number>(count).fill(0);
  const { states } = ends;
  for (let index = 0; index < states.length; index += 1) {
    const winner = winnerOf(states[index] as State);
    chances[winner] = (chances[winner] ?? 0) + (ends.chances[index] ?? 0);
  }
  return assessmentsOf(chances);
}

/** Of a selection that wins by any of several of which one wins, such as a double chance. */
export function assessUnion(
  assessments: readonly Assessment[],
  members: readonly number[],
): Assessment {
  const probability = members.reduce(
    (sum, place) => sum + (assessments[place]?.probability ?? 0),
    0,
  );
  if (probability === 0) return lost;
  const isSure = assessments.every(
    (one, place) => members.includes(place) || one.probability === 0,
  );
  return isSure ? won : { probability, verdict: undefined };
}

type Tally = Record<Verdict, number>;

/**
 * A fair price o pays back what is staked in the long run: won·o + halfWon·(1+o)/2 + void +
 * halfLost/2 = 1. Solved for 1/o, with the chances summing to 1.
 */
function fairProbability(tally: Tally): number {
  const forIt = tally[verdicts.won] + tally[verdicts.halfWon] / 2;
  const against = tally[verdicts.lost] + tally[verdicts.halfLost] / 2;
  return forIt + against > 0 ? forIt / (forIt + against) : 0.5;
}

const allVerdicts = Object.values(verdicts);

function soleVerdict(tally: Tally): Verdict | undefined {
  let sole: Verdict | undefined;
  for (const verdict of allVerdicts) {
    if (tally[verdict] === 0) continue;
    if (sole !== undefined) return undefined;
    sole = verdict;
  }
  return sole;
}

/** A half that wins or loses in every end stands; the other one is returned. */
function sureHalf(tally: Tally): Verdict | undefined {
  const won = tally[verdicts.won] + tally[verdicts.halfWon];
  const lost = tally[verdicts.lost] + tally[verdicts.halfLost];
  if (tally[verdicts.void] > 0 || (won > 0 && lost > 0)) return undefined;
  return won > 0 ? verdicts.halfWon : verdicts.halfLost;
}

/** One selection by itself, whatever becomes of the others of its market. */
function assessVerdict<State>(ends: Ends<State>, verdictOf: (state: State) => Verdict): Assessment {
  const tally: Tally = { 2: 0, 3: 0, 6: 0, 7: 0, 8: 0 };
  const { states } = ends;
  for (let index = 0; index < states.length; index += 1) {
    tally[verdictOf(states[index] as State)] += ends.chances[index] ?? 0;
  }
  const verdict = soleVerdict(tally);
  const ifBrokenOff = verdict ?? sureHalf(tally);
  return { probability: fairProbability(tally), verdict, ifBrokenOff };
}

/** Two selections, one of which loses what the other wins. */
export function assessTwoSides<State>(
  ends: Ends<State>,
  verdictOfFirst: (state: State) => Verdict,
): readonly Assessment[] {
  const first = assessVerdict(ends, verdictOfFirst);
  const mirrored = (verdict: Verdict | undefined) =>
    verdict === undefined ? undefined : opposite(verdict);
  const second = {
    probability: 1 - first.probability,
    verdict: mirrored(first.verdict),
    ifBrokenOff: mirrored(first.ifBrokenOff),
  };
  return [first, second];
}
