import type { Market, Outcome } from '@kipute/contract/calls/matches/match-info';
import { tileLineOf } from '@kipute/domain/odds/odds-lines';
import type { Row, Sides } from './market-type.ts';
import { outcomeTypes } from './outcome-types.ts';

/** One market as a row of its type: all lines of one kind stand below each other. */
export type LineRow = {
  readonly line: number;
  readonly row: Row;
  readonly heads: readonly string[];
};

const ORDINARY_TIME = 3;
const lineAtEnd = /^(.*?)\s*(-?\d+(?:\.\d+)?)$/;
const lineInBrackets = /^(.*) \(([+-]?\d+(?:\.\d+)?)\)$/;

/** Undefined for a market that has no line. */
export function lineRowOf(market: Market, sides: Sides): LineRow | undefined {
  return overUnderRow(market) ?? handicapRow(market, sides);
}

/**
 * Goals, corners and cards of ordinary time are sold at half lines only: a quarter line or a whole
 * number has no row there (player site §5).
 */
export function isShownLine({ eventPartId, outcome_list }: Market): boolean {
  const isOverUnder = outcome_list.some(({ typeId }) => typeId === outcomeTypes.over);
  if (eventPartId !== ORDINARY_TIME || !isOverUnder) return true;
  return outcome_list.every(({ name }) => tileLineOf(name) !== undefined);
}

function overUnderRow({ id_card, outcome_list }: Market): LineRow | undefined {
  const over = outcome_list.find(({ typeId }) => typeId === outcomeTypes.over);
  const under = outcome_list.find(({ typeId }) => typeId === outcomeTypes.under);
  const known = over ?? under;
  const [, , line] = lineAtEnd.exec(known?.name ?? '') ?? [];
  if (line === undefined || outcome_list.length > 2) return undefined;
  const head = (outcome: Outcome | undefined) => lineAtEnd.exec(outcome?.name ?? '')?.[1] ?? '';
  const cell = (outcome: Outcome | undefined) =>
    outcome && { selectionId: outcome.id_card, sign: '', words: outcome.name };
  return {
    line: Number(line),
    row: { key: id_card, label: line, cells: [cell(over), cell(under)] },
    heads: [head(over), head(under)],
  };
}

function handicapRow({ id_card, outcome_list }: Market, sides: Sides): LineRow | undefined {
  const parts = outcome_list.map((outcome) => {
    const [, name, line] = lineInBrackets.exec(outcome.name) ?? [];
    return { outcome, name, line };
  });
  const at = (place: (outcome: Outcome) => boolean) => parts.find(({ outcome }) => place(outcome));
  const home = at(({ paramParticipantId1 }) => paramParticipantId1 === sides.home.id);
  const away = at(({ paramParticipantId1 }) => paramParticipantId1 === sides.away.id);
  const draw = at(isDraw);
  if (!home || !away || parts.some(({ line }) => line === undefined)) return undefined;
  const columns = draw ? [home, draw, away] : [home, away];
  if (columns.length !== parts.length) return undefined;
  return {
    line: Number(home.line),
    row: {
      key: id_card,
      cells: columns.map(({ outcome, line }) => ({
        selectionId: outcome.id_card,
        sign: line ?? '',
        words: outcome.name,
      })),
    },
    heads: columns.map(({ name }) => name ?? ''),
  };
}

const isDraw = ({ typeId }: Outcome): boolean =>
  typeId === outcomeTypes.draw || typeId === outcomeTypes.handicapDraw;
