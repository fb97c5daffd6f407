import type { Side } from '@kipute/domain/grading/score';
import type { Pick } from '@kipute/domain/grading/selection';
import { teamOf } from '../match-image.ts';
import { type Reading, sideOf } from './read-pick.ts';

/** Home, draw or away; with a line, where its market is a handicap. */
export function sidePick(reading: Reading): Pick | undefined {
  const { type, image } = reading;
  if (type.grading === 'finishing-place' || type.grading === 'head-to-head') {
    return participantPick(reading);
  }
  const of = sideOf(reading);
  if (!of) return undefined;
  return type.isHandicap ? handicapPick(reading) : plainSide(of, image.selection.line);
}

/** A line on a plain winner would be a handicap that its type does not know of. */
const plainSide = (kind: Side, line: number | null): Pick | undefined =>
  line === null ? { kind } : undefined;

/** One of several that are set against each other. */
function participantPick({ image: { selection, siblings } }: Reading): Pick | undefined {
  const { teamId } = selection;
  const others = siblings.filter(({ id }) => id !== selection.id).map((one) => one.teamId);
  const against = others.filter((id) => id !== null);
  if (teamId === null || against.length !== others.length) return undefined;
  return { kind: 'participant', participantId: teamId, against };
}

/**
 * The line of home and draw is the home team's, that of away its own; that of the market is the
 * home team's. Where the two deny each other nobody knows which was meant.
 */
export function handicapPick(reading: Reading): Pick | undefined {
  const { market, selection } = reading.image;
  const of = sideOf(reading);
  const { line } = selection;
  if (!of || line === null) return undefined;
  const ofHome = of === 'away' ? -line : line;
  const isDenied = market.line !== null && market.line !== ofHome;
  return isDenied ? undefined : { kind: 'handicap', of, line: line === 0 ? 0 : line };
}

/** Two of home, draw and away. The draw has no id, so one team alone stands with it. */
export function doubleChancePick({ image, sides }: Reading): Pick | undefined {
  const { teamId, secondTeamId, code } = image.selection;
  const first = teamOf(teamId, sides);
  const isWithDraw = secondTeamId === null && (code ?? '').split(' ').includes('#D');
  const second = isWithDraw ? 'draw' : teamOf(secondTeamId, sides);
  if (!first || !second || first === second) return undefined;
  return { kind: 'any-of', of: [{ kind: first }, { kind: second }] };
}
