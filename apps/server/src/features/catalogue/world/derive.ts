import type { Kind } from '../kinds.ts';
import {
  type AnyHeld,
  type Held,
  type HeldCompetition,
  type HeldMatch,
  oddsOf,
  statusOf,
} from './held.ts';
import { listOf, type World } from './world.ts';

const HOME = 1;
const AWAY = 2;

/** What follows from a record that came, changed or is about to go. */
type Derivation = {
  readonly stands: (world: World, record: AnyHeld) => void;
  readonly goes: (world: World, record: AnyHeld) => void;
};

function deriveCountry(world: World, competition: Held<'event'>): void {
  const league = competition.leagueId === null ? null : world.held.league.get(competition.leagueId);
  competition.countryId = competition.venueCountryId ?? league?.countryId ?? null;
}

function deriveSides(world: World, matchId: string): void {
  const match = world.held.event.get(matchId);
  if (!match) return;
  const sides = listOf(world, 'side', { field: 'matchId', of: matchId });
  match.homeId = sides.find((side) => side.role === HOME)?.teamId;
  match.awayId = sides.find((side) => side.role === AWAY)?.teamId;
}

const nothing = () => {};
const nameKey = ({ about, entityId }: Held<'translation'>) => `${about}:${entityId}`;

const derivations: { readonly [K in Kind]?: Derivation } = {
  league: {
    stands: (world, league) => {
      for (const competition of world.competitions.values()) {
        if (competition.leagueId === league.id) deriveCountry(world, competition);
      }
    },
    goes: nothing,
  },
  event: {
    stands: (world, record) => {
      const event = record as Held<'event'>;
      if (event.isMatch) {
        world.matches.set(event.id, event as HeldMatch);
        return;
      }
      deriveCountry(world, event);
      world.competitions.set(event.id, event as HeldCompetition);
    },
    goes: (world, event) => {
      world.matches.delete(String(event.id));
      world.competitions.delete(String(event.id));
    },
  },
  side: {
    stands: (world, side) => deriveSides(world, (side as Held<'side'>).matchId),
    goes: (world, side) => deriveSides(world, (side as Held<'side'>).matchId),
  },
  selection: {
    stands: (world, { id, matchId }) => {
      const offers = listOf(world, 'offer', { field: 'selectionId', of: String(id) });
      for (const offer of offers) offer.matchId = String(matchId);
    },
    goes: nothing,
  },
  offer: {
    stands: (world, record) => {
      const offer = record as Held<'offer'>;
      offer.status = statusOf(offer);
      offer.odds = oddsOf(offer);
      offer.matchId ||= world.held.selection.get(offer.selectionId)?.matchId ?? '';
    },
    goes: (_world, offer) => {
      offer.matchId = '';
    },
  },
  translation: {
    stands: (world, record) => {
      const translation = record as Held<'translation'>;
      world.swahiliNames.set(nameKey(translation), translation.name);
    },
    goes: (world, record) => {
      world.swahiliNames.delete(nameKey(record as Held<'translation'>));
    },
  },
};

export const deriveStanding = (world: World, kind: Kind, record: AnyHeld): void =>
  derivations[kind]?.stands(world, record);

export const deriveGoing = (world: World, kind: Kind, record: AnyHeld): void =>
  derivations[kind]?.goes(world, record);
