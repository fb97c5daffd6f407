import type { BallPlace } from '@kipute/contract/calls/matches/one-match';
import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Fact, Match } from '../ports.ts';
import { countsNow } from './match-facts.ts';

const IN_PROGRESS = 2;
const ATTACK_FROM = 50;
const DANGEROUS_FROM = 75;

/**
 * Where the ball is, as the pitch is drawn. The provider tells it as the team sees it that has the
 * ball; the home side plays to the right here, so what the visitors tell is turned round (ODB-76).
 */
export function ballPlaceOf(
  facts: readonly Fact[],
  { status, homeId, awayId }: Match,
): BallPlace | null {
  const fact = facts.find((one) => one.typeId === eventInfoTypes.ball && countsNow(one));
  if (status !== IN_PROGRESS || !fact) return null;
  const { team1Id, number1: depth, number2: across } = fact;
  const isHome = team1Id === homeId;
  if (team1Id === null || !(isHome || team1Id === awayId)) return null;
  if (depth === null || across === null) return null;
  const place = (told: number) => Math.min(100, Math.max(0, isHome ? told : 100 - told));
  return {
    side: isHome ? 'home' : 'away',
    attack: attackAt(depth),
    x: place(depth),
    y: place(across),
  };
}

function attackAt(depth: number): BallPlace['attack'] {
  if (depth < ATTACK_FROM) return 'safe';
  return depth < DANGEROUS_FROM ? 'attack' : 'dangerous';
}
