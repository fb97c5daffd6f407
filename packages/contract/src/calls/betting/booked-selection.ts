import { z } from 'zod';
import { id } from '../../fields.ts';
import { outcome } from '../matches/match-info.ts';

/** Blank when nobody knows the match any more. */
const idOrBlank = id.or(z.literal(''));

/**
 * A selection in the form of a bet slip. `open` can be bet on now. `closed` is known and cannot be
 * bet on at this moment. `gone` will not come back; its names are those of the day it was booked.
 */
export const bookedSelection = outcome.omit({ typeId: true, paramParticipantId1: true }).extend({
  typeName: z.string(),
  team_home_id: idOrBlank,
  team_away_id: idOrBlank,
  state: z.enum(['open', 'closed', 'gone']),
});
export type BookedSelection = z.output<typeof bookedSelection>;
