import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import type { Sides } from './market-type.ts';
import { outcomeTypes } from './outcome-types.ts';

/** What fits on a button: teams become 1 and 2 where a name is made of several of them. */
export function selectionSign({ name, typeId }: Outcome, sides: Sides): string {
  if (typeId === outcomeTypes.doubleChance) return doubleChanceSign(name, sides);
  if (typeId === outcomeTypes.halfTimeFullTime || typeId === outcomeTypes.combination) {
    return shortened(name, sides);
  }
  return name;
}

function doubleChanceSign(name: string, { home, away, draw }: Sides): string {
  const sign = [
    name.includes(home.name) && '1',
    name.includes(draw) && 'X',
    name.includes(away.name) && '2',
  ].filter(Boolean);
  return sign.length === 2 ? sign.join('') : name;
}

/** The longer name first: one team may be called as another begins. */
function shortened(name: string, { home, away, draw }: Sides): string {
  const signs = [
    [home.name, '1'],
    [away.name, '2'],
    [draw, 'X'],
  ] as const;
  return [...signs]
    .sort(([one], [other]) => other.length - one.length)
    .reduce((text, [long, short]) => text.replaceAll(long, short), name);
}
