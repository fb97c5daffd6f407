/** How a match of an issue ended, as it stands; `since` in milliseconds, of one that is off. */
export type MatchEnd =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'played'; readonly home: number; readonly away: number }
  | { readonly kind: 'off'; readonly since: number };

/** What decides a place, in words: `match 2:1`, `reserve 0 1:1`, `void`, or `waiting`. */
export type PlaceWord = string;

type Ends = { readonly matches: readonly MatchEnd[]; readonly reserves: readonly MatchEnd[] };

/**
 * Moment after moment, as somebody with the list of the office would follow it: who is called off
 * goes, and the first reserve that stands free and was not called off steps in. Nothing of the
 * house's own arithmetic is used here.
 */
export function placesByHand({ matches, reserves }: Ends): readonly PlaceWord[] {
  const holders: (number | 'match' | 'nobody')[] = matches.map(() => 'match');
  const gone = new Set<number>();
  for (const { reserve, place } of momentsOf({ matches, reserves })) {
    if (reserve !== undefined) gone.add(reserve);
    // Either is there; a reserve that stands in for nobody is found nowhere.
    const vacant = place ?? holders.indexOf(reserve ?? 'nobody');
    if (vacant < 0) continue;
    const next = reserves.findIndex((_, at) => !gone.has(at) && !holders.includes(at));
    holders[vacant] = next < 0 ? 'nobody' : next;
  }
  return holders.map((holder, place) => {
    if (holder === 'nobody') return 'void';
    const end = holder === 'match' ? matches[place] : reserves[holder];
    if (end?.kind !== 'played') return 'waiting';
    return `${holder === 'match' ? holder : `reserve ${holder}`} ${end.home}:${end.away}`;
  });
}

type Moment = { readonly since: number; readonly reserve?: number; readonly place?: number };

/** Of one moment reserves come first: nobody steps in who is off already. */
function momentsOf({ matches, reserves }: Ends): readonly Moment[] {
  const ofReserves = reserves.flatMap((end, reserve) =>
    end.kind === 'off' ? [{ since: end.since, reserve }] : [],
  );
  const ofMatches = matches.flatMap((end, place) =>
    end.kind === 'off' ? [{ since: end.since, place }] : [],
  );
  return [...ofReserves, ...ofMatches].toSorted((one, other) => one.since - other.since);
}

type NaiveTier =
  | { readonly right: number; readonly kind: 'percent-of-pool'; readonly percent: number }
  | { readonly right: number; readonly kind: 'fixed-amount'; readonly amount: string };

export type NaiveTerms = {
  readonly initialPool: string;
  readonly growthPercent: number;
  readonly growthMaximum: string;
  readonly taxPercent: number;
  readonly tiers: readonly NaiveTier[];
};

export type NaiveTicket = {
  readonly serial: string;
  /** By commas. */
  readonly picks: string;
  readonly reservePicks: string;
  readonly multiplier: number;
  /** Senti, as text. */
  readonly stake: string;
  readonly paidWith: string;
};

type Shared = {
  readonly growth: bigint;
  readonly remainder: bigint;
  /** What is left in the pool; below nothing the house pays it. */
  readonly left: bigint;
  /** By ticket, in order. */
  readonly prizes: readonly bigint[];
  readonly taxes: readonly bigint[];
};

type Sharing = {
  readonly terms: NaiveTerms;
  readonly openingPool: bigint;
  readonly places: readonly PlaceWord[];
  readonly tickets: readonly NaiveTicket[];
};

const percentOf = (amount: bigint, percent: number): bigint =>
  (amount * BigInt(Math.round(percent * 100))) / 10_000n;

/** Every line is written out and compared with the results. */
export function sharesByHand({ terms, openingPool, places, tickets }: Sharing): Shared {
  const stakes = tickets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const added = percentOf(stakes, terms.growthPercent);
  const growth = added > BigInt(terms.growthMaximum) ? BigInt(terms.growthMaximum) : added;
  const pool = openingPool + growth;
  const rights = tickets.map((ticket) => rightOfLines(ticket, places));
  const prizes = tickets.map(() => 0n);
  let [left, remainder] = [pool, 0n];
  for (const tier of terms.tiers) {
    const winners = rights.map((lines) => lines.filter((right) => right === tier.right).length);
    const lines = BigInt(winners.reduce((sum, count) => sum + count, 0));
    if (lines === 0n) continue;
    const isFixed = tier.kind === 'fixed-amount';
    const fund = isFixed ? BigInt(tier.amount) * lines : percentOf(pool, tier.percent);
    const each = fund / lines;
    remainder += fund - each * lines;
    left -= fund;
    winners.forEach((count, at) => {
      prizes[at] = (prizes[at] ?? 0n) + each * BigInt(count);
    });
  }
  const taxes = prizes.map((prize, at) => {
    const ticket = tickets[at];
    const own = ticket?.paidWith === 'cash' ? BigInt(ticket.stake) : 0n;
    return prize > own ? (percentOf(prize - own, terms.taxPercent) / 100n) * 100n : 0n;
  });
  return { growth, remainder, left, prizes, taxes };
}

/** Of each line that was bought, how many of its picks are right. */
function rightOfLines(
  { picks, reservePicks, multiplier }: NaiveTicket,
  places: readonly PlaceWord[],
): readonly number[] {
  let lines: string[][] = [[]];
  for (const pick of picks.split(',')) {
    const choices = /^[1X2]+$/.test(pick) ? [...pick] : [pick];
    lines = lines.flatMap((line) => choices.map((choice) => [...line, choice]));
  }
  const onReserves = reservePicks.split(',');
  const rights = lines.map(
    (line) => line.filter((pick, at) => isRight(pick, onReserves, places[at] ?? 'waiting')).length,
  );
  return Array.from({ length: multiplier }, () => rights).flat();
}

function isRight(pick: string, onReserves: readonly string[], place: PlaceWord): boolean {
  if (place === 'void') return true;
  const [, reserve, home = '', away = ''] = /(\d+ )?(\d+):(\d+)$/.exec(place) ?? [];
  if (home === '') return false;
  const chosen = reserve === undefined ? pick : onReserves[Number(reserve)];
  if (chosen === 'other') return Number(home) > 5 || Number(away) > 5;
  if (chosen?.includes('-')) return chosen === `${home}-${away}`;
  if (home === away) return chosen === 'X';
  return chosen === (Number(home) > Number(away) ? '1' : '2');
}
