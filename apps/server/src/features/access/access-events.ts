import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

const ownerKind = z.enum(['player', 'administrator', 'agent']);

/** Said after the commit, so that no process lets a revoked token in from memory. */
export const sessionsRevoked = defineTopic(
  'sessions-revoked',
  z.discriminatedUnion('of', [
    z.object({ of: z.literal('token'), tokenHash: z.string() }),
    z.object({ of: z.literal('owner'), kind: ownerKind, id: z.string() }),
    /** Permissions changed: everybody's are read again. */
    z.object({ of: z.literal('everyone') }),
  ]),
);
export type SessionsRevoked = z.infer<typeof sessionsRevoked.schema>;

const newNetwork = z.object({ administratorId: z.string(), network: z.string() });
export type NewNetwork = z.infer<typeof newNetwork>;

/** An administrator signed in from where they never did before; messaging tells them. */
export const administratorOnNewNetwork: Pick<
  Job<NewNetwork>,
  'name' | 'payload' | 'attemptsMax'
> = {
  name: 'administrator-on-new-network',
  payload: newNetwork,
  attemptsMax: 10,
};
