import { z } from 'zod';
import { id, visibleText } from '../../fields.ts';

export { COUNT_MAX } from '../../constants/operations/lists.ts';

/** What a deed came to: above its limit it is only proposed, and another person does it. */
export const deed = z.object({
  outcome: z.enum(['done', 'proposed']),
  proposal_id: id.nullable(),
});

/** Asked for on every change of somebody's money, rights or freedom, and kept with it. */
export const reason = visibleText(200).min(1);

/** `0712•••101`: whole numbers travel only by `subscriber/reveal_phone`, which is logged. */
export const maskedPhone = z.string().regex(/^$|^\d{0,4}•••\d{0,3}$/);

/** Who did or made something, by number and name; null for the house itself. */
export const person = z.object({ id, name: z.string() });

/** What became of each id of a deed on many. */
export const bulkAnswer = z.array(
  z.object({
    id,
    outcome: z.enum(['done', 'refused']),
    /** Why not, in the administrator's language; empty when it was done. */
    message: z.string(),
  }),
);

export const bulkIds = z.array(id).min(1).max(200);

export const sortOrder = z.enum(['asc', 'desc']).default('desc');

/** An account's name in the office. */
export const account = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._@-]{1,59}$/);

export const personName = visibleText(60).min(1);

/** 255 and nine digits, or empty. */
export const officePhone = z.union([z.literal(''), z.string().regex(/^255\d{9}$/)]);
