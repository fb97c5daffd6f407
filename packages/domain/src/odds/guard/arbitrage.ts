/**
 * Whether offers can be bought together so that every end of a match pays more than it cost. Each
 * offer is a column of what a stake of one returns in each state. By linear programming duality
 * either some portfolio returns more than its cost in every state, or some probability measure
 * over the states makes every offer fair or worse; both answers are checked before they are given.
 */
export type Returns = {
  /** Of each state: which of a few outcomes the offer has in it. */
  readonly outcomeIn: Uint8Array;
  /** By outcome: what a stake of one returns. */
  readonly paid: readonly number[];
};

export type Arbitrage = {
  /** Of one staked in all: how much on which offer. */
  readonly stakes: readonly { readonly offer: number; readonly share: number }[];
  /** Per one staked, in the worst state. */
  readonly profit: number;
};

/** Chances of a few states under which nothing on offer is worth more than it costs. */
export type Measure = readonly { readonly state: number; readonly chance: number }[];

export type ArbitrageSearch =
  | { readonly found: 'arbitrage'; readonly arbitrage: Arbitrage }
  | { readonly found: 'none'; readonly measure: Measure }
  /** The bound on the work was met: nothing is known. */
  | { readonly found: 'unknown' };

/** Profits below this are the arithmetic's, not the bettor's. */
const PROFIT_MIN = 1e-6;
/** A proof with so much to spare outlives small changes of prices, which spares the next search. */
const WORTH_WANTED = 0.985;
const STATES_AT_FIRST = 16;
const STATES_PER_ROUND = 8;
const ROUNDS_MAX = 40;

/** Searches to the end at once. */
export function findArbitrage(offers: readonly Returns[], stateCount: number): ArbitrageSearch {
  const search = searchArbitrage(offers, stateCount);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

/**
 * Column generation: fewer states can only help the bettor, so a few are tried first, best those
 * that mattered last time: without arbitrage in them there is none at all. A portfolio that wins in
 * them is held against all, and where it returns least is added. Yields between its rounds, each of
 * which is a linear program of some milliseconds.
 */
export function* searchArbitrage(
  offers: readonly Returns[],
  stateCount: number,
  mattered: Measure = [],
): Generator<void, ArbitrageSearch> {
  if (offers.length === 0 || stateCount === 0) return { found: 'none', measure: [] };
  const states = statesAtFirst(stateCount, mattered);
  let found: ArbitrageSearch = { found: 'unknown' };
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const game = solveGame(offers, [...states]);
    if (!game) return found;
    const worth = worthOf(game.measure, offers);
    const isProof = worth <= 1 + PROFIT_MIN;
    if (isProof) found = { found: 'none', measure: game.measure };
    if (worth <= WORTH_WANTED) return found;
    const returned = returnsOf(game.stakes, offers, stateCount);
    const worst = worstStates(returned, { below: worth - PROFIT_MIN, besides: states });
    if (worst.length === 0) return isProof ? found : proven(game.stakes, returned);
    addAll(states, worst);
    yield;
  }
  return found;
}

function addAll(states: Set<number>, more: readonly number[]): void {
  for (const state of more) states.add(state);
}

function statesAtFirst(stateCount: number, mattered: Measure): Set<number> {
  const states = new Set(mattered.map(({ state }) => state).filter((state) => state < stateCount));
  for (let state = 0; state < stateCount && states.size < STATES_AT_FIRST; state += 1) {
    states.add(state);
  }
  return states;
}

function worstStates(
  returned: Float64Array,
  { below, besides }: { readonly below: number; readonly besides: ReadonlySet<number> },
): readonly number[] {
  const worse: number[] = [];
  for (let state = 0; state < returned.length; state += 1) {
    if ((returned[state] ?? 0) < below && !besides.has(state)) worse.push(state);
  }
  worse.sort((one, other) => (returned[one] ?? 0) - (returned[other] ?? 0));
  return worse.slice(0, STATES_PER_ROUND);
}

/** The most that a stake of one is worth by these chances; above 1 the offer is too dear to sell. */
export function worthOf(measure: Measure, offers: readonly Returns[]): number {
  return offers.reduce((most, offer) => Math.max(most, worthOfOffer(measure, offer)), 0);
}

function worthOfOffer(measure: Measure, offer: Returns): number {
  let worth = 0;
  const { outcomeIn, paid } = offer;
  for (const { state, chance } of measure) worth += chance * (paid[outcomeIn[state] ?? 0] ?? 0);
  return worth;
}

function proven(stakes: Arbitrage['stakes'], returned: Float64Array): ArbitrageSearch {
  const profit =
    returned.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY) - 1;
  return profit > PROFIT_MIN
    ? { found: 'arbitrage', arbitrage: { stakes, profit } }
    : { found: 'unknown' };
}

function returnsOf(
  stakes: Arbitrage['stakes'],
  offers: readonly Returns[],
  stateCount: number,
): Float64Array {
  const returned = new Float64Array(stateCount);
  for (const { offer, share } of stakes) {
    const returns = offers[offer];
    if (!returns) continue;
    const { outcomeIn } = returns;
    const paid = returns.paid.map((one) => share * one);
    for (let state = 0; state < stateCount; state += 1) {
      returned[state] = (returned[state] ?? 0) + (paid[outcomeIn[state] ?? 0] ?? 0);
    }
  }
  return returned;
}

