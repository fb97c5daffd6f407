import type { RacingChangedContent } from '@kipute/contract/socket';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../../platform/bus/bus.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { numberOnDay, type RacingRound } from './round-store.ts';

/** A round has come to its next phase, in whichever process; what pages see is read anew. */
export const racingRoundsChanged = defineTopic(
  'racing-rounds-changed',
  z.object({
    id: z.string(),
    issue: z.number(),
    phase: z.enum(['opened', 'started', 'ended', 'refunded']),
    result: z.array(z.number()),
    seed: z.string(),
  }),
);

type Moved = Pick<RacingRound, 'id' | 'result' | 'seed'>;

export const announceRound = (
  bus: Pick<Bus, 'publish'>,
  { id, result, seed }: Moved,
  phase: RacingChangedContent['phase'],
): Promise<void> =>
  bus.publish(racingRoundsChanged, {
    ...{ id: id.toString(), issue: numberOnDay(id), phase },
    ...{ result: [...(result ?? [])], seed: seed ?? '' },
  });

type Move = { readonly round: Moved; readonly phase: RacingChangedContent['phase'] };

export const announceMove = (
  tx: Transaction,
  bus: Pick<Bus, 'publish'>,
  { round, phase }: Move,
): void => afterCommit(tx, () => announceRound(bus, round, phase));
