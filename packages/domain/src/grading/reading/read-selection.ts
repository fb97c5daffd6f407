import { ok, type Result, refuse } from '../../result.ts';
import { countedUnits } from '../counted-units.ts';
import type { GradedMarket, GradedSelection } from '../selection.ts';
import { type Fields, fieldsOf, type Problems, placeIn, wholePairOf } from './fields.ts';
import { lineOf, readPick } from './read-pick.ts';

const teams = ['home', 'away'] as const;

export type NamedSelection = GradedSelection & {
  readonly id: string;
  /** Undefined: of the match whose result was told last. */
  readonly matchId: string | undefined;
};

/** Reads a selection as it stands in a line of JSON. */
export function readSelection(value: unknown): Result<NamedSelection, string> {
  const problems: Problems = [];
  const fields = fieldsOf(value, { path: 'selection', problems });
  const id = fields.text('id');
  const matchId = fields.has('match') ? fields.text('match') : undefined;
  const market = readMarket(fields);
  const pick = readPick(fields.value('pick'), { path: 'selection.pick', problems });
  fields.close();
  const [problem] = problems;
  return problem === undefined ? ok({ id, matchId, market, pick }) : refuse(problem);
}

function readMarket(fields: Fields): GradedMarket {
  const { path, problems } = fields.at;
  const pair = (name: string) =>
    wholePairOf(fields.value(name), { path: `${path}.${name}`, problems });
  const [from, to] = fields.has('minutes') ? pair('minutes') : [];
  if (from !== undefined && to !== undefined && to < from) {
    problems.push(`${path}.minutes end before they begin`);
  }
  const [home, away] = fields.has('before') ? pair('before') : [];
  return {
    typeId: fields.number('type'),
    partId: fields.number('part'),
    unit: fields.has('unit') ? fields.word('unit', countedUnits) : undefined,
    team: fields.has('team') ? fields.word('team', teams) : undefined,
    playerId: fields.has('player') ? fields.text('player') : undefined,
    line: fields.has('line') ? lineOf(fields, 'line') : undefined,
    number: fields.has('number') ? placeIn(fields, 'number') : undefined,
    minutes: from === undefined || to === undefined ? undefined : { from, to },
    scoreBefore: home === undefined || away === undefined ? undefined : { home, away },
  };
}
