import type { OverUnder, QuickMarkets, Sellable } from '../facts/quick-markets.ts';
import { type FormWriter, type JsonForm, startForm, writeEach } from './json-form.ts';
import type { OutcomeWriter } from './outcome-view.ts';

/** The quick markets of a match: what stands between its header and its `bet_list`. */
export function quickForm(quick: QuickMarkets, outcomes: OutcomeWriter): JsonForm {
  const writer = startForm();
  const { winner, doubleChance, bothScore } = quick;
  const row = writeRow(writer, outcomes);
  row('way_3', { W1: winner.home, Draw: winner.draw, W2: winner.away });
  row('double_chance', {
    x_or_1: doubleChance.homeOrDraw,
    x_or_2: doubleChance.awayOrDraw,
    or_1_2: doubleChance.homeOrAway,
  });
  row('both_teams_to_score', bothScore);
  const columns = writeColumns(writer, outcomes);
  columns('over_or_under', quick.totals);
  columns('corners', quick.corners);
  columns('cards', quick.cards);
  return writer.finish();
}

const noLines: OverUnder = { over: [], under: [] };

/** For matches that are listed without their markets. */
export const nothingQuick: QuickMarkets = {
  winner: { home: null, draw: null, away: null },
  doubleChance: { homeOrDraw: null, awayOrDraw: null, homeOrAway: null },
  bothScore: { yes: null, no: null },
  totals: noLines,
  corners: noLines,
  cards: noLines,
};

/** `header` is a whole object; the quick markets go into it, and it is left open. */
export function matchText(header: string, quick: string): string {
  return `${header.slice(0, -1)}${quick},"bet_list":[`;
}

/** Closes what `matchText` leaves open. */
export const closeMatch = (open: string, betList: string): string => `${open}${betList}]}`;

function writeRow(writer: FormWriter, outcomes: OutcomeWriter) {
  return (name: string, row: Readonly<Record<string, Sellable | null>>) => {
    writer.write(`,"${name}":{`);
    writeEach(writer, Object.entries(row), ([key, sellable]) => {
      if (!sellable) writer.write(`"${key}":null`);
      else writer.writePriced(`"${key}":${outcomes.open(sellable)}`, sellable);
    });
    writer.write('}');
  };
}

function writeColumns(writer: FormWriter, outcomes: OutcomeWriter) {
  return (name: string, { over, under }: OverUnder) => {
    writer.write(`,"${name}":{"Over":[`);
    writeEach(writer, over, (sellable) => writer.writePriced(outcomes.open(sellable), sellable));
    writer.write('],"Under":[');
    writeEach(writer, under, (sellable) => writer.writePriced(outcomes.open(sellable), sellable));
    writer.write(']}');
  };
}
