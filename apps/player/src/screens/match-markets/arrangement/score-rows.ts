import type { Market, Outcome } from '@kipute/contract/calls/matches/match-info';
import type { Cell, Row } from './market-type.ts';

const score = /^(\d+)\s*[-–:]\s*(\d+)$/;
/** A market of a few scores reads better as a plain grid. */
const SCORES_MIN = 6;

type Score = { readonly home: number; readonly away: number; readonly outcome: Outcome };

/** Exact scores in three columns: home wins, draws, away wins. Undefined for other markets. */
export function scoreRowsOf(market: Market): readonly Row[] | undefined {
  const scores = market.outcome_list.flatMap((outcome): Score[] => {
    const [, home, away] = score.exec(outcome.name) ?? [];
    return home === undefined ? [] : [{ home: Number(home), away: Number(away), outcome }];
  });
  if (scores.length < SCORES_MIN) return undefined;
  const column = (belongs: (score: Score) => boolean) =>
    scores
      .filter(belongs)
      .sort((one, other) => one.home + one.away - other.home - other.away)
      .map(({ outcome }) => cellOf(outcome, market.name));
  const columns = [
    column(({ home, away }) => home > away),
    column(({ home, away }) => home === away),
    column(({ home, away }) => home < away),
  ];
  const height = Math.max(...columns.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, place) => ({
    key: `${market.id_card} ${place}`,
    cells: columns.map((cells) => cells[place]),
  }));
  return [...rows, ...otherRow(market, scores)];
}

/** "Any other score" and its kind stand below all scores. */
function otherRow({ id_card, name, outcome_list }: Market, scores: readonly Score[]): Row[] {
  const written = new Set(scores.map(({ outcome }) => outcome.id_card));
  const others = outcome_list.filter((outcome) => !written.has(outcome.id_card));
  if (others.length === 0) return [];
  return [{ key: `${id_card} other`, cells: others.map((outcome) => cellOf(outcome, name)) }];
}

function cellOf({ id_card, name }: Outcome, marketName: string): Cell {
  return { selectionId: id_card, sign: name, words: marketName };
}
