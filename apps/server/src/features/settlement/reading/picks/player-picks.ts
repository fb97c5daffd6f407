import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { teamOf } from '../match-image.ts';
import type { Reading } from './read-pick.ts';
import { scorePick } from './score-picks.ts';

/** A team is no player. */
export function playerPick({ image: { selection }, sides }: Reading): Pick | undefined {
  const { teamId } = selection;
  if (teamId === null || teamOf(teamId, sides)) return undefined;
  return { kind: 'player', playerId: teamId };
}

/** Whoever is not listed by name. */
export function otherPlayerPick({ image: { siblings } }: Reading): Pick | undefined {
  const players = siblings.filter(({ typeId }) => typeId === outcomeTypes.player);
  const listed = players.flatMap(({ teamId }) => teamId ?? []);
  const isKnown = listed.length > 0 && listed.length === players.length;
  return isKnown ? { kind: 'other-player', listed } : undefined;
}

/** Scorer and score, in the order of the types that are put together. */
export function playerAndScorePick(reading: Reading): Pick | undefined {
  const player = playerPick(reading);
  const score = scorePick(reading);
  return player && score && { kind: 'all-of', of: [player, score] };
}
