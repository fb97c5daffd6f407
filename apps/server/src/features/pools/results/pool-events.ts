import { z } from 'zod';
import { defineTopic } from '../../../platform/bus/bus.ts';

/** Published after a commit, so that open pages look again at an issue and its tickets. */
export const poolIssueChanged = defineTopic(
  'pool-issue-changed',
  z.object({
    issueId: z.string(),
    what: z.enum(['results', 'settled', 'cancelled', 'refunded']),
  }),
);