type Game = { readonly stakes: Arbitrage['stakes']; readonly measure: Measure };

const PIVOTS_MAX = 2_000;
const TINY = 1e-9;
/** So little on the right-hand side that ties, of which there are many, are broken. */
const PERTURBATION = 1e-9;

/**
 * Maximises the sum of y where y ≥ 0 and no offer returns more than 1 by weights y: the measure is
 * y scaled to one, the stakes are the dual prices. Primal simplex on a condensed tableau, one row
 * for each offer and a last one for the objective, one column for each state and a last one for
 * the right-hand side. Undefined when the pivots run out.
 */
function solveGame(offers: readonly Returns[], states: readonly number[]): Game | undefined {
  const [rows, columns] = [offers.length, states.length];
  const tableau = offers.map((offer, row) => rowOf(offer, states, 1 + PERTURBATION * row));
  tableau.push(new Float64Array(columns + 1).fill(-1, 0, columns));
  // Below `columns` a variable is the weight of a state, from there on the slack of an offer.
  const ofRow = Array.from({ length: rows }, (_, row) => columns + row);
  const ofColumn = Array.from({ length: columns }, (_, column) => column);
  for (let pivots = 0; pivots < PIVOTS_MAX; pivots += 1) {
    const column = enteringColumn(tableau[rows], columns);
    if (column < 0) return readGame({ tableau, ofRow, ofColumn, states });
    const row = leavingRow(tableau, { rows, columns, column });
    // A state in which nothing is paid at all: no portfolio survives it.
    if (row < 0) return { stakes: [], measure: [{ state: states[column] ?? 0, chance: 1 }] };
    pivot(tableau, row, column);
    const entering = ofColumn[column] ?? 0;
    ofColumn[column] = ofRow[row] ?? 0;
    ofRow[row] = entering;
  }
  return undefined;
}

function rowOf(
  { outcomeIn, paid }: Returns,
  states: readonly number[],
  rightHandSide: number,
): Float64Array {
  const row = new Float64Array(states.length + 1);
  for (let column = 0; column < states.length; column += 1) {
    row[column] = paid[outcomeIn[states[column] ?? 0] ?? 0] ?? 0;
  }
  row[states.length] = rightHandSide;
  return row;
}

function enteringColumn(objective: Float64Array | undefined, columns: number): number {
  let [entering, least] = [-1, -TINY];
  for (let column = 0; column < columns; column += 1) {
    const cost = objective?.[column] ?? 0;
    if (cost < least) [entering, least] = [column, cost];
  }
  return entering;
}

function leavingRow(
  tableau: readonly Float64Array[],
  { rows, columns, column }: { rows: number; columns: number; column: number },
): number {
  let [leaving, least] = [-1, Number.POSITIVE_INFINITY];
  for (let row = 0; row < rows; row += 1) {
    const cells = tableau[row];
    const cell = cells?.[column] ?? 0;
    if (cell <= TINY) continue;
    const ratio = (cells?.[columns] ?? 0) / cell;
    if (ratio < least) [leaving, least] = [row, ratio];
  }
  return leaving;
}

function pivot(tableau: readonly Float64Array[], row: number, column: number): void {
  const leaving = tableau[row];
  if (!leaving) return;
  const element = leaving[column] ?? 1;
  const { length } = leaving;
  for (let index = 0; index < length; index += 1) leaving[index] = (leaving[index] ?? 0) / element;
  leaving[column] = 1 / element;
  for (const cells of tableau) {
    const factor = cells[column] ?? 0;
    if (cells === leaving || factor === 0) continue;
    for (let index = 0; index < length; index += 1) {
      cells[index] = (cells[index] ?? 0) - factor * (leaving[index] ?? 0);
    }
    cells[column] = -factor / element;
  }
}

function readGame({
  tableau,
  ofRow,
  ofColumn,
  states,
}: {
  readonly tableau: readonly Float64Array[];
  readonly ofRow: readonly number[];
  readonly ofColumn: readonly number[];
  readonly states: readonly number[];
}): Game {
  const columns = ofColumn.length;
  const objective = tableau[ofRow.length];
  const total = objective?.[columns] || 1;
  const stakes = ofColumn.flatMap((variable, column) => {
    const share = (objective?.[column] ?? 0) / total;
    return variable >= columns && share > TINY ? [{ offer: variable - columns, share }] : [];
  });
  const staked = stakes.reduce((sum, { share }) => sum + share, 0) || 1;
  const measure = ofRow.flatMap((variable, row) => {
    const chance = (tableau[row]?.[columns] ?? 0) / total;
    return variable < columns && chance > 0 ? [{ state: states[variable] ?? 0, chance }] : [];
  });
  const chances = measure.reduce((sum, { chance }) => sum + chance, 0) || 1;
  return {
    stakes: stakes.map(({ offer, share }) => ({ offer, share: share / staked })),
    measure: measure.map(({ state, chance }) => ({ state, chance: chance / chances })),
  };
}
