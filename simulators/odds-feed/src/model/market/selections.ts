import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Contestant, MatchPlan, Side } from '../match-model.ts';
import type { Selection } from './market.ts';

export const sides: readonly Side[] = ['home', 'away'];

export function sideOf(plan: MatchPlan, participantId: string | undefined): Side {
  return participantId === plan.away.participantId ? 'away' : 'home';
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

const codeOf = (contestant: Contestant) => `#P${contestant.participantId}`;

/** The team as winner of whatever the market asks; `typeId` when it is not a plain winner. */
export function team(plan: MatchPlan, side: Side, typeId: number = outcomeTypes.winner): Selection {
  const contestant = plan[side];
  return {
    key: side,
    outcome: {
      typeId,
      paramParticipantId1: contestant.participantId,
      code: codeOf(contestant),
      name: contestant.name,
    },
  };
}

export const draw: Selection = {
  key: 'draw',
  outcome: { typeId: outcomeTypes.draw, code: '#D', name: 'Draw' },
};

/** Home, draw, away. */
export function threeWay(plan: MatchPlan): readonly Selection[] {
  return [team(plan, 'home'), draw, team(plan, 'away')];
}

export function twoWay(plan: MatchPlan, typeId?: number): readonly Selection[] {
  return [team(plan, 'home', typeId), team(plan, 'away', typeId)];
}

/** A team, nobody, the other team. */
export function teamOrNone(plan: MatchPlan, noneName: string): readonly Selection[] {
  const none = { key: 'none', outcome: { typeId: outcomeTypes.none, name: noneName } };
  return [
    team(plan, 'home', outcomeTypes.nextTeam),
    none,
    team(plan, 'away', outcomeTypes.nextTeam),
  ];
}

/** Home or draw, home or away, draw or away. */
export function doubleChances(plan: MatchPlan): readonly Selection[] {
  const { home, away } = plan;
  const typeId = outcomeTypes.doubleChance;
  return [
    {
      key: 'home-draw',
      outcome: {
        typeId,
        paramParticipantId1: home.participantId,
        code: `${codeOf(home)} #OR #D`,
        name: `${home.name} or Draw`,
      },
    },
    {
      key: 'home-away',
      outcome: {
        typeId,
        paramParticipantId1: home.participantId,
        paramParticipantId2: away.participantId,
        code: `${codeOf(home)} #OR ${codeOf(away)}`,
        name: `${home.name} or ${away.name}`,
      },
    },
    {
      key: 'draw-away',
      outcome: {
        typeId,
        paramParticipantId1: away.participantId,
        code: `#D #OR ${codeOf(away)}`,
        name: `Draw or ${away.name}`,
      },
    },
  ];
}

/** 2 stays `2`, 2.5 stays `2.5`: players' lists tell half lines by the point in the name. */
export function overUnder(
  line: number,
  overType: number = outcomeTypes.totalOver,
): readonly Selection[] {
  const underType = overType === outcomeTypes.totalOver ? outcomeTypes.totalUnder : overType;
  return [
    { key: 'over', outcome: { typeId: overType, paramFloat1: line, name: `Over ${line}` } },
    { key: 'under', outcome: { typeId: underType, paramFloat1: line, name: `Under ${line}` } },
  ];
}

export const yesNo: readonly Selection[] = [
  { key: 'yes', outcome: { typeId: outcomeTypes.yesNo, paramBoolean1: true, name: 'Yes' } },
  { key: 'no', outcome: { typeId: outcomeTypes.yesNo, paramBoolean1: false, name: 'No' } },
];

export const oddEven: readonly Selection[] = [
  { key: 'odd', outcome: { typeId: outcomeTypes.odd, name: 'Odd' } },
  { key: 'even', outcome: { typeId: outcomeTypes.even, name: 'Even' } },
];

const signed = (handicap: number) => (handicap > 0 ? `+${handicap}` : `${handicap}`);

export function withHandicap(selection: Selection, handicap: number): Selection {
  const { outcome } = selection;
  return {
    ...selection,
    outcome: { ...outcome, paramFloat1: handicap, name: `${outcome.name} (${signed(handicap)})` },
  };
}

/** Both teams with a handicap that is the home team's. */
export function handicapSides(
  plan: MatchPlan,
  handicap: number,
  typeId: number = outcomeTypes.handicapWinner,
): readonly Selection[] {
  // -0 would be written as "-0" in some places and as "0" in others.
  const mirrored = handicap === 0 ? 0 : -handicap;
  return [
    withHandicap(team(plan, 'home', typeId), handicap),
    withHandicap(team(plan, 'away', typeId), mirrored),
  ];
}

export function exactScore(home: number, away: number): Selection {
  const name = `${home}-${away}`;
  return {
    key: name,
    outcome: { typeId: outcomeTypes.scoreExact, paramFloat1: home, paramFloat2: away, name },
  };
}

/** A choice that is known by its words alone. */
export function named(name: string, typeId: number = outcomeTypes.named): Selection {
  const key = name.toLowerCase().replaceAll(/[^a-z0-9+]+/g, '-');
  return { key, outcome: { typeId, paramString1: name, name } };
}

/** Counts as ranges: `0-1`, `2`, `7+`. */
export function countRange(least: number, most: number): Selection {
  const name = rangeName(least, most);
  return {
    key: name,
    outcome: {
      typeId: outcomeTypes.range,
      paramFloat1: least,
      ...(Number.isFinite(most) ? { paramFloat2: most } : {}),
      name,
    },
  };
}

function rangeName(least: number, most: number): string {
  if (!Number.isFinite(most)) return `${least}+`;
  return least === most ? `${least}` : `${least}-${most}`;
}
