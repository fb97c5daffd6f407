import { participantTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf } from '../../chance.ts';
import type { Contestant, MatchPlan } from '../../model/match-model.ts';
import type { Competition } from '../competitions/competition.ts';
import { competitions } from '../competitions/competitions.ts';
import { type Country, countries } from '../countries.ts';
import type { Fixture } from '../programme/fixture.ts';
import { squadOf } from './people.ts';
import { realPlayers } from './real-squads.ts';

const FOOTBALL = 1;
const SQUAD_SIZE = 8;
const STRONGEST = 0.9;

/** Where a club plays at home: cups of several nations do not tell. */
const homeCountries = new Map(
  competitions
    .filter(({ place, contestants }) => countries.has(place) && contestants === 'clubs')
    .flatMap(({ sportId, place, teams }) => teams.map((team) => [`${sportId}/${team}`, place])),
);

export function homeCountryOf(competition: Competition, team: string): Country | undefined {
  if (competition.contestants === 'nations') return countries.get(team);
  return countries.get(homeCountries.get(`${competition.sportId}/${team}`) ?? competition.place);
}

export function participantTypeOf({ contestants }: Competition): number {
  return contestants === 'people' ? participantTypes.human : participantTypes.team;
}

/** From the strongest to the weakest in even steps, as the table stood last. */
function strengthOf({ teams }: Competition, team: string): number {
  const place = Math.max(0, teams.indexOf(team));
  return STRONGEST - (2 * STRONGEST * place) / Math.max(1, teams.length - 1);
}

export function contestantOf(seed: string, competition: Competition, team: string): Contestant {
  const key = `${seed}/${competition.sportId}/${team}`;
  return {
    participantId: idOf('participant', key),
    name: team,
    strength: strengthOf(competition, team),
    players: competition.sportId === FOOTBALL ? playersOf(key, competition, team) : [],
  };
}

function playersOf(key: string, competition: Competition, team: string): Contestant['players'] {
  const pool = homeCountryOf(competition, team)?.names ?? 'english';
  const known = realPlayers[team] ?? [];
  const names = new Set([...known, ...squadOf(team, pool, SQUAD_SIZE)]);
  return [...names].slice(0, SQUAD_SIZE).map((name) => ({
    participantId: idOf('participant', `${key}/${name}`),
    name,
  }));
}

export function planOf(seed: string, { competition, home, away }: Fixture): MatchPlan {
  return {
    home: contestantOf(seed, competition, home),
    away: contestantOf(seed, competition, away),
    scoringFactor: competition.scoringFactor,
    isNeutral: competition.isNeutral,
    ...(competition.periodMinutes && { periodMinutes: competition.periodMinutes }),
  };
}
